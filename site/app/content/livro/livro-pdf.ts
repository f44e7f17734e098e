/** Address of the e-book, and the name it is saved under. */
export const livroPdf = {
  path: "/documentos/chamado-para-a-plenitude.pdf",
  fileName: "chamado-para-a-plenitude.pdf",
} as const;

/** URL of the e-book and its download name. */
export const livroPdf = {
  path: "/documentos/chamado-para-a-plenitude.pdf",
  fileName: "chamado-para-a-plenitude.pdf",
} as const;

/** The policy's version. Consent records store the id; change it whenever the meaning of the text changes. */
export const versao = {
  id: "2026-11.6",
  data: "2026-11-19",
  vigencia: "19 de novembro de 2026",
} as const;

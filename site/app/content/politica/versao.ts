/** The policy's version. Consent records cite the id; change it whenever the meaning of the text changes. */
export const versao = {
  id: "2026-11",
  data: "2026-11-15",
  vigencia: "15 de novembro de 2026",
} as const;

/** What a score from 0 to 100 means. */
export const FAIXAS = {
  cuidado: { nome: "Precisa de cuidado", de: 0 },
  caminho: { nome: "No caminho", de: 45 },
  firme: { nome: "Firme", de: 70 },
} as const;

export type FaixaId = keyof typeof FAIXAS;

export function faixaOf(nota: number): FaixaId {
  if (nota >= FAIXAS.firme.de) return "firme";
  return nota >= FAIXAS.caminho.de ? "caminho" : "cuidado";
}

export const ESTADOS = {
  AC: "Acre",
  AL: "Alagoas",
  AP: "Amapá",
  AM: "Amazonas",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MT: "Mato Grosso",
  MS: "Mato Grosso do Sul",
  MG: "Minas Gerais",
  PA: "Pará",
  PB: "Paraíba",
  PR: "Paraná",
  PE: "Pernambuco",
  PI: "Piauí",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RS: "Rio Grande do Sul",
  RO: "Rondônia",
  RR: "Roraima",
  SC: "Santa Catarina",
  SP: "São Paulo",
  SE: "Sergipe",
  TO: "Tocantins",
} as const;

export type Estado = keyof typeof ESTADOS;

export function isEstadoValid(value: string): boolean {
  return Object.hasOwn(ESTADOS, normalizeEstado(value));
}

/**
 * The abbreviation, also from the state's name, which autofill may insert. Other text is returned unchanged and is
 * invalid.
 */
export function normalizeEstado(value: string): string {
  const letters = lettersOf(value);
  const match = Object.entries(ESTADOS).find(([, nome]) => lettersOf(nome) === letters);
  return match?.[0] ?? letters;
}

function lettersOf(value: string): string {
  return value
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
}

const WORDS = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"];

/** A count of people or promises in words up to ten. Counting stops at 10,000 in the database. */
export function quantas(count: number, genero: "f" | "m" = "f"): string {
  if (genero === "m" && (count === 1 || count === 2)) return count === 1 ? "um" : "dois";
  return WORDS[count] ?? (count >= 10_000 ? "mais de 9.999" : count.toLocaleString("pt-BR"));
}

/** The same at the start of a sentence. */
export function quantasStart(count: number): string {
  const word = quantas(count);
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

import { origin } from "./outbox/lead-origin.ts";

/** Adds the first town that this visit opened to its origin, by its path. */
export function rememberPraca(): void {
  const found = origin.read();
  if (found && !found.praca) origin.write({ ...found, praca: location.pathname });
}

import { origin } from "./outbox/lead-origin.ts";

/** Adds the tool that gave a result to the origin of this visit: its path, never a number. */
export function rememberFerramenta(): void {
  const found = origin.read();
  if (found) origin.write({ ...found, ferramenta: location.pathname });
}

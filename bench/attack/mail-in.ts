import { startTestCorreio } from "../../service/tests/use-correio.ts";

/** A real mail server for the answers of people, and the settings with which the service reads it. */
export async function startMailIn() {
  const { dovecot, deliver, stop } = await startTestCorreio();
  return { env: dovecot.env, deliver, stop };
}

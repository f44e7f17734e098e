import { object } from "valibot";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/**
 * Runs every Monday: the register is published on the second Sunday of the month. Only starts the load, which may take hours
 * and would outlive the lock of a job; it does nothing when the newest month is loaded.
 */
export const carregarFarmacias = defineJob({
  name: "carregar_farmacias",
  attempts: 3,
  priority: 0,
  lane: "leads",
  cron: "23 6 * * 1",
  schema: object({}),
  key: () => "carregar_farmacias",
  async run(_payload, { startReceita }: Pick<Resources, "startReceita">) {
    startReceita?.();
  },
});

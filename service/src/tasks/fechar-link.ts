import { object, string } from "valibot";
import { defineJob } from "../queue.ts";
import type { Resources } from "../resources.ts";

/** Closes a boleto's payment link that is no longer current; enqueued when its order changes. */
export const fecharLink = defineJob({
  name: "fechar_link",
  attempts: 20,
  priority: -10,
  lane: "confirming",
  schema: object({ link: string() }),
  key: ({ link }) => `link:${link}`,
  run: ({ link }, { asaas }: Pick<Resources, "asaas">) => asaas.closeLink(link),
});

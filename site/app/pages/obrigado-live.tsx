import { LiveThanks } from "~/features/resultado/live-thanks.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/obrigado-live",
    title: "Éden Grupo - Obrigado",
    description: "Recebemos o seu interesse.",
    noindex: true,
  });

export default function ObrigadoLive() {
  return <LiveThanks />;
}

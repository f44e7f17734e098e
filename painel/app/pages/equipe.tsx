import { useEu } from "~/clients/use-eu.ts";
import { EquipeLayout } from "~/features/equipe/equipe-layout.tsx";

export function Component() {
  return <EquipeLayout papel={useEu().membro.papel} />;
}

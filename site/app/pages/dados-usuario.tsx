import { DadosUsuario } from "~/features/dados-usuario/dados-usuario.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "~/pages/frames/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/dados-usuario",
    title: "Éden Grupo - Dados do Usuário",
    description: "Os dados de cadastro guardados neste aparelho.",
    noindex: true,
  });

export const handle: SiteHandle = { convite: false };

export default function DadosUsuarioPage() {
  return <DadosUsuario />;
}

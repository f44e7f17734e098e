import { DadosUsuario } from "~/features/dados-usuario/dados-usuario.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/dados-usuario",
    title: "Éden Grupo - Dados do Usuário",
    description: "Os dados de cadastro guardados neste aparelho.",
    noindex: true,
  });

export default function DadosUsuarioPage() {
  return <DadosUsuario />;
}

import { AppStoreLinks } from "~/features/edenapp/app-store-links.tsx";
import { CadastroResult } from "~/features/resultado/cadastro-result.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/cadastro-sucesso",
    title: "Éden Grupo - Cadastro Realizado",
    description: "Confirmação do cadastro no EdenApp.",
    noindex: true,
  });

export default function CadastroSucesso() {
  return <CadastroResult stores={<AppStoreLinks />} />;
}

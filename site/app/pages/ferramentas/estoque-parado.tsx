import { ferramentas } from "~/content/ferramentas.ts";
import { EstoqueTool } from "~/features/ferramentas/estoque/estoque-tool.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.estoque;

export const meta = () =>
  pageMeta({
    path,
    card: "ferramentas",
    title: `Éden Grupo - ${nome}`,
    description:
      "Leia o relatório de estoque da farmácia no próprio aparelho e veja quanto dinheiro está parado, a curva ABC e os vinte produtos por onde começar. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default EstoqueTool;

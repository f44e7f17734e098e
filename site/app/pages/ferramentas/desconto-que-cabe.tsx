import { ferramentas } from "~/content/ferramentas.ts";
import { DescontoTool } from "~/features/ferramentas/desconto/desconto-tool.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.desconto;

export const meta = () =>
  pageMeta({
    path,
    title: `Éden Grupo - ${nome}`,
    description:
      "Quantas unidades a mais a promoção precisa vender para a farmácia ganhar o mesmo, e até quanto de desconto cabe. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default DescontoTool;

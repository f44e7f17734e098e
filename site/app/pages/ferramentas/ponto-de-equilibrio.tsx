import { ferramentas } from "~/content/ferramentas.ts";
import { EquilibrioTool } from "~/features/ferramentas/equilibrio/equilibrio-tool.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.equilibrio;

export const meta = () =>
  pageMeta({
    path,
    title: `Éden Grupo - ${nome}`,
    description:
      "Quanto a farmácia precisa vender por dia aberto para pagar o mês, com o Simples Nacional, o monofásico e a substituição. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default EquilibrioTool;

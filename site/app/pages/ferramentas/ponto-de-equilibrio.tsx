import { ferramentas } from "~/content/ferramentas.ts";
import { equilibrio } from "~/features/ferramentas/equilibrio/equilibrio.tsx";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.equilibrio;

export const meta = () =>
  pageMeta({
    path,
    card: "ferramentas",
    title: `Éden Grupo - ${nome}`,
    description:
      "Quanto a farmácia precisa vender por dia aberto para pagar o mês, com o Simples Nacional, o monofásico e a substituição. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default () => <Ferramenta de={equilibrio} />;

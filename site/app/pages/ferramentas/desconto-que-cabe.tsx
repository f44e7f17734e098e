import { ferramentas } from "~/content/ferramentas.ts";
import { desconto } from "~/features/ferramentas/desconto/desconto.tsx";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.desconto;

export const meta = () =>
  pageMeta({
    path,
    card: "ferramentas",
    title: `Éden Grupo - ${nome}`,
    description:
      "Quantas unidades a mais a promoção precisa vender para a farmácia ganhar o mesmo, e até quanto de desconto cabe. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default () => <Ferramenta de={desconto} />;

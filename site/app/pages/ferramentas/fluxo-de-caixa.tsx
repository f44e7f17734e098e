import { ferramentas } from "~/content/ferramentas.ts";
import { Ferramenta } from "~/features/ferramentas/ferramenta.tsx";
import { fluxo } from "~/features/ferramentas/fluxo/fluxo.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.fluxo;

export const meta = () =>
  pageMeta({
    path,
    card: "ferramentas",
    title: `Éden Grupo - ${nome}`,
    description:
      "O caixa da farmácia nas próximas 13 semanas, com folha, FGTS e 13º na data certa: em que semana o dinheiro aperta. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default () => <Ferramenta de={fluxo} />;

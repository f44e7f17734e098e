import { ferramentas } from "~/content/ferramentas.ts";
import { FluxoTool } from "~/features/ferramentas/fluxo/fluxo-tool.tsx";
import { pageMeta } from "~/head/page-meta.ts";

const { nome, path } = ferramentas.fluxo;

export const meta = () =>
  pageMeta({
    path,
    title: `Éden Grupo - ${nome}`,
    description:
      "O caixa da farmácia nas próximas 13 semanas, com folha, FGTS e 13º na data certa: em que semana o dinheiro aperta. Grátis, sem cadastro.",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: nome, path },
    ],
  });

export default FluxoTool;

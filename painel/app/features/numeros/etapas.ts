import { AREAS } from "@eden/domain/diagnostico/areas";
import { CADASTRO_INICIAL, cadastroJornada } from "@eden/domain/jornadas/cadastro";
import { EDIFICACAO_INICIAL, edificacaoJornada } from "@eden/domain/jornadas/edificacao";
import { LIVE_INICIAL, liveJornada } from "@eden/domain/jornadas/live";
import { PLENITUDE_INICIAL, plenitudeJornada } from "@eden/domain/jornadas/plenitude";
import type { Saida } from "~/clients/rpc.ts";

type Formulario = Saida<"numeros_formularios">["formularios"][number];
export type Etapa = Formulario["etapas"][number] & { titulo: string };

/** Stored when a form was saved, and by no free tool. */
const SAVED = 100;

interface Nome {
  nome: string;
  /** Titles of the steps; a form without steps is counted at the first touch. */
  titulos?: string[];
}

const titulos = (etapas: readonly { titulo: string }[]) => etapas.map(({ titulo }) => titulo);

/** The steps of a free tool, which saves nothing. */
const FERRAMENTA = ["Primeiro toque", "Resultado", "Impresso ou enviado", "Próximo passo"];

/** The forms and tools of the site by the page they are on. */
const FORMULARIOS: Record<string, Nome> = {
  "/registro-edenapp": { nome: "EdenApp", titulos: titulos(cadastroJornada.etapas(CADASTRO_INICIAL)) },
  "/formulario-live": { nome: "Live", titulos: titulos(liveJornada.etapas(LIVE_INICIAL)) },
  "/registro-plenitude": { nome: "Plenitude", titulos: titulos(plenitudeJornada.etapas(PLENITUDE_INICIAL)) },
  "/registro-edificacao": { nome: "Edificação", titulos: titulos(edificacaoJornada.etapas(EDIFICACAO_INICIAL)) },
  "/registro-mentoria-imersao": { nome: "Mentoria, Imersão" },
  "/registro-despertar": { nome: "Despertar" },
  // One step per area, by the first word of its name: eight titles are side by side.
  "/diagnostico-gestao": {
    nome: "Diagnóstico",
    titulos: Object.values(AREAS).map(({ nome }) => nome.split(" ")[0] ?? nome),
  },
  "/ferramentas/ponto-de-equilibrio": { nome: "Ponto de equilíbrio", titulos: FERRAMENTA },
  "/ferramentas/desconto-que-cabe": { nome: "Desconto que cabe", titulos: FERRAMENTA },
  "/ferramentas/estoque-parado": { nome: "Estoque parado", titulos: FERRAMENTA },
  "/ferramentas/fluxo-de-caixa": { nome: "Fluxo de caixa", titulos: FERRAMENTA },
  "/ferramentas/meses": { nome: "Os meus meses" },
  "/educacao": { nome: "Livro" },
  "/contato": { nome: "Contato" },
};

export const nomeDoFormulario = (pagina: string) => FORMULARIOS[pagina]?.nome ?? pagina;

/** The steps of a form with their titles. */
export function etapasOf({ pagina, etapas }: Formulario): Etapa[] {
  const known = FORMULARIOS[pagina]?.titulos;
  return etapas.map((etapa) => {
    if (etapa.etapa === SAVED) return { ...etapa, titulo: known ? "Pronto" : "Enviado" };
    return { ...etapa, titulo: known ? (known[etapa.etapa - 1] ?? `Etapa ${etapa.etapa}`) : "Primeiro toque" };
  });
}

/** Who left between a step and the next one; the place where most left has `most`. */
export function saidasOf(etapas: readonly Etapa[]): { quantas: number; de: number; most: boolean }[] {
  const saidas = etapas.slice(1).map((etapa, index) => {
    const de = etapas[index]?.agora ?? 0;
    return { quantas: de - etapa.agora, de };
  });
  const most = Math.max(...saidas.map(({ quantas }) => quantas));
  const place = saidas.findIndex(({ quantas }) => quantas === most);
  // With one way out there is nothing to compare.
  return saidas.map((saida, index) => ({ ...saida, most: saidas.length > 1 && most > 0 && index === place }));
}

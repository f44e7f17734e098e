import { AREAS, type AreaId } from "./areas.ts";
import { type FaixaId, faixaOf } from "./faixas.ts";
import { type Fraca, fracaOf } from "./fraca.ts";
import { type NivelIndicado, nivelOf } from "./nivel.ts";
import { PASSOS, type Passos } from "./passos.ts";
import { type AreaNota, grauOf, type PerguntaGraduada, score } from "./pontuacao.ts";
import { type Respostas, respostaKey } from "./respostas.ts";

export type PerguntaDoResultado = PerguntaGraduada & { texto: string };

/** One answer that can be improved, and how. */
export type Cuidado = { id: number; area: AreaId; pergunta: string; resposta: string; grau: number; passos: Passos };

export type Resultado = {
  geral: number;
  faixa: FaixaId;
  titulo: string;
  areas: AreaNota[];
  /** Null if no question answered has an area. */
  fraca: Fraca | null;
  /** Up to three areas to start with, each with its most urgent item. */
  comecar: (AreaNota & { cuidado: Cuidado | null })[];
  /** Every low-scoring answer, worst area first, and within an area the most urgent first. */
  baixas: Cuidado[];
  nivel: NivelIndicado;
};

const COMECAR_MAX = 3;
/** The lower half of a question's options. */
const GRAU_BAIXO = 0.5;

/** The data of the results page, the printed report and the team's e-mail. Null if nothing was answered. */
export function resultadoOf(perguntas: readonly PerguntaDoResultado[], respostas: Respostas): Resultado | null {
  const { geral, areas } = score(perguntas, respostas);
  if (geral === null) return null;
  const cuidados = areas.flatMap(({ area }) => cuidadosOf(area, perguntas, respostas));
  const comecar = areas
    .filter(({ nota }) => nota < 100)
    .slice(0, COMECAR_MAX)
    .map((item) => ({ ...item, cuidado: cuidados.find(({ area }) => area === item.area) ?? null }));
  return {
    geral,
    faixa: faixaOf(geral),
    titulo: tituloOf(geral, areas),
    areas,
    fraca: fracaOf(areas),
    comecar,
    baixas: cuidados.filter(({ grau }) => grau < GRAU_BAIXO),
    nivel: nivelOf(geral, comecar),
  };
}

/** The area's answers below the best option, lowest first. */
function cuidadosOf(area: AreaId, perguntas: readonly PerguntaDoResultado[], respostas: Respostas): Cuidado[] {
  const found = perguntas.flatMap((pergunta) => {
    const grau = pergunta.area === area ? grauOf(pergunta, respostas) : null;
    const passos = PASSOS[pergunta.id];
    if (grau === null || grau >= 1 || !passos) return [];
    const { id, texto } = pergunta;
    return [{ id, area, pergunta: texto, resposta: respostas[respostaKey(pergunta)] ?? "", grau, passos }];
  });
  return found.sort((one, other) => one.grau - other.grau || one.id - other.id);
}

const ABERTURA: Record<FaixaId, string> = {
  cuidado: "Hora de cuidar da raiz.",
  caminho: "Raiz formada.",
  firme: "Raiz firme.",
};
const QUANTAS = [
  "",
  "Uma área pede",
  "Duas áreas pedem",
  "Três áreas pedem",
  "Quatro áreas pedem",
  "Cinco áreas pedem",
];

function tituloOf(geral: number, areas: readonly AreaNota[]): string {
  const fracas = areas.filter(({ nota }) => faixaOf(nota) === "cuidado").length;
  const opening = ABERTURA[faixaOf(geral)];
  if (fracas === areas.length) return `${opening} Um passo de cada vez.`;
  if (fracas === 0) return `${opening} Nenhuma área pede cuidado urgente.`;
  return `${opening} ${QUANTAS[fracas] ?? "Seis áreas pedem"} cuidado agora.`;
}

export const nomeDaArea = (area: AreaId) => AREAS[area].nome;

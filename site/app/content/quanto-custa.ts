import type { Nivel, NivelId } from "@eden/domain/catalogo/niveis";
import { MESES_ACESSO } from "@eden/domain/catalogo/precos";
import { GESTAO_E_ANALISE } from "@eden/domain/catalogo/recursos";
import { empresa } from "./empresa.ts";
import {
  ateComecar,
  encontrosDaMentoria,
  MESES_DA_MENTORIA,
  proximaImersao,
  proximaMentoria,
  turma,
} from "./encontros.ts";
import { precos } from "./precos.ts";

/** In place of a price: the consultant states it. */
export const proposta = `Proposta ${empresa.atendimento.proposta}`;

/** The helper of three questions. */
export const ajudaParaEscolher = "/planos#ajuda";

export const gruposDeNiveis: Record<Nivel["tipo"], string> = {
  Formato: "Formatos: para aprender",
  Pacote: "Pacotes: para transformar a loja",
};

interface Oferta {
  oQueE: string;
  paraQuem: string;
  tempo: string;
  /** The next one, and the class of these words. */
  turma?: [words: string, className: string];
}

const [presencial, online] = encontrosDaMentoria;

export const ofertas: Record<NivelId, Oferta> = {
  "eden-app": {
    oQueE: "Mais de 30 aulas no celular, transmissões ao vivo, material e comunidade",
    paraQuem: "para aprender no próprio ritmo",
    tempo: `${MESES_ACESSO} meses, quando quiser`,
  },
  imersao: {
    oQueE: "Palestras, demonstrações e um plano de 30 dias.",
    turma: [turma(proximaImersao), ateComecar.imersao],
    paraQuem: "para parar e planejar",
    tempo: "2 dias",
  },
  mentoria: {
    oQueE: `${presencial.quantidade} ${presencial.rotulo} e ${online.quantidade} online.`,
    turma: [turma(proximaMentoria), ateComecar.mentoria],
    paraQuem: "para ter orientação mês a mês",
    tempo: `${MESES_DA_MENTORIA} meses`,
  },
  despertar: {
    oQueE: "EdenApp + Imersão",
    paraQuem: "para começar a organizar a loja",
    tempo: "2 dias e aulas",
  },
  edificacao: {
    // The plan includes every management row of the comparison.
    oQueE: `Mentoria, até ${GESTAO_E_ANALISE.length} ferramentas de gestão e Consultoria Orientativa`,
    paraQuem: "para decidir com números e orientação",
    tempo: `${MESES_DA_MENTORIA} meses`,
  },
  plenitude: {
    oQueE: "EdenApp, ferramentas, Consultoria Transformadora, marca e convenção anual",
    paraQuem: "para crescer com marca e ajuda na execução",
    tempo: "a combinar",
  },
};

interface Passo {
  label: string;
  /** Accessible name: the label with the product. */
  nome: string;
  to: string;
}

/** What to do first. The card of the App sells it; here the free account comes first. */
export function firstPasso(nivel: Nivel): Passo {
  if (nivel.id === "eden-app") {
    return { label: "Criar a conta", nome: "Criar a conta do EdenApp", to: "/registro-edenapp" };
  }
  return { label: nivel.buttonText, nome: buttonName(nivel), to: nivel.link };
}

/** Accessible name of a nivel's button: several buttons of a page have the same label. */
export function buttonName({ buttonText, showButtonIcon, titulo }: Nivel): string {
  return `${buttonText}${showButtonIcon ? " sobre" : ":"} ${titulo}`;
}

/** Price of a nivel in one line. */
export const precoDoNivel = (id: NivelId) =>
  id === "eden-app" ? `${precos.gratuito} ou ${precos.parcelas}` : proposta;

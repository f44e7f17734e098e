import { RECURSOS } from "@eden/domain/catalogo/recursos";
import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaText } from "@eden/domain/diagnostico/fraca";
import type { Cuidado, Resultado } from "@eden/domain/diagnostico/resultado";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { joinNomes } from "@eden/domain/join-nomes";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Block, Fact } from "./letter.ts";
import { momentOf, teamLetter } from "./team-letter.ts";

interface Diagnostico {
  id: string;
  cnpj: string;
  criadoEm: Date;
  resultado: Resultado;
}

/** The report that the owner sees on the last page, for the consultant who will call. Contains no CPF. */
export function diagnosticoNoticeEmail({ id, cnpj, criadoEm, resultado }: Diagnostico): Mail {
  const protocolo = protocoloOf(id);
  const { geral, titulo, areas, fraca, comecar, baixas, nivel } = resultado;
  const started = new Set(comecar.map(({ cuidado }) => cuidado?.id));
  const others = baixas.filter((cuidado) => !started.has(cuidado.id));
  return {
    subject: `Diagnóstico concluído: ${geral} de 100, pacote indicado ${nivel.nome} (${protocolo})`,
    ...teamLetter({
      title: "Uma farmácia concluiu o diagnóstico de gestão.",
      blocks: [
        titulo,
        {
          facts: [
            ["Protocolo", protocolo],
            ["CNPJ", formatCnpj(cnpj)],
            ["Nota geral", `${geral} de 100 (${FAIXAS[faixaOf(geral)].nome})`],
            ["Áreas", fraca ? fracaText(fraca) : "nenhuma"],
            ["Respondido em", momentOf(criadoEm)],
          ],
        },
        ...(areas.length > 0
          ? [{ heading: "Nota por área, da que mais pede cuidado à mais firme" }, areasBlock(areas)]
          : []),
        ...(comecar.length > 0 ? ["Por onde começar, como a loja leu na tela:"] : []),
        ...comecar.flatMap(({ cuidado }) => (cuidado ? careBlocks(cuidado) : [])),
        ...(others.length > 0 ? othersBlocks(others) : []),
        { heading: `Pacote indicado: ${nivel.nome}` },
        nivelBlock(resultado),
      ],
    }),
  };
}

function areasBlock(areas: Resultado["areas"]): Block {
  return { facts: areas.map(({ area, nota }) => [AREAS[area].nome, `${nota} (${FAIXAS[faixaOf(nota)].nome})`]) };
}

function careBlocks({ area, resposta, passos }: Cuidado): Block[] {
  const facts: Fact[] = [
    ["Resposta", resposta],
    ["Hoje", passos.hoje],
    ["Esta semana", passos.semana],
    ["Este mês", passos.mes],
  ];
  return [{ heading: `${AREAS[area].nome}: ${passos.titulo}` }, { facts, sentences: true }];
}

function othersBlocks(others: Cuidado[]): Block[] {
  const facts = others.map(
    ({ area, resposta, passos }): Fact => [`${AREAS[area].nome}: ${passos.titulo}`, `${resposta}\n${passos.hoje}`],
  );
  return [{ heading: "Outras respostas que pedem cuidado" }, { facts, sentences: true }];
}

function nivelBlock({ nivel }: Resultado): Block {
  return {
    sentences: true,
    facts: [
      ["Por quê", nivel.porque],
      ...nivel.motivos.map(
        ({ area, nota, recursos }): Fact => [
          `${AREAS[area].nome} em ${nota}`,
          joinNomes(recursos.map((recurso) => RECURSOS[recurso])),
        ],
      ),
    ],
  };
}

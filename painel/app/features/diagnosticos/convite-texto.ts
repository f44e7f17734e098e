import { AREAS, QUANTIDADE_PERGUNTAS } from "@eden/domain/diagnostico/areas";
import { type Fraca, fracaOf } from "@eden/domain/diagnostico/fraca";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { joinNomes } from "@eden/domain/join-nomes";
import { primeiroNome } from "~/pessoas/nomes.ts";
import type { LojaLinha } from "./use-lojas.ts";

type LojaDoConvite = Pick<LojaLinha, "nome" | "responsavel" | "situacao" | "nota" | "nota_anterior" | "areas">;

/** The message that WhatsApp opens with: to answer, to remember, or to talk about the result. */
export function conviteTexto(loja: LojaDoConvite, autor: string): string {
  const oi = loja.responsavel ? `Oi, ${primeiroNome(loja.responsavel)}!` : "Oi!";
  const daLoja = loja.nome ? ` da ${loja.nome}` : " da sua loja";
  const eu = `Aqui é ${primeiroNome(autor)}, do ${EMPRESA.nome}.`;
  const entrar = `É só entrar com o CNPJ da loja e o seu CPF: ${EMPRESA.origem}/diagnostico-gestao/`;
  if (loja.situacao === "respondeu" && loja.nota !== null) return `${oi} ${eu} ${resultado(loja, loja.nota, daLoja)}`;
  if (loja.situacao === "convidada") {
    return `${oi} ${eu} Passando para lembrar do diagnóstico de gestão${daLoja}. O resultado sai na hora, com os primeiros passos de cada área. ${entrar}`;
  }
  return `${oi} ${eu} Queremos convidar você para o diagnóstico de gestão${daLoja}: são ${QUANTIDADE_PERGUNTAS} perguntas, e o resultado sai na hora, com os primeiros passos de cada área. ${entrar}`;
}

function resultado({ nota_anterior, areas }: LojaDoConvite, nota: number, daLoja: string): string {
  const era = nota_anterior === null ? "" : `, e antes eram ${nota_anterior}`;
  const fraca = cuidadoText(fracaOf(areas));
  return `Vi o diagnóstico${daLoja}: ${nota} de 100${era}.${fraca} Posso mostrar por onde começar, numa conversa?`;
}

function cuidadoText(fraca: Fraca | null): string {
  if (!fraca || fraca.status === "iguais") return "";
  const nomes = (fraca.status === "uma" ? [fraca.area] : fraca.areas).map((area) => AREAS[area].nome.toLowerCase());
  return ` O que mais pede cuidado agora ${nomes.length === 1 ? "é" : "são"} ${joinNomes(nomes)}, com ${fraca.nota}.`;
}

import { joinNomes } from "../join-nomes.ts";
import { faixaOf, placeAmong } from "./faixa.ts";
import { besideRatio, moradoresPorFarmacia } from "./leitura.ts";
import { countOf, formatNumero, formatParte, happened, ratioOf, spellOut } from "./numero.ts";
import type { Praca, PracaGrande } from "./praca.ts";

/** Sentences of the sections below the head, with **important** numbers. */

/** The place of the town among those of its size; undefined without ratio or class. */
export function readLugar(praca: Praca): string | undefined {
  const ratio = moradoresPorFarmacia(praca);
  if (!ratio || !praca.faixa) return undefined;
  const { longa } = faixaOf(praca.faixa.id);
  const [, p25 = 0, , p75 = 0] = praca.faixa.quantis;
  const place = placeAmong(ratio, praca.faixa.quantis);
  if (place === "dentro")
    return `Nas cidades ${longa}, metade tem entre ${formatNumero(p25)} e ${formatNumero(p75)}. ${praca.nome} está dentro dessa faixa.`;
  return `Em três de cada quatro cidades ${longa} há ${place === "abaixo" ? "mais" : "menos"} gente para cada farmácia.`;
}

export function readRedes({ nome, ativas, redes, redes_diferentes }: Praca): string {
  if (redes === 0) return `Nenhuma farmácia de ${nome} é de rede: todas são independentes ou de grupos pequenos.`;
  const share = (100 * redes) / ativas;
  const [independentes, deRede] = splitCem(share);
  const diferentes =
    redes_diferentes === 1 ? "São de **uma** rede só." : `São ${formatNumero(redes_diferentes)} redes diferentes.`;
  return `De cada 100 farmácias de ${nome}, **${independentes}** ${share > 98.5 && share <= 99.5 ? "é independente ou de grupo pequeno" : "são independentes ou de grupos pequenos"} e **${deRede}** ${share < 1.5 ? "é de rede" : "são de redes"}. ${diferentes}`;
}

/** Neither part is 0 while it exists. */
function splitCem(share: number): [string, string] {
  if (share < 0.5) return ["mais de 99", "menos de 1"];
  if (share > 99.5 && share < 100) return ["menos de 1", "mais de 99"];
  const deRede = Math.round(share);
  return [deRede === 100 ? "nenhuma" : String(100 - deRede), String(deRede)];
}

const sumOf = (anos: PracaGrande["anos"], from: number, to: number, column: 1 | 2 | 3 | 4) =>
  anos.filter(([ano]) => ano >= from && ano <= to).reduce((total, row) => total + row[column], 0);

/** The running year and the four before it. */
export function readFluxo({ anos, mes }: PracaGrande): string {
  const last = Number(mes.slice(0, 4));
  const tell = (count: number, one: string, many: string) => {
    if (count === 0) return `nenhuma ${one}`;
    return `${count === 1 ? one : many} **${formatNumero(count)}**`;
  };
  const abertas = tell(sumOf(anos, last - 4, last, 1), "abriu", "abriram");
  return `Desde ${last - 4} ${abertas} e ${tell(sumOf(anos, last - 4, last, 3), "encerrou", "encerraram")}.`;
}

/** Above this share of the closings of a year a clean-up of the register is told. */
const LIMPEZA = 0.2;
const MOST_YEARS = 5;

/** The clean-ups that would look like closings; undefined without any. */
export function readLimpezas({ nome, anos }: PracaGrande): string | undefined {
  const rows = anos.filter(([, , , encerradas, cadastro]) => cadastro > LIMPEZA * encerradas);
  if (rows.length === 0) return undefined;
  const count = rows.reduce((total, row) => total + row[4], 0);
  const when =
    rows.length > MOST_YEARS ? `${rows.length} anos desde 2012` : joinNomes(rows.map(([ano]) => String(ano)));
  const [declared, out] = count === 1 ? ["declarava", "Ela não entra"] : ["declaravam", "Elas não entram"];
  return `Em ${when} a Receita tirou do cadastro ${countOf(count, "farmácia", "farmácias")} de ${nome} que já não ${declared}. ${out}: a data é a da limpeza, não a do fechamento.`;
}

/** "5 de cada 10". */
export function tellDez(ativas: number, abertas: number): string {
  const dez = Math.round((10 * ativas) / abertas);
  if (dez === 0 && ativas > 0) return "menos de 1 de cada 10";
  return dez === 10 && ativas < abertas ? "quase todas" : `${dez} de cada 10`;
}

/** The share only with five or more, as the drawing: without `coorte` the numbers are told alone. */
export function readCoorte({ anos, coorte }: PracaGrande): string {
  const abertas = coorte?.abertas ?? sumOf(anos, 2016, 2020, 1);
  const ativas = coorte?.ativas ?? sumOf(anos, 2016, 2020, 2);
  if (abertas === 0) return "Nenhuma farmácia abriu entre 2016 e 2020.";
  const opened = abertas === 1 ? "Abriu 1 farmácia" : `Abriram ${formatNumero(abertas)} farmácias`;
  const today = happened(ativas, "continua ativa", "continuam ativas");
  return `${opened} entre 2016 e 2020. Hoje ${today}${coorte ? `: **${tellDez(ativas, abertas)}**` : ""}.`;
}

/** "7,9 anos"; below two years the noun is singular. */
export function formatIdade(idade: number): string {
  if (idade < 1) return "menos de 1 ano";
  return `${idade.toFixed(1).replace(".", ",")} ${idade < 2 ? "ano" : "anos"}`;
}

export function readIdade({ nome, ativas, detalhe }: PracaGrande): string {
  const simples = formatParte(detalhe.simples, ativas);
  const inSimples =
    detalhe.simples === 0 ? "Nenhuma está" : `${simples.charAt(0).toUpperCase()}${simples.slice(1)} estão`;
  return `Metade das farmácias de ${nome} tem até **${formatIdade(detalhe.idade_mediana)}** de CNPJ. ${inSimples} no Simples.`;
}

/** Towns with fewer than five pharmacies. */
export function readDesde2012({ abertas, encerradas }: { abertas: number; encerradas: number }): string {
  const opened = `${spellOut(abertas)} ${abertas > 1 ? "farmácias abriram" : "farmácia abriu"}`;
  return `Desde 2012, ${opened} e ${spellOut(encerradas)} ${encerradas > 1 ? "encerraram" : "encerrou"}.`;
}

/** The rule by which the similar towns were chosen. */
export function readParecidas({ nome, uf, parecidas, parecidas_por }: Praca): string {
  const count = spellOut(parecidas.length);
  if (parecidas_por === "populacao")
    return `Nenhuma cidade do estado tem tamanho parecido. Estas são as ${count} do país com população mais próxima.`;
  if (parecidas_por === "pais")
    return `As ${count} mais próximas no país, porque em ${uf} há menos de três desse tamanho.`;
  return `As ${count} mais próximas em ${uf} com população entre dois terços e uma vez e meia a de ${nome}.`;
}

export function readRegiao(praca: Pick<Praca, "regiao" | "populacao" | "mes">): string {
  const { nome, municipios, ativas, habitantes } = praca.regiao;
  const place = `Na região imediata de ${nome} (IBGE, ${countOf(municipios, "município", "municípios")})`;
  const inhabitants = habitantes ? ` para ${formatNumero(habitantes)} moradores` : "";
  if (ativas === 0) return `${place} não há farmácia ativa${inhabitants}.`;
  const ratio = habitantes ? `: ${formatNumero(ratioOf(habitantes, ativas))} por farmácia${besideRatio(praca)}` : "";
  return `${place} ${ativas === 1 ? "é" : "são"} ${countOf(ativas, "farmácia ativa", "farmácias ativas")}${inhabitants}${ratio}.`;
}

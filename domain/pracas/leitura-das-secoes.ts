import { faixaOf, placeAmong } from "./faixa.ts";
import { besideRatio, moradoresPorFarmacia, readMudancas } from "./leitura.ts";
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
  if (redes === 0)
    return "Nenhuma pertence a uma empresa com 5 lojas ou mais no país. Marcas de franquia e associação não aparecem no registro.";
  const share = (100 * redes) / ativas;
  const [outras, grandes] = splitCem(share);
  const diferentes =
    redes_diferentes === 1
      ? "São de **uma** empresa só."
      : `São ${formatNumero(redes_diferentes)} empresas diferentes.`;
  return `De cada 100 farmácias de ${nome}, **${outras}** ${share > 98.5 && share <= 99.5 ? "é loja única ou de grupo pequeno" : "são lojas únicas ou de grupos pequenos"} e **${grandes}** ${share < 1.5 ? "é" : "são"} de empresas com 5 lojas ou mais (mesmo começo de CNPJ). ${diferentes}`;
}

/** Neither part is 0 while it exists. */
function splitCem(share: number): [string, string] {
  if (share < 0.5) return ["mais de 99", "menos de 1"];
  if (share > 99.5 && share < 100) return ["menos de 1", "mais de 99"];
  const deRede = Math.round(share);
  return [deRede === 100 ? "nenhuma" : String(100 - deRede), String(deRede)];
}

const sumOf = (anos: PracaGrande["anos"], from: number, to: number, column: 1 | 2 | 3) =>
  anos.filter(([ano]) => ano >= from && ano <= to).reduce((total, row) => total + row[column], 0);

/** The running year and the four before it. */
export function readFluxo({ anos, mes }: PracaGrande): string {
  const last = Number(mes.slice(0, 4));
  const bold = (count: number) => `**${formatNumero(count)}**`;
  return `Desde ${last - 4}, ${readMudancas(sumOf(anos, last - 4, last, 1), sumOf(anos, last - 4, last, 3), bold)}.`;
}

/** What would look like closings; undefined below five, where everybody would know which. */
export const readCadastro = ({ cadastro }: PracaGrande): string | undefined =>
  cadastro === undefined
    ? undefined
    : `Desde 2012, **${formatNumero(cadastro)}** constam como inaptas, suspensas ou baixadas de ofício. Não entram na conta: a data é a do cadastro.`;

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
  const today = happened(ativas, "continua ativa no registro", "continuam ativas no registro");
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
export const readDesde2012 = ({ abertas, encerradas }: { abertas: number; encerradas: number }): string =>
  `Desde 2012, ${readMudancas(abertas, encerradas, spellOut)}.`;

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

/** Where customers and rivals come from: at most twelve, by inhabitants. */
export const readVizinhas = ({ vizinhas, regiao }: Pick<Praca, "vizinhas" | "regiao">) =>
  vizinhas.length < regiao.municipios
    ? `As ${spellOut(vizinhas.length)} mais populosas, de ${formatNumero(regiao.municipios)}.`
    : "Todas elas, por número de moradores.";

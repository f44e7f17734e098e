import {
  array,
  check,
  type InferOutput,
  integer,
  length,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  strictTuple,
  string,
  union,
} from "valibot";

const conta = pipe(number(), integer(), minValue(0));
const habitantes = pipe(number(), integer(), minValue(1));
const ano = pipe(number(), integer(), minValue(2012));
const nome = pipe(string(), regex(/^\p{L}[\p{L} .'’()-]*$/u));
const uf = pipe(string(), regex(/^[A-Z]{2}$/));
const slug = pipe(string(), regex(/^[a-z]+(-[a-z]+)*$/));
const parte = pipe(number(), minValue(0), maxValue(1));

/**
 * A place that holds several towns. `habitantes` is absent when no town of it has a known population; of a region, when
 * that of one town is unknown.
 */
const lugar = { habitantes: optional(habitantes), ativas: conta, redes: conta };

const parecida = strictObject({
  nome,
  uf,
  /** Absent in a build that has no page of this town: the sample. */
  slug: optional(slug),
  habitantes,
  ativas: conta,
  redes: conta,
  /** Great circle between the seats, in whole kilometres. */
  km: conta,
});

const vizinha = strictObject({ nome, slug: optional(slug), habitantes: optional(habitantes), ativas: conta });

/** `faixa` is absent when the population is. */
const comum = {
  ibge: pipe(number(), integer(), minValue(1100000), maxValue(5399999)),
  nome,
  uf,
  slug,
  /** Month of the register. */
  mes: pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** The pharmacies are invented: a page says so, and nothing of it is launched. */
  amostra: optional(literal(true)),
  populacao: optional(strictObject({ habitantes, ano })),
  unicas: conta,
  grupos: conta,
  redes: conta,
  redes_diferentes: conta,
  abertas_12: conta,
  encerradas_12: conta,
  /** `id` is absent while the list of regions has no codes. */
  regiao: strictObject({ id: optional(conta), nome, municipios: conta, ...lugar }),
  estado: strictObject({ municipios: conta, ...lugar }),
  brasil: strictObject(lugar),
  faixa: optional(
    strictObject({
      id: picklist([1, 2, 3, 4, 5, 6]),
      municipios: conta,
      /** Inhabitants per pharmacy: p10, p25, p50, p75, p90. */
      quantis: pipe(array(habitantes), length(5)),
      /** Share of chains in the median town. */
      redes: parte,
    }),
  ),
  parecidas: pipe(array(parecida), maxLength(5)),
  /** The largest towns of the immediate region, this one among them if it is one. */
  vizinhas: pipe(array(vizinha), maxLength(12)),
  parecidas_por: optional(picklist(["estado", "pais", "populacao"])),
};

const detalhe = strictObject({
  /** Active pharmacies of up to 2, 2 to 5, 5 to 10, 10 to 20 and over 20 years. */
  idades: pipe(array(conta), length(5)),
  idade_mediana: pipe(number(), minValue(0)),
  me: conta,
  epp: conta,
  demais: conta,
  sem_porte: conta,
  simples: conta,
  individuais: conta,
  manipulacao: conta,
  homeopatia: conta,
});

const pequena = strictObject({
  ...comum,
  ativas: pipe(conta, maxValue(4)),
  desde_2012: strictObject({ abertas: conta, encerradas: conta }),
});

const grande = strictObject({
  ...comum,
  ativas: pipe(conta, minValue(5)),
  /** Per year with an event: year, opened, of these active today, closed by the owner. */
  anos: array(strictTuple([ano, conta, conta, conta])),
  /** Taken out by the register since 2012; absent below five: in a small town everybody knows which. */
  cadastro: optional(pipe(conta, minValue(5))),
  /** Opened from 2016 to 2020; absent with fewer than five. */
  coorte: optional(strictObject({ abertas: pipe(conta, minValue(5)), ativas: conta })),
  detalhe,
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * A town as a market: counts only. With fewer than five pharmacies a year, an age, a size or a tax regime would describe
 * one of them, so the schema has no place for it.
 */
export const pracaSchema = pipe(
  union([pequena, grande]),
  check(({ unicas, grupos, redes, ativas }) => unicas + grupos + redes === ativas, "as três espécies somam as ativas"),
  check(({ populacao, faixa }) => !faixa || !!populacao, "sem população não há faixa"),
  check((praca) => !("detalhe" in praca) || sum(praca.detalhe.idades) === praca.ativas, "as idades somam as ativas"),
  check(
    (praca) =>
      !("detalhe" in praca) ||
      sum([praca.detalhe.me, praca.detalhe.epp, praca.detalhe.demais, praca.detalhe.sem_porte]) === praca.ativas,
    "os portes somam as ativas",
  ),
);

export type Praca = InferOutput<typeof pracaSchema>;
/** A town with five or more active pharmacies. */
export type PracaGrande = InferOutput<typeof grande>;

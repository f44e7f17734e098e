import type { Praca, PracaGrande } from "./praca.ts";

/** An invented town of the tests, with fields changed. Not checked: a test may ask for what the schema refuses. */
export function makePraca(
  changed: { [Field in keyof PracaGrande]?: PracaGrande[Field] | undefined } = {},
): PracaGrande {
  return { ...MARILIA, ...changed } as PracaGrande;
}

/** The same town with fewer than five pharmacies, all of them unique. */
export function makePequena(ativas: number, changed: Partial<Praca> = {}): Praca {
  const { anos, coorte, cadastro, detalhe, ...comum } = MARILIA;
  const desde_2012 = { abertas: 4, encerradas: 2 };
  return {
    ...comum,
    ativas,
    unicas: ativas,
    grupos: 0,
    redes: 0,
    redes_diferentes: 0,
    desde_2012,
    ...changed,
  } as Praca;
}

const parecida = { uf: "SP", habitantes: 199210, ativas: 165, redes: 41, km: 123 };

const MARILIA: PracaGrande = {
  ibge: 3529005,
  nome: "Marília",
  uf: "SP",
  slug: "marilia",
  mes: "2026-10",
  populacao: { habitantes: 242249, ano: 2025 },
  ativas: 183,
  unicas: 94,
  grupos: 18,
  redes: 71,
  redes_diferentes: 12,
  abertas_12: 14,
  encerradas_12: 16,
  anos: [
    [2015, 16, 7, 13],
    [2017, 11, 5, 7],
    [2026, 10, 10, 17],
  ],
  cadastro: 34,
  coorte: { abertas: 75, ativas: 37 },
  detalhe: {
    idades: [30, 42, 35, 40, 36],
    idade_mediana: 7.9,
    me: 97,
    epp: 34,
    demais: 51,
    sem_porte: 1,
    simples: 118,
    individuais: 27,
    manipulacao: 19,
    homeopatia: 3,
  },
  regiao: { id: 350013, nome: "Marília", municipios: 18, habitantes: 394516, ativas: 297, redes: 81 },
  estado: { municipios: 645, habitantes: 46081833, ativas: 33081, redes: 12075 },
  brasil: { habitantes: 213334479, ativas: 154927, redes: 46943 },
  faixa: { id: 5, municipios: 277, quantis: [889, 1018, 1260, 1576, 1919], redes: 0.355 },
  parecidas: [
    { ...parecida, nome: "Araçatuba", slug: "aracatuba" },
    { ...parecida, nome: "Rio Claro", slug: "rio-claro", km: 247 },
  ],
  vizinhas: [
    { nome: "Marília", slug: "marilia", habitantes: 242249, ativas: 183 },
    { nome: "Garça", slug: "garca", habitantes: 42110, ativas: 28 },
    { nome: "Vera Cruz", slug: "vera-cruz", habitantes: 10176, ativas: 1 },
    { nome: "Ocauçu", slug: "ocaucu", ativas: 0 },
  ],
  parecidas_por: "estado",
};

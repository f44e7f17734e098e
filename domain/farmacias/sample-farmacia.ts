import type { Farmacia } from "./farmacia.ts";

/** For tests: an invented pharmacy as the register has it. */
export const sampleFarmacia = (changes: Partial<Farmacia> = {}): Farmacia => ({
  cnpj: "27418936000193",
  matriz: true,
  nome_fantasia: "Drogaria Okamoto",
  razao_social: "Okamoto & Filhos Drogaria Ltda.",
  situacao: "ativa",
  situacao_em: "2009-03-02",
  inicio_em: "2009-03-02",
  logradouro: "Avenida Sampaio Vidal",
  numero: "418",
  complemento: null,
  cep: "17500020",
  bairro: "Centro",
  municipio: "Marília",
  uf: "SP",
  ibge: 3529005,
  slug: "marilia",
  mes: "2026-10-01",
  outras: [],
  ...changes,
});

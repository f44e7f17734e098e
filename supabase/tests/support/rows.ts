import { randomUUID } from "node:crypto";
import type { Inserts } from "../../../domain/banco/tables.ts";

/** A row that a test may make invalid. */
export type Row = { id: string; [column: string]: unknown };

type Valid<Table extends keyof Inserts> = Inserts[Table] & { id: string };

const PESSOA = { nome: "Maria da Conceição", email: "maria@farmacia.com.br", telefone: "11987654321" };
const LEAD = { ...PESSOA, consentimento_versao: "2026-11", preenchido_ms: 42_000 };
const EMPRESA = {
  cnpj: "12ABC34501DE35",
  razao_social: "Farmácia Conceição Ltda.",
  endereco: "Rua das Flores",
  numero: "100",
  bairro: "Centro",
  cidade: "São Paulo",
  estado: "SP",
} as const;

/** One valid row of every kind a visitor may send, each with a new id. */
export const VALID_ROWS: Record<string, () => Row> = {
  contato: (): Valid<"contato"> => ({
    ...LEAD,
    id: randomUUID(),
    sobrenome: "Souza",
    mensagem: "Quero conhecer a Éden.\nObrigada!",
  }),
  leadlive: (): Valid<"leadlive"> => ({ ...LEAD, id: randomUUID(), produto: "livro" }),
  plenitude: (): Valid<"inscricoes"> => ({
    ...LEAD,
    id: randomUUID(),
    programa: "plenitude",
    tipo_loja: "conversao",
    plano_interesse: "ritmo",
    cnpj: "11222333000181",
  }),
  edificacao: (): Valid<"inscricoes"> => ({
    ...LEAD,
    id: randomUUID(),
    programa: "edificacao",
    tipo_empresa: "matriz_filial",
    cnpj_matriz: "11222333000181",
    quantidade_lojas: 3,
    faturamento_mensal: "R$ 120 mil",
    plano_selecionado: "plano2",
  }),
  mentoria_imersao: (): Valid<"inscricoes"> => ({
    ...LEAD,
    id: randomUUID(),
    programa: "mentoria_imersao",
    mentoria: true,
    imersao: false,
  }),
  despertar: (): Valid<"inscricoes"> => ({ ...LEAD, id: randomUUID(), programa: "despertar" }),
  free: (): Valid<"cadastros_app"> => ({
    ...LEAD,
    id: randomUUID(),
    sobrenome: "Souza",
    cpf: "52998224725",
    tipo: "free",
    plano: "free",
  }),
  paid: (): Valid<"cadastros_app"> => ({
    ...LEAD,
    ...EMPRESA,
    id: randomUUID(),
    sobrenome: "Souza",
    cpf: "52998224725",
    tipo: "paid",
    plano: "avista",
  }),
};

export const TABLE_OF: Record<string, keyof Inserts> = {
  contato: "contato",
  leadlive: "leadlive",
  plenitude: "inscricoes",
  edificacao: "inscricoes",
  mentoria_imersao: "inscricoes",
  despertar: "inscricoes",
  free: "cadastros_app",
  paid: "cadastros_app",
};

export function validRow(kind: string): Row {
  const make = VALID_ROWS[kind];
  if (!make) throw new Error(`no valid row of ${kind}`);
  return make();
}

import { randomUUID } from "node:crypto";
import { totalOf } from "../../domain/catalogo/precos.ts";
import { cnpjCheckDigits } from "../../domain/documentos/cnpj.ts";
import { cpfCheckDigits } from "../../domain/documentos/cpf.ts";
import { type Caso, PAGAMENTOS, type Pagamento } from "./pagamentos.ts";
import type { Amostra, Fonte, When } from "./pessoas.ts";

/** CPF of the owners of the stores in supabase/seed.sql. */
const SEEDED_CPF = { 1: "52998224725", 2: "11144477735", 3: "12345678909", 4: "98765432100" };
/** How visitors came to the site. */
const VISITAS = [
  { utm_campaign: "live-novembro", utm_source: "instagram" },
  {},
  { utm_campaign: "margem-genericos", utm_source: "google" },
  { utm_campaign: "live-novembro", utm_source: "whatsapp" },
  { referrer: "https://www.google.com/" },
  { utm_campaign: "livro-novembro", utm_source: "instagram" },
  {},
];

export interface SampleRow {
  tabela: Fonte["tabela"];
  row: Record<string, unknown> & { id: string; criado_em: Date };
  /** Of an order. */
  pagamento?: Pagamento;
}

/** The rows that this person would have left, a paid sign-up with its order. `index` makes documents and telephones differ. */
export function sampleRows(amostra: Amostra, index: number, momentOf: (when: When) => Date): SampleRow[] {
  const rows = amostra.fontes.map((fonte) => sampleRow(amostra, fonte, index, momentOf(fonte)));
  const pedido = rows.find(({ tabela }) => tabela === "pedidos")?.row;
  for (const { row } of rows)
    if (pedido && row.tipo === "paid") Object.assign(row, { pedido_id: pedido.id, plano: pedido.plano });
  return rows;
}

function sampleRow(amostra: Amostra, fonte: Fonte, index: number, em: Date): SampleRow {
  const { nome, sobrenome, suspeita } = amostra;
  const base = { id: randomUUID(), criado_em: em };
  const contact = { email: emailOf(amostra, index), telefone: telefoneOf(amostra, index) };
  const lead = {
    ...base,
    ...contact,
    consentimento_versao: "2026-11",
    preenchido_ms: suspeita ? 300 : 42_000,
    origem: VISITAS[index % VISITAS.length],
  };
  const whole = `${nome} ${sobrenome}`;
  switch (fonte.tabela) {
    case "contato":
      return { tabela: "contato", row: { ...lead, nome, sobrenome, mensagem: fonte.mensagem } };
    case "leadlive":
      return { tabela: "leadlive", row: { ...lead, nome: whole, produto: fonte.produto } };
    case "inscricoes":
      return {
        tabela: "inscricoes",
        row: { ...lead, nome: whole, programa: fonte.programa, ...detailsOf(fonte, index) },
      };
    case "cadastros_app":
      return {
        tabela: "cadastros_app",
        row: {
          ...lead,
          nome,
          sobrenome,
          cpf: cpfOf(amostra, index),
          conta_situacao: "ativa",
          ...contaOf(amostra, fonte.tipo, index),
        },
      };
    case "pedidos":
      return {
        tabela: "pedidos",
        row: { ...base, ...contact, nome: whole, cpf: cpfOf(amostra, index), ...pedidoOf(fonte.caso) },
        pagamento: PAGAMENTOS[fonte.caso],
      };
    case "diagnosticos_respostas":
      return { tabela: "diagnosticos_respostas", row: { ...base, loja: fonte.loja, nivel: fonte.nivel } };
  }
}

function detailsOf({ programa }: Extract<Fonte, { tabela: "inscricoes" }>, index: number): Record<string, unknown> {
  if (programa === "plenitude") return { tipo_loja: "conversao", plano_interesse: "ritmo", cnpj: cnpjOf(index) };
  if (programa === "mentoria_imersao") return { mentoria: true, imersao: index % 2 === 0 };
  if (programa === "despertar") return {};
  return {
    tipo_empresa: "matriz_filial",
    cnpj_matriz: cnpjOf(index),
    quantidade_lojas: 2 + (index % 3),
    faturamento_mensal: "R$ 180 mil",
    plano_selecionado: `plano${1 + (index % 4)}`,
  };
}

function contaOf({ sobrenome, cidade = ["Campinas", "SP"] }: Amostra, tipo: "free" | "paid", index: number) {
  if (tipo === "free") return { tipo, plano: "free" };
  return {
    tipo,
    plano: "avista",
    cnpj: cnpjOf(index),
    razao_social: `Farmácia ${sobrenome} Ltda.`,
    endereco: "Rua das Acácias",
    numero: String(100 + index),
    bairro: "Centro",
    cidade: cidade[0],
    estado: cidade[1],
  };
}

/** Unpaid and without a session: what follows is done through the service's functions. */
function pedidoOf(caso: Caso) {
  const { forma } = PAGAMENTOS[caso];
  const plano = forma === "cartao" ? "parcelado" : "avista";
  return { origem_compra: "app", plano, forma_pagamento: forma, valor_centavos: totalOf("app", plano) };
}

function emailOf({ nome, sobrenome, mesmoTelefone }: Amostra, index: number): string {
  const words = `${nome}.${sobrenome}`
    .normalize("NFD")
    .replace(/[^A-Za-z.]/g, "")
    .toLowerCase();
  return `${words}${mesmoTelefone ? index : ""}@exemplo.com.br`;
}

function telefoneOf({ ddd, mesmoTelefone }: Amostra, index: number): string {
  const number = String(81_000_000 + (mesmoTelefone ? index - 1 : index) * 7919);
  return mesmoTelefone ? ddd + number : `${ddd}9${number}`;
}

function cpfOf({ loja }: Amostra, index: number): string {
  if (loja) return SEEDED_CPF[loja];
  const root = String(310_000_000 + index * 104_729);
  return root + cpfCheckDigits(root);
}

function cnpjOf(index: number): string {
  const root = `${20_000_000 + index * 15_485}0001`;
  return root + cnpjCheckDigits(root);
}

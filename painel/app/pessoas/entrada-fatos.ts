import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { formatCnpj } from "@eden/domain/documentos/cnpj";

export type Fato = { nome: string; valor: string };

/** The columns of a source row that the team reads, in this order, with their words. Others are not shown; contacts are beside the timeline. */
const COLUNAS: Record<string, string> = {
  produto: "Interesse",
  tipo_loja: "Loja",
  plano_interesse: "Plano",
  plano_selecionado: "Plano",
  opcao_selecionada: "Opção",
  mentoria: "Mentoria",
  imersao: "Imersão",
  tipo: "Cadastro",
  plano: "Plano",
  forma_pagamento: "Pagamento",
  valor_centavos: "Valor",
  tipo_empresa: "Empresa",
  quantidade_lojas: "Quantas lojas",
  faturamento_mensal: "Faturamento",
  cnpj: "CNPJ",
  cnpj_matriz: "CNPJ da matriz",
  razao_social: "Razão social",
  cidade: "Cidade",
  estado: "Estado",
  conta_situacao: "Conta do app",
};

/** Stored values with their own words; others are shown with underscores as spaces. */
const VALORES: Record<string, string> = {
  free: "Gratuito",
  paid: "Pago",
  avista: "À vista",
  parcelado: "Parcelado",
  pix: "Pix",
  boleto: "Boleto",
  cartao: "Cartão",
  habito: "Hábito",
  excelencia: "Excelência",
  estimulo: "Estímulo",
  ritmo: "Ritmo",
  edificacao: "Edificação",
  imersao: "Imersão",
  edenapp: "EdenApp",
  edenappfree: "EdenApp gratuito",
  em_revisao: "Em revisão",
  true: "Sim",
  false: "Não",
};

export function fatosOf(dados: Readonly<Record<string, unknown>>): Fato[] {
  return Object.entries(COLUNAS).flatMap(([coluna, nome]) => {
    const valor = formatValor(coluna, dados[coluna]);
    return valor === "" ? [] : [{ nome, valor }];
  });
}

function formatValor(coluna: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === "" || typeof valor === "object") return "";
  const texto = String(valor);
  if (coluna === "valor_centavos") return formatReais(Number(texto));
  if (coluna.startsWith("cnpj")) return formatCnpj(texto);
  const known = VALORES[texto];
  if (known !== undefined) return known;
  return /^[a-z_]+$/.test(texto) ? texto.charAt(0).toUpperCase() + texto.slice(1).replaceAll("_", " ") : texto;
}

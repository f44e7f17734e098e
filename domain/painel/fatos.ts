import type { Inserts, Rows } from "../banco/tables.ts";
import { formatReais } from "../catalogo/dinheiro.ts";
import { PLANOS_EDIFICACAO } from "../catalogo/planos-edificacao.ts";
import { PLENITUDE_NOMES } from "../catalogo/plenitude-nomes.ts";
import { nomeProdutoOf, PRODUTOS } from "../catalogo/produtos.ts";
import { TIPOS_EMPRESA, TIPOS_LOJA } from "../catalogo/tipos-loja.ts";
import { formatCnpj } from "../documentos/cnpj.ts";
import { FORMAS } from "./valores.ts";

export type Fato = { nome: string; valor: string };

/** What a visitor sent as the team reads it, in the e-mail about a lead and in the panel: label and value of each column. */
export function fatosOf(dados: Readonly<Record<string, unknown>>): Fato[] {
  return Object.entries(COLUNAS).flatMap(([coluna, nome]) => {
    const valor = formatValor(coluna, dados[coluna]);
    return valor === "" ? [] : [{ nome, valor }];
  });
}

type Form = "contato" | "leadlive" | "inscricoes" | "cadastros_app";
type Sent = { [Table in Form]: keyof Inserts[Table] }[Form];

/** Columns of a form that are shown in another place, or to no one. */
type Elsewhere =
  | "id"
  | "nome"
  | "sobrenome"
  | "email"
  | "telefone"
  | "cpf"
  | "mensagem"
  | "programa"
  | "tipo"
  | "pedido_id"
  | "lead_id"
  | "endereco"
  | "numero"
  | "complemento"
  | "bairro"
  | "cep"
  | "origem"
  | "consentimento_versao"
  | "finalidade"
  | "aceita_novidades"
  | "isca"
  | "preenchido_ms";

/** Labels in the order of the lines. The type requires one for every new column of a form. */
const COLUNAS: Record<
  | Exclude<Sent, Elsewhere>
  | "opcao_selecionada"
  | "forma_pagamento"
  | "valor_centavos"
  | "conta_situacao"
  | "encerrada_em",
  string
> = {
  produto: "Interesse",
  plano_interesse: "Plano",
  plano_selecionado: "Plano",
  opcao_selecionada: "Opção",
  mentoria: "Mentoria",
  imersao: "Imersão",
  plano: "Plano",
  forma_pagamento: "Pagamento",
  valor_centavos: "Valor",
  tipo_loja: "Tipo de loja",
  tipo_empresa: "Tipo de empresa",
  cnpj: "CNPJ",
  cnpj_matriz: "CNPJ da matriz",
  razao_social: "Razão social",
  cidade: "Cidade",
  estado: "Estado",
  quantidade_lojas: "Quantidade de lojas",
  faturamento_mensal: "Faturamento mensal",
  conta_situacao: "Conta do app",
  encerrada_em: "Contrato até",
};

type Literal<T> = T extends string ? (string extends T ? never : T) : never;
/** A state is shown by its two letters. */
type Coluna<Table extends keyof Rows> = Exclude<keyof Rows[Table] & keyof typeof COLUNAS, "estado">;
type Valores = { [Table in Form | "pedidos"]: { [C in Coluna<Table>]: Literal<Rows[Table][C]> }[Coluna<Table>] };
type Valor = Valores[keyof Valores];

/** Values of columns with a fixed set, in words: the type requires them for every new one. */
const VALORES: Record<Valor | "true" | "false", string> = {
  ...nomesOf(PRODUTOS),
  ...nomesOf(PLANOS_EDIFICACAO),
  ...PLENITUDE_NOMES,
  ...TIPOS_LOJA,
  ...TIPOS_EMPRESA,
  ...FORMAS,
  livro: "Livro",
  edenappfree: nomeProdutoOf("edenappfree"),
  free: "Gratuito",
  avista: "À vista",
  parcelado: "Parcelado",
  pendente: "Pendente",
  ativa: "Ativa",
  dispensada: "Dispensada",
  em_revisao: "Em revisão",
  true: "Sim",
  false: "Não",
};

function nomesOf<Id extends string>(items: readonly { id: Id; nome: string }[]) {
  return Object.fromEntries(items.map(({ id, nome }) => [id, nome])) as Record<Id, string>;
}

const isValor = (texto: string): texto is keyof typeof VALORES => Object.hasOwn(VALORES, texto);

function formatValor(coluna: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === "" || typeof valor === "object") return "";
  const texto = String(valor);
  if (coluna === "valor_centavos") return formatReais(Number(texto));
  if (coluna === "encerrada_em") return texto.split("-").toReversed().join("/");
  if (coluna.startsWith("cnpj")) return formatCnpj(texto);
  if (isValor(texto)) return VALORES[texto];
  // Typed by the visitor: a town in small letters begins with a capital.
  return /^[a-z_]+$/.test(texto) ? texto.charAt(0).toUpperCase() + texto.slice(1).replaceAll("_", " ") : texto;
}

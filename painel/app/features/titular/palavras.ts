import { FUSO } from "@eden/domain/dia";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { joinNomes } from "@eden/domain/join-nomes";
import type { TabelaTitular } from "@eden/domain/painel/contrato-titular";
import { type Fato, fatosOf } from "@eden/domain/painel/fatos";
import { ORIGENS } from "@eden/domain/painel/valores";
import { NOMES_DAS_FONTES, porqueALeiGuarda } from "@eden/domain/privacidade/guarda";
import { prazos } from "@eden/domain/privacidade/prazos";
import {
  ClipboardCheck,
  FileText,
  GraduationCap,
  type IconNode,
  Mail,
  MessageSquare,
  Radio,
  Smartphone,
  Store,
  UserRoundPlus,
  Wallet,
} from "lucide";
import type { Saida } from "~/clients/rpc.ts";

export type Requerimento = Saida<"requerimento">;
export type RequerimentoLinha = Saida<"requerimentos">["abertos"][number];
export type LinhaTitular = Requerimento["linhas"][number];
type MotivoDeGuarda = NonNullable<LinhaTitular["motivo"]>;

interface Fonte {
  icone: IconNode;
  um: string;
  varios: string;
}

/** The sources of data about a person, in the words of the team. */
export const FONTES: Record<TabelaTitular, Fonte> = {
  contato: { icone: MessageSquare, ...NOMES_DAS_FONTES.contato },
  leadlive: { icone: Radio, ...NOMES_DAS_FONTES.leadlive },
  inscricoes: { icone: GraduationCap, ...NOMES_DAS_FONTES.inscricoes },
  cadastros_app: { icone: Smartphone, ...NOMES_DAS_FONTES.cadastros_app },
  pedidos: { icone: Wallet, ...NOMES_DAS_FONTES.pedidos },
  diagnosticos_lojas: { icone: Store, ...NOMES_DAS_FONTES.diagnosticos_lojas },
  diagnosticos_respostas: { icone: ClipboardCheck, ...NOMES_DAS_FONTES.diagnosticos_respostas },
  registros: { icone: UserRoundPlus, ...NOMES_DAS_FONTES.registros },
  emails_recebidos: { icone: Mail, ...NOMES_DAS_FONTES.emails_recebidos },
  requerimentos: { icone: FileText, ...NOMES_DAS_FONTES.requerimentos },
};

export const quantos = (quantas: number, um: string, varios: string) => `${quantas} ${quantas === 1 ? um : varios}`;
export const countRegistros = (quantas: number) => quantos(quantas, "registro", "registros");

/**
 * Rows that leave and rows that stay for a reason of the law; those of other people are in neither, nor are other open
 * requests, which an erasure concludes.
 */
export function judge(linhas: readonly LinhaTitular[]) {
  const proprias = linhas.filter(({ de_outra }) => !de_outra);
  return {
    proprias,
    saem: proprias.filter(({ motivo, tabela }) => motivo === null && tabela !== "requerimentos"),
    ficam: proprias.filter(({ motivo }) => motivo !== null),
    pedidos: proprias.filter(({ tabela }) => tabela === "requerimentos"),
    deOutros: linhas.filter(({ de_outra }) => de_outra),
  };
}

const CHAVES = { email: "pelo e-mail", telefone: "pelo telefone", cpf: "pelo CPF" } as const;

/** Why a row is doubted: "achado só pelo CPF". Empty where a confirmed key is on it. */
export function duvidaOf({ achado }: LinhaTitular, { verificado_como }: Requerimento): string {
  // A telephone alone is doubted even if confirmed: it is shared in families and shops.
  const proven = verificado_como
    .filter((como) => como !== "telefone")
    .map((como) => (como === "documento" ? "cpf" : como));
  if (achado.some((chave) => proven.some((provada) => provada === chave))) return "";
  return `achado só ${joinNomes(achado.map((chave) => CHAVES[chave])) || "por um contato que a equipe corrigiu"}`;
}

/** How many rows of each source, in the order of `FONTES`. */
export function countFontes(linhas: readonly { tabela: TabelaTitular }[]): Partial<Record<TabelaTitular, number>> {
  const counts: Partial<Record<TabelaTitular, number>> = {};
  for (const { tabela } of linhas) counts[tabela] = (counts[tabela] ?? 0) + 1;
  return counts;
}

export function tituloOf({ tabela, dados, protocolo }: LinhaTitular): string {
  if (tabela === "leadlive") return dados.produto === "livro" ? "Livro" : "Live";
  if (tabela === "inscricoes") return ORIGENS[String(dados.programa) as keyof typeof ORIGENS] ?? "Programa";
  if (tabela === "cadastros_app")
    return dados.tipo === "paid" ? "EdenApp, cadastro pago" : "EdenApp, cadastro gratuito";
  if (tabela === "pedidos") return `Compra ${protocolo}`;
  if (tabela === "diagnosticos_lojas") return "Loja do diagnóstico";
  if (tabela === "diagnosticos_respostas") return "Diagnóstico";
  if (tabela === "registros") return "Contato anotado pela equipe";
  if (tabela === "emails_recebidos") return "E-mail recebido";
  return tabela === "contato" ? "Contato" : "Outro pedido de titular";
}

/** A row in words; the CPF has its own line, because it is masked. */
export function fatosDaLinha({ nome, dados }: LinhaTitular): Fato[] {
  const text = (coluna: string) => (typeof dados[coluna] === "string" ? String(dados[coluna]) : "");
  const endereco = ["endereco", "numero", "complemento", "bairro"].map(text).filter(Boolean).join(", ");
  const fatos: Fato[] = [
    { nome: "Nome", valor: "respostas" in dados ? "" : (nome ?? "") },
    { nome: "E-mail", valor: text("email") },
    { nome: "WhatsApp", valor: formatTelefone(text("telefone")) },
    { nome: "Loja", valor: text("loja") },
    ...fatosOf(dados),
    { nome: "Endereço", valor: endereco },
    { nome: "Situação", valor: text("situacao").replaceAll("_", " ") },
    { nome: "Avisos do provedor", valor: dados.avisos ? String(dados.avisos) : "" },
    { nome: "O que disse", valor: text("texto") && `“${text("texto")}”` },
    { nome: "Mensagem", valor: text("mensagem") && `“${text("mensagem")}”` },
    { nome: "Respostas", valor: dados.respostas ? String(dados.respostas) : "" },
    {
      nome: "Aceita novidades",
      valor: typeof dados.aceita_novidades === "boolean" ? SIM_NAO[`${dados.aceita_novidades}`] : "",
    },
  ];
  return fatos.filter(({ valor }) => valor !== "" && valor !== formatCnpj(""));
}

const SIM_NAO = { true: "sim", false: "não" };

const month = new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: FUSO });

/** Why the law keeps a row, and until when where that is known. */
export function whyKept(motivo: MotivoDeGuarda, pagoEm?: unknown): string {
  if (motivo === "registro de pagamento") {
    const until = typeof pagoEm === "string" ? new Date(pagoEm) : null;
    until?.setFullYear(until.getFullYear() + prazos.registrosDePagamento.quantidade);
    return porqueALeiGuarda(motivo, until ? `, até ${month.format(until)}` : "");
  }
  if (motivo === "contrato") return porqueALeiGuarda(motivo);
  if (motivo === "ainda pode ser pago") {
    return "Ainda pode ser paga: cancele a cobrança no provedor e abra outro pedido depois de 15 dias. As mensagens param agora.";
  }
  return "De outra pessoa.";
}

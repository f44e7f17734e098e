import { TIPOS_EMPRESA, TIPOS_LOJA } from "@eden/domain/catalogo/tipos-loja";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { maskCpf } from "@eden/domain/documentos/cpf";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Lead, LeadTabela } from "../rows.ts";
import { assuntoOf, planoOf } from "./lead-words.ts";
import type { Fact } from "./letter.ts";
import { contactFacts, momentOf, teamLetter } from "./team-letter.ts";

/**
 * Notifies the sales team of a lead with all its data. `repetido`: this recipient has reached the daily limit of
 * receipts.
 */
export function teamNoticeEmail(tabela: LeadTabela, lead: Lead, repetido = false): Mail {
  const mark = lead.suspeito ? "[suspeito] " : repetido ? "[repetido] " : "";
  const assunto = assuntoOf(tabela, lead);
  const protocolo = protocoloOf(lead.id);
  return {
    // Replies go directly to the visitor.
    replyTo: lead.email,
    subject: `${mark}Novo lead: ${assunto} (${protocolo})`,
    ...teamLetter({
      title: `Novo lead: ${assunto}`,
      blocks: [...warning(lead, repetido), { facts: factsOf(lead, protocolo) }],
      repliesToPerson: true,
    }),
  };
}

function warning(lead: Lead, repetido: boolean): string[] {
  if (repetido) {
    return [
      "Este e-mail apareceu em vários envios nas últimas 24 horas, e não mandamos mais um recibo. Confira se a pessoa pediu mesmo o contato.",
    ];
  }
  if (!lead.suspeito) return [];
  return [
    "O envio parece automático (campo oculto preenchido ou formulário enviado rápido demais). Confira antes de ligar.",
  ];
}

function factsOf(lead: Lead, protocolo: string): Fact[] {
  return [
    ["Protocolo", protocolo],
    ["Nome", [lead.nome, lead.sobrenome].filter(Boolean).join(" ")],
    ...contactFacts(lead),
    ...known([
      ["Mensagem", lead.mensagem],
      ["Plano", planoOf(lead)],
      ["Tipo de loja", nameIn(TIPOS_LOJA, lead.tipo_loja)],
      ["Tipo de empresa", nameIn(TIPOS_EMPRESA, lead.tipo_empresa)],
      ["CPF", lead.cpf && maskCpf(lead.cpf)],
      ["CNPJ", lead.cnpj && formatCnpj(lead.cnpj)],
      ["CNPJ da matriz", lead.cnpj_matriz && formatCnpj(lead.cnpj_matriz)],
      ["Farmácia", lead.razao_social],
      ["Cidade", lead.cidade && `${lead.cidade}, ${lead.estado}`],
      ["Quantidade de lojas", lead.quantidade_lojas],
      ["Faturamento mensal", lead.faturamento_mensal],
      ["Pagamento", nameIn(PAGAMENTOS, lead.plano)],
      ["Origem", originOf(lead.origem)],
    ]),
    ["Recebido em", momentOf(lead.criado_em)],
  ];
}

const PAGAMENTOS = { free: "acesso gratuito", parcelado: "parcelado no cartão", avista: "à vista" };

/** A code that this version does not know is shown as it is. */
function nameIn(names: Record<string, string>, id: string | null | undefined): string | undefined {
  return id ? (names[id] ?? id) : undefined;
}

const known = (facts: [string, string | number | null | undefined][]): Fact[] =>
  facts.flatMap(([label, value]): Fact[] => (value ? [[label, String(value)]] : []));

const ORIGINS: Record<string, string> = {
  landing_page: "Entrou por",
  referrer: "Veio de",
  utm_source: "Campanha, origem",
  utm_medium: "Campanha, meio",
  utm_campaign: "Campanha, nome",
  utm_term: "Campanha, termo",
  utm_content: "Campanha, anúncio",
};

const originOf = (origem: Lead["origem"]) =>
  Object.entries(origem)
    .map(([name, value]) => `${ORIGINS[name] ?? name}: ${value}`)
    .join("\n");

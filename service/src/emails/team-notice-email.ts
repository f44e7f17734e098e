import { maskCpf } from "@eden/domain/documentos/cpf";
import { fatosOf } from "@eden/domain/painel/fatos";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Lead, LeadTabela } from "../rows.ts";
import { assuntoOf } from "./lead-words.ts";
import type { Fact } from "./letter.ts";
import { canalFacts, momentOf, teamLetter } from "./team-letter.ts";

/**
 * Notifies the sales team of a lead with all its data. `repetido`: this recipient has reached the daily limit of
 * receipts.
 */
export function teamNoticeEmail(tabela: LeadTabela, lead: Lead, repetido = false): Mail {
  const mark = lead.suspeito ? "[suspeito] " : repetido ? "[repetido] " : "";
  const assunto = assuntoOf(tabela, lead);
  const protocolo = protocoloOf(lead.inicio_id);
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
      "Este e-mail apareceu em vários envios nas últimas 24 horas, e por isso não mandamos outro recibo. Confira se a pessoa pediu mesmo o contato.",
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
    ...canalFacts(lead),
    ...known([
      ["Mensagem", lead.mensagem],
      ["CPF", lead.cpf && maskCpf(lead.cpf)],
      ...fatosOf({ ...lead, ...IN_THE_TITLE }).map(({ nome, valor }): Known => [nome, valor]),
      ["Origem", originOf(lead.origem)],
    ]),
    ["Recebido em", momentOf(lead.criado_em)],
  ];
}

/** Columns that the title has in words, and the account, which no job has opened yet. */
const IN_THE_TITLE = {
  produto: null,
  mentoria: null,
  imersao: null,
  opcao_selecionada: null,
  tipo: null,
  conta_situacao: null,
};

type Known = [label: string, value: string | null | undefined];

const known = (facts: Known[]): Fact[] => facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []));

/** What `privado.origem_valida` accepts of a visit. */
const ORIGINS: Record<string, string> = {
  landing_page: "Entrou por",
  ferramenta: "Usou a ferramenta",
  praca: "Viu o raio-x",
  referrer: "Veio de",
  utm_source: "Campanha, origem",
  utm_medium: "Campanha, meio",
  utm_campaign: "Campanha, nome",
  utm_term: "Campanha, termo",
  utm_content: "Campanha, anúncio",
  gclid: "Clique no Google",
  fbclid: "Clique no Facebook",
};

const originOf = (origem: Lead["origem"]) =>
  Object.entries(origem)
    .map(([name, value]) => `${ORIGINS[name] ?? "Outra origem"}: ${value}`)
    .join("\n");

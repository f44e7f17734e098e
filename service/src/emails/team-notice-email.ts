import { formatTelefone } from "@eden/domain/documentos/telefone";
import { protocoloOf } from "@eden/domain/protocolo";
import type { Mail } from "../gateways/mailer.ts";
import type { Lead, LeadTabela } from "../rows.ts";
import { renderLetter } from "./layout.ts";
import { subjectOf } from "./lead-words.ts";

/**
 * Notifies the sales team of a lead with all its data. `repetido`: this recipient has reached the daily limit of
 * receipts.
 */
export function teamNoticeEmail(tabela: LeadTabela, lead: Lead, repetido = false): Mail {
  const mark = lead.suspeito ? "[suspeito] " : repetido ? "[repetido] " : "";
  const assunto = subjectOf(tabela, lead);
  const protocolo = protocoloOf(lead.id);
  return {
    // Replies go directly to the visitor.
    replyTo: lead.email,
    subject: `${mark}Novo lead: ${assunto} (${protocolo})`,
    ...renderLetter({
      greeting: `Novo lead pelo site: ${assunto}.`,
      blocks: [{ facts: factsOf(lead, protocolo) }, ...warning(lead, repetido)],
      closing: "Site do Éden Grupo",
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

function factsOf(lead: Lead, protocolo: string): [string, string][] {
  const facts: [string, unknown][] = [
    ["Protocolo", protocolo],
    ["Nome", [lead.nome, lead.sobrenome].filter(Boolean).join(" ")],
    ["E-mail", lead.email],
    ["Telefone", formatTelefone(lead.telefone)],
    ["Mensagem", lead.mensagem],
    ["Tipo de loja", lead.tipo_loja],
    ["CNPJ", lead.cnpj],
    ["Tipo de empresa", lead.tipo_empresa],
    ["CNPJ da matriz", lead.cnpj_matriz],
    ["Quantidade de lojas", lead.quantidade_lojas],
    ["Faturamento mensal", lead.faturamento_mensal],
    ["Plano", lead.plano_selecionado ?? lead.plano_interesse],
    ["Opção", lead.opcao_selecionada],
    [
      "Origem",
      Object.entries(lead.origem)
        .map(([name, value]) => `${name}=${value}`)
        .join("\n"),
    ],
    ["Recebido em", lead.criado_em.toLocaleString("pt-BR", { timeZone: "America/Sao_Paulo" })],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, String(value)] as [string, string]] : []));
}

export interface Prazo {
  quantidade: number;
  unidade: "hora" | "dia" | "dia útil" | "mês" | "ano";
}

/** All periods stated in the privacy policy. What each holds for, and what applies it: `regras.ts`. */
export const prazos = {
  /** Contact messages, book leads, inscricoes and people entered by the team that did not become a contract, since the last contact. */
  leadSemContrato: { quantidade: 24, unidade: "mês" },
  respostasDoDiagnostico: { quantidade: 24, unidade: "mês" },
  /** A store that never answered, since its last invitation. */
  lojaSemResposta: { quantidade: 24, unidade: "mês" },
  /** A free account, since the last contact. */
  contaGratuita: { quantidade: 24, unidade: "mês" },
  /** Since the end of the contract. */
  contrato: { quantidade: 5, unidade: "ano" },
  registrosDePagamento: { quantidade: 5, unidade: "ano" },
  /** Requests counted for rate limits, and look-ups of a CNPJ and CPF pair. */
  tentativasEConsultas: { quantidade: 30, unidade: "dia" },
  /** Page speed and where forms are abandoned, without personal data. */
  medicoes: { quantidade: 12, unidade: "mês" },
  /** Marco Civil da Internet, art. 15. */
  registrosDeAcesso: { quantidade: 6, unidade: "mês" },
  /** Resolução CD/ANPD 15/2024. */
  registroDeIncidentes: { quantidade: 5, unidade: "ano" },
  /** Who of the team saw or changed what in the panel. */
  registroDoPainel: { quantidade: 2, unidade: "ano" },
  pedidosDeTitulares: { quantidade: 5, unidade: "ano" },
  /** Mailboxes that refused further messages about payments, as a keyed hash. */
  oposicoes: { quantidade: 5, unidade: "ano" },
  /** Senders that the team marked as spam, as a keyed hash. */
  remetentesBloqueados: { quantidade: 24, unidade: "mês" },
  /** In the mailbox: a message that could not be read, and how long one that was erased here is looked for there. */
  mensagensIlegiveis: { quantidade: 30, unidade: "dia" },
  /** Encrypted copies of the database, longer than any row. */
  copiasDeSeguranca: { quantidade: 30, unidade: "dia" },
  cookieDeConsentimento: { quantidade: 1, unidade: "dia" },
  sessaoDePagamento: { quantidade: 1, unidade: "hora" },
  /** How long a boleto can be paid, and its sign-up's data stays on the device. */
  pagamentoPorBoleto: { quantidade: 3, unidade: "dia" },
  /** On the device: a form that could not be sent. */
  envioPendente: { quantidade: 7, unidade: "dia" },
  /** On the device: an unfinished diagnostic, since its last answer. */
  progressoDoDiagnostico: { quantidade: 24, unidade: "hora" },
  /** In the tab: what was typed into a free tool, since its last change. */
  contaDaAba: { quantidade: 12, unidade: "hora" },
  /** On the device, if the owner asked for it: fields and months of the free tools, since their last use. */
  cadernoGuardado: { quantidade: 400, unidade: "dia" },
  /** The link of a receipt by which the visitor follows a request; privado.codigo_acompanhar has the same figure. */
  linkDeAcompanhar: { quantidade: 90, unidade: "dia" },
  /** LGPD, art. 19. */
  respostaAoTitular: { quantidade: 15, unidade: "dia" },
  /** Resolução CD/ANPD 15/2024. */
  comunicacaoDeIncidente: { quantidade: 3, unidade: "dia útil" },
} as const satisfies Record<string, Prazo>;

const plural: Record<Prazo["unidade"], string> = {
  hora: "horas",
  dia: "dias",
  "dia útil": "dias úteis",
  mês: "meses",
  ano: "anos",
};

export function formatPrazo({ quantidade, unidade }: Prazo): string {
  return `${quantidade} ${quantidade === 1 ? unidade : plural[unidade]}`;
}

const inEnglish: Record<Exclude<Prazo["unidade"], "dia útil">, string> = {
  hora: "hours",
  dia: "days",
  mês: "months",
  ano: "years",
};

/** Working days are no interval of PostgreSQL. */
export type PrazoCorrido = Prazo & { unidade: keyof typeof inEnglish };

export function toInterval({ quantidade, unidade }: PrazoCorrido): string {
  return `${quantidade} ${inEnglish[unidade]}`;
}

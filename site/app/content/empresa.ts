import { amostra } from "@eden/domain/conteudo/amostra";
import { atendimento, conteudo } from "@eden/domain/conteudo/conteudo";
import { EMPRESA } from "@eden/domain/empresa/empresa";

/** Facts about the company: those that e-mails share, and those of the site alone. */
export const empresa = {
  ...EMPRESA,
  lema: "Crescimento com Propósito",
  /** Hours in which the team answers, and how long an answer takes at most. */
  atendimento: {
    horario: atendimento("horario"),
    horarioCurto: atendimento("curto"),
    prazo: atendimento("prazo"),
    resposta: `Respondemos ${atendimento("prazo")}`,
    /** Until the consultant's proposal, which states prices. */
    proposta: atendimento("proposta"),
  },
  /** National digits; null while the group publishes no telephone besides WhatsApp. */
  telefone: conteudo("telefone").numero,
  provedorDePagamento: "Asaas",
  encarregado: {
    nome: amostra("Encarregado de Dados do Éden Grupo"),
    email: amostra("privacidade@edengrupo.com.br"),
  },
  redes: conteudo("redes"),
  politicaPdf: "/documentos/politica-de-privacidade.pdf",
} as const;

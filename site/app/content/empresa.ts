import { amostra } from "@eden/domain/empresa/amostra";
import { EMPRESA } from "@eden/domain/empresa/empresa";

/** Facts about the company: those that e-mails share, and those of the site alone. */
export const empresa = {
  ...EMPRESA,
  lema: "Crescimento com Propósito",
  /** Hours in which the team answers, and how long an answer takes at most. */
  atendimento: {
    horario: amostra("Segunda a sexta, das 8h às 18h"),
    resposta: amostra("Respondemos em até 1 dia útil"),
  },
  provedorDePagamento: "Asaas",
  encarregado: {
    nome: amostra("Encarregado de Dados do Éden Grupo"),
    email: amostra("privacidade@edengrupo.com.br"),
  },
  redes: {
    instagram: amostra("https://www.instagram.com/edengrupo"),
    linkedin: amostra("https://www.linkedin.com/company/edengrupo"),
    youtube: amostra("https://www.youtube.com/@edengrupo"),
    tiktok: amostra("https://www.tiktok.com/@edengrupo"),
  },
  politicaPdf: "/documentos/politica-de-privacidade.pdf",
} as const;

import { amostra } from "./amostra.ts";

/** Facts about the company, defined only here. */
export const empresa = {
  nome: "Éden Grupo",
  lema: "Crescimento com Propósito",
  origem: amostra("https://www.edengrupo.com.br"),
  razaoSocial: amostra("Éden Grupo Educação e Gestão Ltda."),
  cnpj: amostra("12.ABC.345/01DE-35"),
  endereco: {
    rua: amostra("Avenida das Palmeiras, 1200, sala 84"),
    bairro: amostra("Jardim Botânico"),
    cidade: amostra("Ribeirão Preto"),
    estado: amostra("SP"),
    cep: amostra("14021-000"),
  },
  /** Country code, area code and number, digits only, as wa.me needs it. */
  whatsapp: amostra("5516990000000"),
  emailSuporte: amostra("suporte@edengrupo.com.br"),
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

import { amostra } from "./amostra.ts";

/** Facts about the company that pages and e-mails state. `site/app/content/empresa.ts` adds those of the site alone. */
export const EMPRESA = {
  nome: "Éden Grupo",
  /** Origin of the public site. */
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
} as const;

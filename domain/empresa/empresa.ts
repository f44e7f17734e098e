import { amostra } from "../conteudo/amostra.ts";
import { conteudo } from "../conteudo/conteudo.ts";

/** Facts about the company that pages and e-mails state; the team edits some of them. `site/app/content/empresa.ts` adds those of the site alone. */
export const EMPRESA = {
  nome: "Éden Grupo",
  /** Origin of the public site. */
  origem: amostra("https://www.edengrupo.com.br"),
  razaoSocial: amostra("Éden Grupo Educação e Gestão Ltda."),
  cnpj: amostra("12.ABC.345/01DE-35"),
  endereco: conteudo("endereco"),
  /** Country code, area code and number, digits only, as wa.me needs it. */
  whatsapp: `55${conteudo("whatsapp").numero}`,
  emailSuporte: amostra("suporte@edengrupo.com.br"),
} as const;

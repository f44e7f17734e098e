import { amostra } from "../conteudo/amostra.ts";

/** Where a user of the EdenApp enters it: the login page, and the app in the two stores. */
export const ACESSO_AO_APP = {
  entrada: amostra("https://app.edengrupo.com.br"),
  apple: amostra("https://apps.apple.com/br/app/edenapp/id0000000000"),
  googlePlay: amostra("https://play.google.com/store/apps/details?id=br.com.edengrupo.edenapp"),
} as const;

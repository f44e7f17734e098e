import type { Papel } from "../../domain/painel/valores.ts";

export interface Colega {
  nome: string;
  email: string;
  papel: Papel;
  /** Secret of the authenticator, the same in every development database. */
  segredo: string;
}

/** Invented members, one per role. */
export const COLEGAS: Colega[] = [
  {
    nome: "Bruna Sampaio",
    email: "bruna@exemplo.com.br",
    papel: "atendimento",
    segredo: "EDENBRUNAEDENBRUNAEDENBRUNAEDENB",
  },
  {
    nome: "Gustavo Nogueira",
    email: "gustavo@exemplo.com.br",
    papel: "gestao",
    segredo: "EDENGUSTAVOEDENGUSTAVOEDENGUSTAV",
  },
  { nome: "Lia Figueira", email: "lia@exemplo.com.br", papel: "leitura", segredo: "EDENLIAEDENLIAEDENLIAEDENLIAEDEN" },
  {
    nome: "Helena Prates",
    email: "helena@exemplo.com.br",
    papel: "encarregado",
    segredo: "EDENHELENAEDENHELENAEDENHELENAED",
  },
];

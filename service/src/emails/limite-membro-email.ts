import type { Mail } from "../gateways/mailer.ts";
import { teamLetter } from "./team-letter.ts";

const USOS = {
  painel_pessoas: (maximo: number) => `abriu ${maximo} pessoas`,
  painel_listadas: (maximo: number) => `viu ${maximo} pessoas em listas`,
  painel_emails: (maximo: number) => `enviou ${maximo} e-mails`,
};

interface Reached {
  nome: string;
  maximo: number;
  /** Of a member of gestao. */
  email: string;
}

export function limiteMembroEmail(alvo: keyof typeof USOS, { nome, maximo, email }: Reached): Mail {
  return {
    to: email,
    subject: `Painel: ${nome} chegou ao limite de uma hora`,
    ...teamLetter({
      title: "Limite de uma hora alcançado",
      blocks: [
        `${nome} ${USOS[alvo](maximo)} em uma hora. O painel recusa mais até a hora seguinte.`,
        "Confira com a pessoa se foi ela. Se não foi, desative o acesso em Equipe: as sessões terminam na hora. O registro de acessos diz o que foi visto.",
      ],
    }),
  };
}

import { FUSO } from "@eden/domain/dia";
import type { Mail } from "../gateways/mailer.ts";
import type { Block, Fact } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";
import { greetingOf } from "./visitor-letter.ts";

interface Pessoa {
  id: string;
  /** A first name. */
  nome: string;
  em: string;
}

export interface ResumoDoDia {
  nome: string;
  email: string;
  /** All who wait for the member; the list has the first. */
  total: number;
  passadas: number;
  esperando: Pessoa[];
  passos: Pessoa[];
}

const MOMENT = new Intl.DateTimeFormat("pt-BR", {
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: FUSO,
});

/** What waits for a member when the team opens: counts, first names and links. */
export function resumoEmail({ nome, email, total, passadas, esperando, passos }: ResumoDoDia, painelUrl: string): Mail {
  const linesOf = (pessoas: Pessoa[], words: string): Fact[] =>
    pessoas.map(({ id, nome: primeiro, em }) => [
      `${words} ${MOMENT.format(new Date(em))}`,
      { words: primeiro, href: `${painelUrl}/caixa/${id}` },
    ]);
  const blocks: Block[] = [
    ...section("Esperam resposta", linesOf(esperando, "até")),
    ...section("Seus próximos passos", linesOf(passos, "para")),
  ];
  return {
    to: email,
    subject:
      total > 0
        ? `Bom dia: ${countOf(total)} ${total === 1 ? "espera" : "esperam"} por você`
        : "Bom dia: seus passos de hoje",
    ...renderLetter({
      greeting: greetingOf(nome),
      title: "O seu dia",
      blocks: [
        ...(passadas > 0 ? [`Um colega passou ${countOf(passadas)} para você. O recado está em Hoje.`] : []),
        ...blocks,
        { button: { words: "Abrir Hoje", href: `${painelUrl}/hoje` } },
      ],
      closing: "Bom trabalho!",
      help: [],
      footer: [
        ["Um resumo por dia, só quando há o que fazer. ", { words: "Mudar em Avisos", href: `${painelUrl}/avisos` }],
      ],
    }),
  };
}

const countOf = (count: number) => (count === 1 ? "uma pessoa" : `${count} pessoas`);

function section(heading: string, facts: Fact[]): Block[] {
  return facts.length > 0 ? [{ heading }, { facts }] : [];
}

import { type InferOutput, literal, nullable, object, picklist, variant } from "valibot";
import { relogioSchema } from "../atendimento/relogio.ts";

/** Whose rows are requests: a form, an order, a finished diagnostic. */
export const TABELAS_DE_ENTRADA = [
  "contato",
  "leadlive",
  "inscricoes",
  "cadastros_app",
  "pedidos",
  "diagnosticos_respostas",
] as const;
export type TabelaDeEntrada = (typeof TABELAS_DE_ENTRADA)[number];

const conversa = object({
  /** Contact, programmes, interest in a programme. */
  tipo: literal("conversa"),
  fase: picklist(["recebida", "lida", "em_conversa", "concluida"]),
});
const compra = object({
  /** The paid EdenApp, from the interest to the account. */
  tipo: literal("compra"),
  fase: picklist([
    "escolhida",
    "esperando_pagamento",
    "em_conferencia",
    "falta_cadastro",
    "abrindo_conta",
    "ativa",
    "encerrada",
    "devolvida",
  ]),
  /** What the team checks, in em_conferencia. */
  confere: nullable(picklist(["pagamento", "cadastro"])),
});
const conta = object({
  /** The free account. */
  tipo: literal("conta"),
  fase: picklist(["convidada", "abrindo", "em_conferencia", "ativa"]),
});
const livro = object({ tipo: literal("livro"), fase: literal("entregue") });
const diagnostico = object({
  tipo: literal("diagnostico"),
  fase: picklist(["recebido", "em_conversa", "concluida"]),
});

/** State of a request: privado.fase. The follow-up page and the panel's timeline say it with `tituloDaFase`. */
export const faseSchema = variant("tipo", [conversa, compra, conta, livro, diagnostico]);
export type Fase = InferOutput<typeof faseSchema>;

/** The same for its sender, with the promise of an answer; null when there is none to keep. */
const espera = { espera: nullable(relogioSchema) };
export const faseComEsperaSchema = variant("tipo", [
  object({ ...conversa.entries, ...espera }),
  object({ ...compra.entries, ...espera }),
  object({ ...conta.entries, ...espera }),
  object({ ...livro.entries, ...espera }),
  object({ ...diagnostico.entries, ...espera }),
]);
export type FaseComEspera = InferOutput<typeof faseComEsperaSchema>;

/** The promise of an answer that the page tells: only before the answer, of a request to which one is due. */
export function esperaOf({ fase, espera }: FaseComEspera): FaseComEspera["espera"] {
  return fase === "recebida" || fase === "lida" || fase === "recebido" ? espera : null;
}

/** What was sent: the words agree with it, "Sua mensagem já foi lida", "Seu interesse já foi lido". */
export interface Enviado {
  nome: string;
  feminine: boolean;
}

/** By table. The other tables have no phase whose title names what was sent. */
const ENVIADOS: Partial<Record<TabelaDeEntrada, Enviado>> = {
  contato: { nome: "Sua mensagem", feminine: true },
  inscricoes: { nome: "Sua inscrição", feminine: true },
  leadlive: { nome: "Seu interesse", feminine: false },
};

export const enviadoOf = (tabela: TabelaDeEntrada): Enviado =>
  ENVIADOS[tabela] ?? { nome: "Seu pedido", feminine: false };

/** Title in two parts, the second emphasised. */
export type Titulo = readonly [string, string];

/** The state in words: the title of the follow-up page. Each phase has one, whatever the clock says. */
export function tituloDaFase(fase: Fase, tabela: TabelaDeEntrada): Titulo {
  switch (fase.tipo) {
    case "conversa":
      return conversaTitulo(fase.fase, enviadoOf(tabela));
    case "compra":
      return fase.fase === "em_conferencia" && fase.confere === "cadastro"
        ? ["Cadastro em", "conferência"]
        : COMPRA[fase.fase];
    case "conta":
      return CONTA[fase.fase];
    case "livro":
      return ["O livro é", "seu"];
    case "diagnostico":
      return DIAGNOSTICO[fase.fase];
  }
}

function conversaTitulo(fase: Extract<Fase, { tipo: "conversa" }>["fase"], { nome, feminine }: Enviado): Titulo {
  if (fase === "recebida") return [nome, "chegou"];
  if (fase === "lida") return [`${nome} já foi`, feminine ? "lida" : "lido"];
  return fase === "em_conversa" ? EM_CONVERSA : CONCLUIDA;
}

const EM_CONVERSA: Titulo = ["Já estamos em", "conversa"];
const CONCLUIDA: Titulo = ["Conversa", "concluída"];

const COMPRA: Record<Extract<Fase, { tipo: "compra" }>["fase"], Titulo> = {
  escolhida: ["Falta", "pagar"],
  esperando_pagamento: ["Esperando o", "pagamento"],
  em_conferencia: ["Pagamento em", "conferência"],
  falta_cadastro: ["Pago. Falta o", "cadastro"],
  abrindo_conta: ["Abrindo a sua", "conta"],
  ativa: ["Sua conta está", "pronta"],
  encerrada: ["Pedido", "encerrado"],
  devolvida: ["Pagamento", "devolvido"],
};

const CONTA: Record<Extract<Fase, { tipo: "conta" }>["fase"], Titulo> = {
  convidada: ["Falta criar a", "conta"],
  abrindo: ["Abrindo a sua", "conta"],
  em_conferencia: ["Cadastro em", "conferência"],
  ativa: ["Sua conta está", "pronta"],
};

const DIAGNOSTICO: Record<Extract<Fase, { tipo: "diagnostico" }>["fase"], Titulo> = {
  recebido: ["Seu diagnóstico", "chegou"],
  em_conversa: EM_CONVERSA,
  concluida: CONCLUIDA,
};

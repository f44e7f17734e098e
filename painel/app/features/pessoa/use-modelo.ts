import { chooseModelo, SAUDACOES } from "@eden/domain/painel/choose-modelo";
import { renderModelo } from "@eden/domain/painel/modelo";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { array, nullable, object, optional, parse, string } from "valibot";
import { keepRascunho, readRascunho, useRascunho } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { lojaOf, primeiroNome } from "~/pessoas/nomes.ts";

export type Modelo = Saida<"modelos">["modelos"][number];
type Canal = keyof typeof SAUDACOES;

/** The templates of the team. */
const useModelos = () => useRpc("modelos", {}, { staleTime: 5 * 60_000 });

/** False while the templates load for the first time. After one failed request it stays true: a message needs none. */
export function useModelosReady(): boolean {
  const { isPending, failureCount, errorUpdateCount } = useModelos();
  return !isPending || failureCount > 0 || errorUpdateCount > 0;
}

/**
 * `modelo` is the one chosen by hand, null for the greeting; texts are there once they are edited. `resposta` is the received
 * e-mail that it answers.
 */
const parte = {
  modelo: optional(nullable(string())),
  texto: optional(string()),
  assunto: optional(string()),
  resposta: optional(string()),
};
/**
 * `guardados`: own texts that the member put aside for a template, the oldest first. `envio`: the last attempt to send it,
 * its command and what was sent.
 */
export const mensagemSchema = object({
  ...parte,
  envio: optional(object({ comando: string(), mensagem: string() })),
  guardados: optional(array(object(parte)), []),
});

export const mensagemKey = (canal: Canal, pessoa: string) => `${canal}:${pessoa}`;

/**
 * The message being written to a person. It starts with the template that the rule chooses; once edited it is the member's,
 * and another template puts it aside instead of replacing it.
 */
export function useModelo(canal: Canal, pessoa: Pessoa) {
  const fill = useFill(pessoa);
  const modelos = useModelos().data?.modelos ?? [];
  const escolha = chooseModelo(modelos, pessoa, canal);
  const [kept, keep] = useRascunho(mensagemKey(canal, pessoa.id));
  const { guardados, ...atual } = parse(mensagemSchema, kept === "" ? {} : JSON.parse(kept));
  const byHand = modelos.find((modelo) => modelo.canal === canal && modelo.id === atual.modelo);
  const modelo = byHand ?? (atual.modelo === null ? null : escolha.modelo);
  const inicio = fill(modelo ?? SAUDACOES[canal]);
  const answers = modelo === null && canal === "email" ? esperadaOf(pessoa) : undefined;
  const suggested = modelo
    ? inicio
    : {
        assunto: answers ? assuntoDaResposta(answers.assunto) : inicio.assunto,
        texto: inicio.texto + AFTER_GREETING[canal],
      };
  const texto = atual.texto ?? suggested.texto;
  const assunto = atual.assunto ?? suggested.assunto;
  const emRespostaA = atual.resposta ?? answers?.email ?? null;
  const edited = isOwn(atual.texto, suggested.texto) || isOwn(atual.assunto, suggested.assunto);
  const write = (next: typeof atual, aside: typeof guardados) =>
    keep(Object.keys(next).length + aside.length === 0 ? "" : JSON.stringify({ ...next, guardados: aside }));
  /** With the text on screen, if it is the member's own. */
  const putAside = (others: typeof guardados) =>
    edited ? [...others, { modelo: modelo?.id ?? null, texto, assunto }] : others;
  return {
    escolha,
    modelo,
    texto,
    assunto,
    emRespostaA,
    guardados: guardados.length,
    previewOf: (outro: Modelo) => fill(outro).texto,
    /** Nothing but the greeting. */
    isEmpty: texto.trim() === "" || (modelo === null && !edited),
    editTexto: (novo: string) => write({ ...atual, texto: novo }, guardados),
    editAssunto: (novo: string) => write({ ...atual, assunto: novo }, guardados),
    choose: (id: string | null) =>
      write(id === (escolha.modelo?.id ?? null) ? {} : { modelo: id }, putAside(guardados)),
    /** Brings back a text that was put aside. */
    restore: (index: number) => write(guardados[index] ?? {}, putAside(guardados.toSpliced(index, 1))),
    /**
     * The command to send it with: the same again for the same message, so that pressing again after a lost response sends no
     * second one; another once one was refused. Kept as it was sent, because the suggestion changes with the answer.
     */
    startEnvio: (para: string): string => {
      const refused = pessoa.linha_do_tempo.filter((linha) => linha.tipo === "email" && linha.situacao === "recusado");
      const mensagem = JSON.stringify([para, assunto, texto, refused.length]);
      const comando = atual.envio?.mensagem === mensagem ? atual.envio.comando : crypto.randomUUID();
      const sent = { modelo: modelo?.id ?? null, texto, assunto, envio: { comando, mensagem } };
      write({ ...sent, ...(emRespostaA && { resposta: emRespostaA }) }, guardados);
      return comando;
    },
    clear: () => keep(""),
  };
}

/** The e-mail of the person that waits for an answer. */
function esperadaOf({ resposta, linha_do_tempo }: Pessoa) {
  if (resposta === null) return undefined;
  return linha_do_tempo
    .filter((linha) => linha.tipo === "email_recebido")
    .find(({ classe, spam }) => classe === "pessoa" && !spam);
}

/** "Re: " once, whatever the subject began with. */
export const assuntoDaResposta = (assunto: string): string =>
  `Re: ${assunto.replace(/^\s*(?:(?:re|res|resp|enc|fwd?)\s*:\s*)+/i, "") || "Éden Grupo"}`.slice(0, 150);

/** After the message was sent. */
export const clearMensagem = (canal: Canal, pessoa: string) => keepRascunho(mensagemKey(canal, pessoa), "");

/** Gives the text of a message that was not sent back to the composer, unless it has one. */
export function returnMensagem(canal: Canal, pessoa: string, texto: string): void {
  const chave = mensagemKey(canal, pessoa);
  if (readRascunho(chave) === "") keepRascunho(chave, JSON.stringify({ texto }));
}

const isOwn = (typed: string | undefined, suggested: string) =>
  typed !== undefined && typed.trim() !== "" && typed.trim() !== suggested.trim();

/** The member goes on writing there. */
const AFTER_GREETING: Record<Canal, string> = { whatsapp: " ", email: "\n\n" };

function useFill(pessoa: Pessoa) {
  const { membro } = useEu();
  const dados = {
    primeiro_nome: primeiroNome(pessoa.nome),
    autor: primeiroNome(membro.nome),
    protocolo: pessoa.protocolo,
    loja: lojaOf(pessoa),
    cidade: pessoa.cidade,
  };
  return ({ assunto, texto }: Pick<Modelo, "assunto" | "texto">) => ({
    assunto: renderModelo(assunto ?? "", dados),
    texto: renderModelo(texto, dados),
  });
}

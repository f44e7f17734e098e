import type { Comando } from "@eden/domain/painel/comandos";
import type { Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import {
  type CampoCorrigivel,
  DISPENSAS,
  type Dispensa,
  ESTADOS,
  type Estado,
  isFechado,
  type Canal as Meio,
  type Motivo,
  type ResultadoContato,
  TIPOS_DE_CANAL,
} from "@eden/domain/painel/valores";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Ajuste, Optimistic, Options } from "~/clients/comandos/comandos.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Entrada } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { returnToHeading } from "~/keyboard/heading.ts";
import { AFETADAS, patchPessoa } from "~/pessoas/cache-pessoa.ts";
import { mentionedIn } from "~/pessoas/mencoes.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import type { Canal } from "./canais.tsx";
import { type Correcao, correctPessoa } from "./correcao.ts";

/** Every change a member can make to one person. Each returns whether it was accepted or waits for the connection. */
export function useAcoes(pessoa: Pessoa) {
  const { membro, equipe } = useEu();
  const { send, conflito, closeConflito } = useSend(pessoa);
  const { id, versao } = pessoa;
  const nome = primeiroNome(pessoa.nome);
  // An answer, a promise or a contact noted makes its author the owner of a person without one.
  const assumedText = pessoa.dono ? "" : ` ${nome} está com você.`;
  const patch = (change: (row: PessoaLinha) => Partial<Pessoa>) => (queryClient: QueryClient) =>
    patchPessoa(queryClient, id, change);
  const eu = { id: membro.id, nome: membro.nome };
  return {
    send,
    conflito,
    closeConflito,
    ...donoAcoes(send, pessoa, eu),
    mudarEstado: (estado: Estado, motivo: Motivo | null, ajuste?: Ajuste) =>
      send(
        "mudar_estado",
        { pessoa: id, versao, estado, motivo },
        {
          aviso: `${nome} passou para ${ESTADOS[estado].nome}`,
          ...(ajuste && { ajuste }),
          optimistic: patch(({ relogio }) => ({ estado, motivo, relogio: isFechado(estado) ? null : relogio })),
        },
      ),
    anotar: (texto: string) =>
      send("anotar", { pessoa: id, texto, mencoes: mentionedIn(texto, equipe) }, { aviso: "Nota guardada" }),
    marcarPasso: (passo: { texto: string; em: string } | null) =>
      send(
        "marcar_passo",
        { pessoa: id, versao, passo },
        {
          aviso: passo
            ? `Marcado para ${formatQuando(passo.em, Date.now())}${assumedText && `.${assumedText}`}`
            : "Passo tirado",
          optimistic: patch(({ dono }) => ({ passo, dono: dono ?? (passo && eu) })),
        },
      ),
    concluirPasso: () =>
      send(
        "concluir_passo",
        { pessoa: id, versao },
        {
          aviso: "Passo concluído",
          optimistic: patch(() => ({ passo: null })),
        },
      ),
    registrarContato: (canal: Meio, resultado: ResultadoContato, texto: string | null, para: string | null = null) => {
      const answered = resultado === "falei" || resultado === "mandei_mensagem";
      return send(
        "registrar_contato",
        { pessoa: id, canal, resultado, texto, para },
        {
          ...(resultado !== "abriu" && { aviso: CONTATO_AVISOS[resultado] + (answered ? assumedText : "") }),
          optimistic: patch((row) => (answered ? answeredBy(eu, row) : {})),
        },
      );
    },
    dispensarResposta: () =>
      dispensarResposta(
        send,
        pessoa,
        patch(() => ({ relogio: null })),
      ),
    usarCanal: ({ canal, tipo }: Canal) =>
      send("usar_canal", { pessoa: id, versao, canal }, { aviso: `Agora falamos por este ${TIPOS_DE_CANAL[tipo]}` }),
    enviarEmail: (comando: string, email: Omit<Entrada<"enviar_email">, "comando" | "pessoa">) =>
      send(
        "enviar_email",
        { pessoa: id, ...email },
        { comando, aviso: `E-mail a caminho${assumedText && `.${assumedText}`}` },
      ),
    ...correcaoAcoes(send, pessoa),
    ...recebidoAcoes(send, id, patch, { eu, assumedText }),
    ...fichaAcoes(send, id),
  };
}

/** What an answer changes, also one to somebody who came by. */
const answeredBy = (eu: Dono, { estado, dono }: PessoaLinha): Partial<Pessoa> => ({
  relogio: null,
  estado: estado === "semente" ? "broto" : estado,
  dono: dono ?? eu,
});

/** What a member knows better than the forms. */
function correcaoAcoes(send: Send, pessoa: Pessoa) {
  const { id, versao } = pessoa;
  return {
    encerrarContrato: (cadastro: string, em: string | null) =>
      send(
        "encerrar_contrato",
        { pessoa: id, versao, cadastro, em },
        { aviso: em ? "Fim do contrato guardado" : "O contrato continua" },
      ),
    corrigirPessoa: (
      correcao: Correcao,
      { outra, ...novo }: { valor: string; errado: boolean; outra: string | null },
    ) =>
      send(
        "corrigir_pessoa",
        {
          ...{ pessoa: id, versao, campo: correcao.campo, valor: novo.valor, antigo_errado: novo.errado, outra },
          ...{ canal: correcao.canal?.canal ?? null, cnpj: correcao.cnpj ?? null },
        },
        {
          aviso: CORRECAO_AVISOS[correcao.campo],
          optimistic: (queryClient: QueryClient) =>
            patchPessoa(queryClient, id, () => correctPessoa(pessoa, correcao, novo)),
        },
      ),
  };
}

type Patch = (change: (row: PessoaLinha) => Partial<Pessoa>) => Optimistic;

/** What the person did and the member notes. */
function recebidoAcoes(
  send: Send,
  pessoa: string,
  patch: Patch,
  { eu, assumedText }: { eu: Dono; assumedText: string },
) {
  return {
    noteRecebido: (contato: Pick<Entrada<"registrar_contato">, "canal" | "texto" | "em" | "espera">) => {
      const ends = contato.espera === "encerra";
      return send(
        "registrar_contato",
        { pessoa, ...contato, sentido: "recebido", resultado: null },
        {
          aviso: `Contato guardado${assumedText && `.${assumedText}`}`,
          optimistic: patch((row) => (ends ? answeredBy(eu, row) : { dono: row.dono ?? eu })),
        },
      );
    },
  };
}

/** Ends the wait without a question; the toast offers the other reasons. */
function dispensarResposta(send: Send, { id, versao, nome }: Pessoa, optimistic: Optimistic) {
  const change = (motivo: string, dispensa: string) =>
    void send("motivar_dispensa", { pessoa: id, dispensa, motivo: motivo as Dispensa }, {});
  return send(
    "dispensar_resposta",
    { pessoa: id, versao, motivo: DISPENSA },
    {
      aviso: `${primeiroNome(nome)} não espera mais resposta`,
      ajuste: { nome: "Motivo", opcoes: DISPENSAS, valor: DISPENSA, change },
      optimistic,
    },
  );
}

/** Which records are this person, and whether it is one. */
function fichaAcoes(send: Send, id: string) {
  return {
    separar: (outra: string) => send("separar", { pessoa: outra }, { aviso: "Fichas separadas" }),
    recusarSugestao: (outra: string) =>
      send("recusar_sugestao", { pessoa: id, outra }, { aviso: "Certo: são duas pessoas" }),
    unir: (de: string, escolhas: Entrada<"unir">["escolhas"]) =>
      send("unir", { de, para: id, escolhas }, { aviso: "Agora é uma história só" }),
    release: () => send("liberar_suspeitas", { pessoas: [id] }, { aviso: "Liberada. O recibo sai agora." }),
    erase: () => send("apagar_suspeitas", { pessoas: [id] }, { aviso: "Envio apagado" }),
  };
}

/** Whose the person is. */
function donoAcoes(send: Send, { id, versao, nome }: Pessoa, eu: Dono) {
  const mudarDono = (dono: Dono | null, { recado = null, leva_passo = true }: Entrega = {}) =>
    send(
      "mudar_dono",
      { pessoa: id, versao, dono: dono?.id ?? null, recado, leva_passo },
      {
        aviso: donoAviso(primeiroNome(nome), dono, eu.id),
        optimistic: (queryClient) =>
          patchPessoa(queryClient, id, ({ passo }) => ({ dono, passo: leva_passo ? passo : null })),
      },
    );
  return { mudarDono, takeOver: () => mudarDono(eu) };
}

interface Dono {
  id: string;
  nome: string;
}

/** What goes along with a person to the next owner. */
export type Entrega = Partial<Pick<Entrada<"mudar_dono">, "recado" | "leva_passo">>;

/** Until the member says otherwise. */
const DISPENSA: Dispensa = "nao_pede";

type Send = ReturnType<typeof useSend>["send"];

/** Gives a command and keeps the conflict with a colleague who was faster. */
function useSend({ versao, linha_do_tempo }: Pessoa) {
  const { comandos } = useComandos();
  const [conflito, setConflito] = useState<Conflito | null>(null);
  const onScreen = useOnScreen();
  const send = async <F extends Comando>(funcao: F, entrada: Omit<Entrada<F>, "comando">, options: Options<F>) => {
    const saved = returnToHeading();
    const result = await comandos.send(funcao, entrada, { invalidate: AFETADAS, ...options });
    if (result.status !== "recusado") saved();
    const refused = result.status === "recusado" && result.erro.status === 409;
    // The banner on the person says the same as the toast, and also who and what.
    if (refused && onScreen.current) comandos.closeAviso();
    setConflito(refused ? { mensagem: result.erro.mensagem, versao, desde: linha_do_tempo[0]?.em ?? "" } : null);
    return result.status !== "recusado";
  };
  return { send, conflito, closeConflito: () => setConflito(null) };
}

/** False once another person is open. */
function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}

export type Acoes = ReturnType<typeof useAcoes>;

/** Somebody was faster: the server's words, and since when to look for what they did. */
export interface Conflito {
  mensagem: string;
  versao: number;
  desde: string;
}

const CORRECAO_AVISOS: Record<CampoCorrigivel, string> = {
  nome: "Nome corrigido",
  telefone: "Telefone corrigido",
  email: "E-mail corrigido",
  loja: "Nome da farmácia corrigido",
};

const CONTATO_AVISOS: Record<Exclude<ResultadoContato, "abriu">, string> = {
  falei: "Contato anotado. O relógio parou.",
  mandei_mensagem: "Mensagem anotada. O relógio parou.",
  nao_atendeu: "Tentativa anotada",
  numero_errado: "Número errado anotado",
  nao_mandei: "Anotado: nada foi mandado",
};

function donoAviso(nome: string, dono: Dono | null, membro: string): string {
  if (!dono) return `${nome} ficou sem dono`;
  return dono.id === membro ? `${nome} está com você` : `${nome} passou para ${primeiroNome(dono.nome)}`;
}

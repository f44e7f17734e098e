import { type Comando, isEnfileiravel } from "@eden/domain/painel/comandos";
import type { Funcao } from "@eden/domain/painel/contrato";
import type { CONTRATO_CAIXA } from "@eden/domain/painel/contrato-caixa";
import type { QueryClient } from "@tanstack/react-query";
import { isOnline } from "~/clients/conexao.ts";
import { isReversivel } from "~/clients/contrato.ts";
import { call, type Entrada, type Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { isTemporary, messageOf, RpcError } from "~/clients/transport.ts";
import { type Fila, type Item, isExpired } from "./fila.ts";
import { Versoes } from "./versoes.ts";

export type Optimistic = (queryClient: QueryClient) => () => void;

export interface Options<F extends Comando = Comando> {
  /** The id, where a repeated attempt must be the same command; a new one unless given. */
  comando?: string;
  /**
   * Shown when the command is given, in the past tense: "Anotação gravada". It offers to undo the command for ten seconds.
   * What depends on the response is announced with it.
   */
  aviso?: string | ((saida: Saida<F>) => string);
  /** Something about the command that can still be changed in the toast. */
  ajuste?: Ajuste;
  /**
   * Changes the cache at once and returns what puts it back. Its toast says at once whether it can be undone, which is known
   * beforehand for the functions of the first screen only.
   */
  optimistic?: F extends keyof typeof CONTRATO_CAIXA ? Optimistic : never;
  /** Functions to call again afterwards where they are on screen; the person and the counts unless said otherwise. */
  invalidate?: readonly Funcao[];
}

export interface Ajuste {
  nome: string;
  /** Words by value. */
  opcoes: Readonly<Record<string, string>>;
  valor: string;
  change: (valor: string, comando: string) => void;
}

export type Outcome<F extends Comando> =
  | { status: "gravado"; saida: Saida<F> }
  | { status: "na_fila" }
  | { status: "recusado"; erro: RpcError };

export interface Aviso {
  id: string;
  tom: "ok" | "erro";
  texto: string;
  /** The command that can still be undone. */
  comando: string | null;
  ajuste: Ajuste | null;
}

export interface ComandosState {
  /** Not sent yet, oldest first. */
  pendentes: readonly Item[];
  /** Refused after waiting offline: the member gets the text back with the reason. */
  devolvidos: readonly Item[];
  /** How many commands of other members wait in this browser. Signing out deletes them. */
  deOutros: number;
  aviso: Aviso | null;
}

interface InFlight {
  outcome: Promise<Outcome<Comando>>;
  rollback: (() => void) | undefined;
  invalidate: readonly Funcao[];
  pessoa: string | undefined;
}

interface CommandRequest {
  comando: string;
  funcao: Comando;
  entrada: Record<string, unknown>;
}

const RELOADED: readonly Funcao[] = ["pessoa", "contadores"];
/** A command that fails this often with a defect of the service is handed back, so that it does not block the others. */
const ATTEMPTS = 5;

/** Gives the member's commands to the service: optimistic, undoable, in order, and kept while there is no connection. */
export class Comandos {
  #state: ComandosState = { pendentes: [], devolvidos: [], deOutros: 0, aviso: null };
  readonly #listeners = new Set<() => void>();
  readonly #inFlight = new Map<string, InFlight>();
  readonly #chains = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, number>();
  readonly #versoes = new Versoes();
  readonly #undoing = new Set<string>();
  #sending: Promise<void> | null = null;
  #current: { comando: string; settled: Promise<unknown> } | null = null;
  #ordem = Date.now();
  readonly #queryClient: QueryClient;
  readonly #fila: Fila;
  readonly #membro: string;

  constructor(queryClient: QueryClient, fila: Fila, membro: string) {
    this.#queryClient = queryClient;
    this.#fila = fila;
    this.#membro = membro;
  }

  getState = (): ComandosState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send = <F extends Comando>(
    funcao: F,
    entrada: Omit<Entrada<F>, "comando">,
    options: Options<F> = {},
  ): Promise<Outcome<F>> => {
    const comando = options.comando ?? crypto.randomUUID();
    const rollback = (options as Options).optimistic?.(this.#queryClient);
    const pessoa = pessoaOf(entrada);
    const request = { comando, funcao, entrada: { ...entrada, comando } };
    const outcome = this.#chain(pessoa, () => this.#attempt(request));
    const inFlight: InFlight = { outcome, rollback, invalidate: options.invalidate ?? RELOADED, pessoa };
    this.#inFlight.set(comando, inFlight);
    const announce = (done?: Outcome<F>) => {
      const { aviso } = options;
      const texto = typeof aviso === "function" ? done?.status === "gravado" && aviso(done.saida) : aviso;
      if (texto) this.#showAviso("ok", texto, isReversivel(funcao) ? comando : null, options.ajuste);
    };
    // What was changed on screen at once is announced at once; the rest when the service confirmed it.
    if (rollback) announce();
    return inFlight.outcome.then((outcome) => {
      if (outcome.status === "recusado") this.#reject(inFlight, outcome.erro);
      else if (!rollback) announce(outcome as Outcome<F>);
      // One that was undone meanwhile is read again after its undo: until then the service still has it.
      if (outcome.status === "gravado" && this.#inFlight.has(comando)) this.#reload(inFlight.invalidate);
      return outcome as Outcome<F>;
    });
  };

  /** Undoes a command: one under way is awaited first, one that still waits for the connection is dropped. */
  undo = async (comando: string): Promise<void> => {
    const inFlight = this.#inFlight.get(comando);
    if (!inFlight) return;
    this.#inFlight.delete(comando);
    this.#undoing.add(comando);
    this.closeAviso();
    this.#putBack(inFlight);
    // In the chain: a command that follows at once needs the version that this one makes.
    await this.#chain(inFlight.pessoa, async () => {
      const { status } = await inFlight.outcome;
      if (status === "recusado") return;
      if (status === "na_fila" && (await this.#dropWaiting(comando))) return this.#showAviso("ok", "Desfeito");
      try {
        const { pessoa, versao, aviso = "Desfeito" } = await call("desfazer", { comando });
        if (pessoa) this.#versoes.advance(pessoa, versao);
        this.#showAviso("ok", aviso);
      } catch (error) {
        this.#showAviso("erro", messageOf(error));
      }
      this.#reload(inFlight.invalidate);
    }).finally(() => this.#undoing.delete(comando));
  };

  closeAviso = () => {
    if (this.#state.aviso) this.#change({ aviso: null });
  };

  /** Announces something that was not a command. */
  announce = (texto: string, tom: Aviso["tom"] = "ok") => this.#showAviso(tom, texto);

  /** Reads what an earlier visit left, then sends it. */
  resume = async (): Promise<void> => {
    await this.#readFila();
    await this.flush();
  };

  /** Sends what waits, oldest first, until the connection fails again. */
  flush = (): Promise<void> => {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  };

  /** Drops a command that was handed back, after the member read it. */
  dismiss = (comando: string): Promise<unknown> => this.#drop(comando);

  /** Removes every command from this browser. */
  clear = async (): Promise<void> => {
    this.#inFlight.clear();
    this.#change({ pendentes: [], devolvidos: [], deOutros: 0, aviso: null });
    await this.#fila.clear().catch(() => undefined);
  };

  /** What concerns one person happens in order. */
  #chain<T>(pessoa: string | undefined, work: () => Promise<T>): Promise<T> {
    const done = (this.#chains.get(pessoa ?? "") ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    if (pessoa) this.#chains.set(pessoa, settled);
    return done;
  }

  async #attempt(request: CommandRequest): Promise<Outcome<Comando>> {
    const mayWait = isEnfileiravel(request.funcao);
    if (mayWait && (this.#state.pendentes.length > 0 || !isOnline())) {
      await this.#enqueue(request);
      if (isOnline()) void this.flush();
      return { status: "na_fila" };
    }
    try {
      return { status: "gravado", saida: await this.#send(request) };
    } catch (error) {
      const erro = error instanceof RpcError ? error : new RpcError(0, messageOf(error));
      if (!mayWait || !isTemporary(erro)) return { status: "recusado", erro };
      await this.#enqueue(request);
      return { status: "na_fila" };
    }
  }

  async #send({ funcao, entrada }: CommandRequest): Promise<Saida<Comando>> {
    const pessoa = pessoaOf(entrada);
    const seen = typeof entrada.versao === "number" ? entrada.versao : this.#versaoOnScreen(pessoa);
    const sent = pessoa && seen !== undefined ? this.#versoes.translate(pessoa, seen) : seen;
    const body = "versao" in entrada ? { ...entrada, versao: sent } : entrada;
    const saida = await call(funcao, body as Entrada<Comando>);
    // A repeated command is answered as at first: meanwhile the person may have a later version.
    if (pessoa && seen !== undefined && sent !== undefined && "versao" in saida && saida.versao > sent) {
      this.#versoes.record(pessoa, { seen, sent, next: saida.versao });
    }
    return saida;
  }

  #versaoOnScreen(pessoa: string | undefined): number | undefined {
    return pessoa
      ? this.#queryClient.getQueryData<Saida<"pessoa">>(rpcKey("pessoa", { id: pessoa }))?.versao
      : undefined;
  }

  async #enqueue({ comando, funcao, entrada }: CommandRequest) {
    if (!isEnfileiravel(funcao)) return;
    const em = new Date().toISOString();
    const item: Item = { ordem: ++this.#ordem, membro: this.#membro, comando, funcao, entrada, em, motivo: null };
    // Stored before it is shown as kept. Without IndexedDB (a private window) the command is kept in memory only.
    await this.#fila.put(item).catch(() => undefined);
    this.#change({ pendentes: [...this.#state.pendentes, item].sort((a, b) => a.ordem - b.ordem) });
  }

  async #sendAll() {
    for (let item = this.#state.pendentes[0]; item; item = this.#state.pendentes[0]) {
      const settled = this.#sendWaiting(item);
      this.#current = { comando: item.comando, settled };
      const done = await settled;
      this.#current = null;
      if (!done) return;
    }
    this.#reload([...RELOADED, "caixa", "hoje", "funil"]);
  }

  /** False while it still waits. */
  async #sendWaiting(item: Item): Promise<boolean> {
    try {
      await this.#send(item);
      await this.#drop(item.comando);
    } catch (error) {
      const erro = error instanceof RpcError ? error : new RpcError(500, messageOf(error));
      // One that is being undone is dropped by that.
      if (!this.#isFinal(item, erro) || this.#undoing.has(item.comando)) return false;
      // What was written about a person who was erased is not kept either.
      if (erro.status === 404) await this.#forget(item, erro.mensagem);
      else await this.#handBack(item, erro.mensagem);
    }
    return true;
  }

  /** Drops one that waits; false for one that was sent meanwhile. */
  async #dropWaiting(comando: string): Promise<boolean> {
    if (this.#current?.comando === comando) await this.#current.settled;
    return this.#drop(comando);
  }

  #isFinal({ comando }: Item, { status }: RpcError): boolean {
    if (status === 0 || status === 401 || status === 429) return false;
    const failures = (this.#failures.get(comando) ?? 0) + 1;
    this.#failures.set(comando, failures);
    return status < 500 || failures >= ATTEMPTS;
  }

  async #handBack(item: Item, motivo: string) {
    const devolvido = { ...item, motivo };
    const inFlight = this.#inFlight.get(item.comando);
    if (inFlight) this.#putBack(inFlight);
    this.#inFlight.delete(item.comando);
    this.#change({
      pendentes: this.#state.pendentes.filter(({ comando }) => comando !== item.comando),
      devolvidos: [...this.#state.devolvidos, devolvido],
    });
    await this.#fila.put(devolvido).catch(() => undefined);
  }

  async #drop(dropped: string): Promise<boolean> {
    const keep = ({ comando }: Item) => comando !== dropped;
    const { pendentes, devolvidos } = this.#state;
    const found = !pendentes.every(keep) || !devolvidos.every(keep);
    if (found) this.#change({ pendentes: pendentes.filter(keep), devolvidos: devolvidos.filter(keep) });
    await this.#fila.remove(dropped).catch(() => undefined);
    return found;
  }

  async #forget({ comando }: Item, motivo: string) {
    this.#inFlight.delete(comando);
    await this.#drop(comando);
    this.#showAviso("erro", `${motivo} O que esperava a conexão foi apagado deste computador.`);
  }

  /** Deletes what is too old, and tells the member about the own part of it. */
  async #readFila() {
    const [eu, now] = [this.#membro, Date.now()];
    const items = await this.#fila.list().catch((): Item[] => []);
    const expired = items.filter((item) => isExpired(item, { eu, now }));
    const kept = items.filter((item) => !expired.includes(item));
    for (const { comando } of expired) await this.#fila.remove(comando).catch(() => undefined);
    const mine = kept.filter(({ membro }) => membro === eu);
    this.#change({
      pendentes: mine.filter(({ motivo }) => motivo === null),
      devolvidos: mine.filter(({ motivo }) => motivo !== null),
      deOutros: kept.length - mine.length,
    });
    const lost = expired.filter(({ membro }) => membro === eu);
    if (lost[0]) this.#showAviso("erro", expiredText(lost[0], lost.length));
  }

  #putBack({ rollback, invalidate }: InFlight) {
    if (!rollback) return;
    // A response that is under way would show the change again.
    for (const funcao of invalidate) void this.#queryClient.cancelQueries({ queryKey: rpcKey(funcao) });
    rollback();
  }

  #reject(inFlight: InFlight, erro: RpcError) {
    this.#putBack(inFlight);
    this.#showAviso("erro", erro.mensagem);
    this.#reload(inFlight.invalidate);
  }

  #reload(funcoes: readonly Funcao[]) {
    for (const funcao of funcoes) void this.#queryClient.invalidateQueries({ queryKey: rpcKey(funcao) });
  }

  #showAviso(tom: Aviso["tom"], texto: string, comando: string | null = null, ajuste: Ajuste | null = null) {
    this.#change({ aviso: { id: crypto.randomUUID(), tom, texto, comando, ajuste } });
  }

  #change(next: Partial<ComandosState>) {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}

const pessoaOf = ({ pessoa }: Record<string, unknown>) => (typeof pessoa === "string" ? pessoa : undefined);

const DIA = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "long", timeZone: "America/Sao_Paulo" });

function expiredText({ em }: Item, count: number): string {
  return count === 1
    ? `Uma mudança de ${DIA.format(new Date(em))} não pôde ser enviada e foi apagada deste computador.`
    : `${count} mudanças, a primeira de ${DIA.format(new Date(em))}, não puderam ser enviadas e foram apagadas deste computador.`;
}

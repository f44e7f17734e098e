import { COMANDOS, type Escrita, isEnfileiravel } from "@eden/domain/painel/comandos";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isOnline } from "~/clients/conexao.ts";
import { call, type Entrada, type Saida } from "~/clients/rpc.ts";
import { isTemporary, messageOf, RpcError } from "~/clients/transport.ts";
import { type Fila, type Item, isExpired } from "./fila.ts";
import { Versoes } from "./versoes.ts";

export interface Opcoes {
  /** Shown when the command is given, in the past tense: "Anotação gravada". It offers to undo the command for ten seconds. */
  aviso?: string;
  /** Changes the cache at once and returns what puts it back. */
  otimista?: (queryClient: QueryClient) => () => void;
  /** Queries to load again afterwards; the person and the counts unless said otherwise. */
  invalidar?: QueryKey[];
}

export type Resultado<F extends Escrita> =
  | { status: "gravado"; saida: Saida<F> }
  | { status: "na_fila" }
  | { status: "recusado"; erro: RpcError };

export interface Aviso {
  id: string;
  tom: "ok" | "erro";
  texto: string;
  /** The command that can still be undone. */
  comando: string | null;
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

interface Andamento {
  resultado: Promise<Resultado<Escrita>>;
  rollback: (() => void) | undefined;
  invalidar: QueryKey[];
  pessoa: string | undefined;
}

interface Pedido {
  comando: string;
  funcao: Escrita;
  entrada: Record<string, unknown>;
}

const PADRAO: QueryKey[] = [["pessoa"], ["contadores"]];
/** A command that fails this often with a defect of the service is handed back, so that it does not block the others. */
const TENTATIVAS = 5;

/** Gives the member's commands to the service: optimistic, undoable, in order, and kept while there is no connection. */
export class Comandos {
  #state: ComandosState = { pendentes: [], devolvidos: [], deOutros: 0, aviso: null };
  readonly #ouvintes = new Set<() => void>();
  readonly #andamentos = new Map<string, Andamento>();
  readonly #cadeias = new Map<string, Promise<unknown>>();
  readonly #falhas = new Map<string, number>();
  readonly #versoes = new Versoes();
  #envio: Promise<void> | null = null;
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

  subscribe = (ouvinte: () => void) => {
    this.#ouvintes.add(ouvinte);
    return () => this.#ouvintes.delete(ouvinte);
  };

  enviar = <F extends Escrita>(
    funcao: F,
    entrada: Omit<Entrada<F>, "comando">,
    opcoes: Opcoes = {},
  ): Promise<Resultado<F>> => {
    const comando = crypto.randomUUID();
    const rollback = opcoes.otimista?.(this.#queryClient);
    const pessoa = pessoaOf(entrada);
    const pedido = { comando, funcao, entrada: { ...entrada, comando } };
    const resultado = this.#chain(pessoa, () => this.#attempt(pedido));
    const andamento: Andamento = { resultado, rollback, invalidar: opcoes.invalidar ?? PADRAO, pessoa };
    this.#andamentos.set(comando, andamento);
    const avisar = () => {
      if (opcoes.aviso) this.#showAviso("ok", opcoes.aviso, COMANDOS[funcao].desfaz ? comando : null);
    };
    // What was changed on screen at once is announced at once; the rest when the service confirmed it.
    if (rollback) avisar();
    return andamento.resultado.then((resultado) => {
      if (resultado.status === "recusado") this.#reject(andamento, resultado.erro);
      else if (!rollback) avisar();
      // One that was undone meanwhile is read again after its undo: until then the service still has it.
      if (resultado.status === "gravado" && this.#andamentos.has(comando)) this.#reload(andamento.invalidar);
      return resultado as Resultado<F>;
    });
  };

  /** Undoes a command: one under way is awaited first, one that still waits offline is dropped. */
  desfazer = async (comando: string): Promise<void> => {
    const andamento = this.#andamentos.get(comando);
    if (!andamento) return;
    this.#andamentos.delete(comando);
    this.closeAviso();
    this.#putBack(andamento);
    // In the chain: a command that follows at once needs the version that this one makes.
    await this.#chain(andamento.pessoa, async () => {
      const { status } = await andamento.resultado;
      if (status === "recusado") return;
      if (status === "na_fila" && (await this.#drop(comando))) return this.#showAviso("ok", "Desfeito");
      try {
        const { pessoa, versao } = await call("desfazer", { comando });
        this.#versoes.advance(pessoa, versao);
        this.#showAviso("ok", "Desfeito");
      } catch (error) {
        this.#showAviso("erro", messageOf(error));
      }
      this.#reload(andamento.invalidar);
    });
  };

  closeAviso = () => {
    if (this.#state.aviso) this.#change({ aviso: null });
  };

  /** Announces something that was not a command. */
  avisar = (texto: string, tom: Aviso["tom"] = "ok") => this.#showAviso(tom, texto);

  /** Reads what an earlier visit left, then sends it. */
  resume = async (): Promise<void> => {
    await this.#readFila();
    await this.flush();
  };

  /** Sends what waits, oldest first, until the connection fails again. */
  flush = (): Promise<void> => {
    this.#envio ??= this.#sendAll().finally(() => {
      this.#envio = null;
    });
    return this.#envio;
  };

  /** Drops a command that was handed back, after the member read it. */
  dismiss = (comando: string): Promise<unknown> => this.#drop(comando);

  /** Removes every command from this browser. */
  clear = async (): Promise<void> => {
    this.#andamentos.clear();
    this.#change({ pendentes: [], devolvidos: [], deOutros: 0, aviso: null });
    await this.#fila.clear().catch(() => undefined);
  };

  /** What concerns one person happens in order. */
  #chain<T>(pessoa: string | undefined, work: () => Promise<T>): Promise<T> {
    const done = (this.#cadeias.get(pessoa ?? "") ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    if (pessoa) this.#cadeias.set(pessoa, settled);
    return done;
  }

  async #attempt(pedido: Pedido): Promise<Resultado<Escrita>> {
    const mayWait = isEnfileiravel(pedido.funcao);
    if (mayWait && (this.#state.pendentes.length > 0 || !isOnline())) {
      await this.#enqueue(pedido);
      if (isOnline()) void this.flush();
      return { status: "na_fila" };
    }
    try {
      return { status: "gravado", saida: await this.#send(pedido) };
    } catch (error) {
      const erro = error instanceof RpcError ? error : new RpcError(0, messageOf(error));
      if (!mayWait || !isTemporary(erro)) return { status: "recusado", erro };
      await this.#enqueue(pedido);
      return { status: "na_fila" };
    }
  }

  async #send({ funcao, entrada }: Pedido): Promise<Saida<Escrita>> {
    const pessoa = pessoaOf(entrada);
    const vista = typeof entrada.versao === "number" ? entrada.versao : this.#versaoOnScreen(pessoa);
    const enviada = pessoa && vista !== undefined ? this.#versoes.translate(pessoa, vista) : vista;
    const body = "versao" in entrada ? { ...entrada, versao: enviada } : entrada;
    const saida = await call(funcao, body as Entrada<Escrita>);
    if (pessoa && vista !== undefined && enviada !== undefined && "versao" in saida) {
      this.#versoes.record(pessoa, { vista, enviada, nova: saida.versao });
    }
    return saida;
  }

  #versaoOnScreen(pessoa: string | undefined): number | undefined {
    return pessoa ? this.#queryClient.getQueryData<Saida<"pessoa">>(["pessoa", { id: pessoa }])?.versao : undefined;
  }

  async #enqueue({ comando, funcao, entrada }: Pedido) {
    if (!isEnfileiravel(funcao)) return;
    const em = new Date().toISOString();
    const item: Item = { ordem: ++this.#ordem, membro: this.#membro, comando, funcao, entrada, em, motivo: null };
    // Stored before it is shown as kept. Without IndexedDB (a private window) the command is kept in memory only.
    await this.#fila.put(item).catch(() => undefined);
    this.#change({ pendentes: [...this.#state.pendentes, item].sort((a, b) => a.ordem - b.ordem) });
  }

  async #sendAll() {
    for (let item = this.#state.pendentes[0]; item; item = this.#state.pendentes[0]) {
      try {
        await this.#send(item);
        await this.#drop(item.comando);
      } catch (error) {
        const erro = error instanceof RpcError ? error : new RpcError(500, messageOf(error));
        if (!this.#isFinal(item, erro)) return;
        // What was written about a person who was erased is not kept either.
        if (erro.status === 404) await this.#forget(item, erro.mensagem);
        else await this.#handBack(item, erro.mensagem);
      }
    }
    this.#reload([...PADRAO, ["caixa"], ["hoje"], ["funil"]]);
  }

  #isFinal({ comando }: Item, { status }: RpcError): boolean {
    if (status === 0 || status === 401 || status === 429) return false;
    const falhas = (this.#falhas.get(comando) ?? 0) + 1;
    this.#falhas.set(comando, falhas);
    return status < 500 || falhas >= TENTATIVAS;
  }

  async #handBack(item: Item, motivo: string) {
    const devolvido = { ...item, motivo };
    const andamento = this.#andamentos.get(item.comando);
    if (andamento) this.#putBack(andamento);
    this.#andamentos.delete(item.comando);
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
    this.#andamentos.delete(comando);
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

  #putBack({ rollback, invalidar }: Andamento) {
    if (!rollback) return;
    // A response that is under way would show the change again.
    for (const queryKey of invalidar) void this.#queryClient.cancelQueries({ queryKey });
    rollback();
  }

  #reject(andamento: Andamento, erro: RpcError) {
    this.#putBack(andamento);
    this.#showAviso("erro", erro.mensagem);
    this.#reload(andamento.invalidar);
  }

  #reload(keys: QueryKey[]) {
    for (const queryKey of keys) void this.#queryClient.invalidateQueries({ queryKey });
  }

  #showAviso(tom: Aviso["tom"], texto: string, comando: string | null = null) {
    this.#change({ aviso: { id: crypto.randomUUID(), tom, texto, comando } });
  }

  #change(next: Partial<ComandosState>) {
    this.#state = { ...this.#state, ...next };
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}

const pessoaOf = ({ pessoa }: Record<string, unknown>) => (typeof pessoa === "string" ? pessoa : undefined);

const DIA = new Intl.DateTimeFormat("pt-BR", { day: "numeric", month: "long", timeZone: "America/Sao_Paulo" });

function expiredText({ em }: Item, count: number): string {
  return count === 1
    ? `Uma mudança de ${DIA.format(new Date(em))} não pôde ser enviada e foi apagada deste computador.`
    : `${count} mudanças, a primeira de ${DIA.format(new Date(em))}, não puderam ser enviadas e foram apagadas deste computador.`;
}

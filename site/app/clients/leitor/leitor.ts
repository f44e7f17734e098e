import type { Pedido, Resposta } from "./mensagens.ts";

type Answer = (resposta: Resposta) => void;

/** Reads reports in a worker, which keeps their rows. Nothing is sent or stored; `forget` ends the worker and what it holds. */
export function createLeitor() {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, Answer>();

  const forget = () => {
    worker?.terminate();
    worker = null;
    waiting.clear();
  };
  const fail = () => {
    const answers = [...waiting.values()];
    forget();
    for (const answer of answers) answer({ tipo: "erro", motivo: "sem-leitor" });
  };
  /** Early, so that the reader works without a network later. */
  const start = () => {
    if (worker) return worker;
    const started = new Worker(new URL("./leitor.worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<{ id: number; resposta: Resposta }>) => {
      waiting.get(data.id)?.(data.resposta);
      waiting.delete(data.id);
    };
    started.onerror = fail;
    worker = started;
    return started;
  };
  const ask = (pedido: Pedido): Promise<Resposta> =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      const bytes = pedido.tipo === "ler" && typeof pedido.conteudo !== "string" ? [pedido.conteudo] : [];
      start().postMessage({ id: count, pedido }, bytes);
    });
  return { start, ask, forget };
}

export type Leitor = ReturnType<typeof createLeitor>;

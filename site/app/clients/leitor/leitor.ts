import type { Pedido, Resposta } from "./mensagens.ts";

type Answer = (resposta: Resposta) => void;

/** Reads reports in a worker, which keeps their rows. Nothing is sent or stored. */
export function createLeitor() {
  let worker: Worker | null = null;
  let count = 0;
  let isUsed = false;
  const waiting = new Map<number, Answer>();

  const end = () => {
    worker?.terminate();
    worker = null;
    isUsed = false;
    waiting.clear();
  };
  /** What was read goes with its worker. One that was started early and has read nothing stays. */
  const forget = () => {
    if (isUsed) end();
  };
  const fail = () => {
    const answers = [...waiting.values()];
    end();
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
      isUsed = true;
      waiting.set(count, resolve);
      start().postMessage({ id: count, pedido });
    });
  return { start, ask, forget, end };
}

export type Leitor = ReturnType<typeof createLeitor>;

import { createLeitura } from "./leitura.ts";
import type { Pedido } from "./mensagens.ts";

const answer = createLeitura();

self.onmessage = async ({ data: { id, pedido } }: MessageEvent<{ id: number; pedido: Pedido }>) =>
  self.postMessage({ id, resposta: await answer(pedido) });

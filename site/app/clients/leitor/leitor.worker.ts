import { createLeitura } from "./leitura.ts";
import type { Pedido } from "./mensagens.ts";

const answer = createLeitura();
// Early, like this file: an Excel file is read without a network, too.
for (const part of [import("./xlsx.ts"), import("./markup.ts")]) part.catch(() => undefined);

self.onmessage = async ({ data: { id, pedido } }: MessageEvent<{ id: number; pedido: Pedido }>) =>
  self.postMessage({ id, resposta: await answer(pedido) });

import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { createLink } from "~/clients/cobranca-link.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { RpcError } from "~/clients/transport.ts";
import { type LinkPronto, linkKey, useLinkPronto } from "./link-pronto.ts";
import type { Forma } from "./motivos.ts";

/**
 * The new payment link of a row. It belongs to a new pedido, which identifies the row from then on; `onCreated` gets its id.
 * A repeated attempt after a lost response carries the same command, so no second one is opened.
 */
export function useLink(linha: CobrancaLinha, onCreated: (pedido: string, url: string) => void) {
  const { pedido } = linha;
  const queryClient = useQueryClient();
  const { announce } = useComandos();
  const link = useLinkPronto(pedido);
  const [creating, setCreating] = useState(false);
  const comandos = useRef(new Map<string, string>());
  const create = async (forma: Forma): Promise<string | null> => {
    const key = `${pedido}:${forma}`;
    const comando = comandos.current.get(key) ?? crypto.randomUUID();
    comandos.current.set(key, comando);
    setCreating(true);
    try {
      const { url, pedido: novo } = await createLink(pedido, { comando, forma });
      comandos.current.delete(key);
      queryClient.setQueryData<LinkPronto>(linkKey(novo), { forma, url, de: linha });
      // Loaded first, so that the screen stays as it is when the address changes.
      await queryClient.prefetchQuery({
        queryKey: rpcKey("cobranca", { pedido: novo }),
        queryFn: () => call("cobranca", { pedido: novo }),
      });
      void queryClient.invalidateQueries({ queryKey: rpcKey("cobrancas") });
      onCreated(novo, url);
      announce("Link criado");
      return url;
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "O link não foi criado. Tente de novo.", "erro");
      return null;
    } finally {
      setCreating(false);
    }
  };
  return { link, create, creating };
}

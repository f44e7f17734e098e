import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { ReactNode } from "react";
import type { RpcError } from "~/clients/transport.ts";

interface QueryStateProps<T> {
  query: { data: T | undefined; error: RpcError | null; refetch: () => Promise<unknown> };
  children: (data: T) => ReactNode;
}

/** Loading and failure of a part of the page; `children` draws the data. */
export function QueryState<T>({ query: { data, error, refetch }, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <p role="status" className="p-6 text-pedra">
        Carregando…
      </p>
    );
  return (
    <div role="alert" className="p-6">
      <p>{error.mensagem}</p>
      {error.status !== 404 && (
        <CompactButton className="mt-3" onClick={() => void refetch()}>
          Tentar de novo
        </CompactButton>
      )}
    </div>
  );
}

import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { ComandosProvider } from "~/clients/comandos/use-comandos.tsx";
import { createQueryClient } from "~/clients/query-client.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useKeyboard } from "~/keyboard/use-atalhos.ts";
import { createStub } from "./stub-backend.ts";
import type { Handlers } from "./stub-handlers.ts";

/** Renders a screen as the shell does, against the stub. Returns the stub with every request it got. */
export async function renderPainel(screen: ReactNode, { handlers = {}, path = "/" }: Options = {}) {
  const stub = createStub(handlers);
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => stub.fetch(url, init));
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const eu = await stub.fetch("/api/painel/rpc/eu").then((response) => response.json());
  queryClient.setQueryData(rpcKey("eu", {}), eu);
  stub.calls.length = 0;
  const router = createMemoryRouter([{ path: "*", element: <Keyboard>{screen}</Keyboard> }], {
    initialEntries: [path],
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ComandosProvider membro={eu.membro.id}>
        <RouterProvider router={router} />
      </ComandosProvider>
    </QueryClientProvider>,
  );
  return { ...view, stub, queryClient, router };
}

function Keyboard({ children }: { children: ReactNode }) {
  useKeyboard();
  return children;
}

interface Options {
  handlers?: Handlers;
  path?: string;
}

import { QueryClient } from "@tanstack/react-query";
import { RpcError } from "./transport.ts";

/** The cache is in memory only: nothing personal is stored in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) =>
          failures < 2 && !(error instanceof RpcError && error.status >= 400 && error.status < 500),
        // Requests decide whether the service can be reached; the browser's guess would pause them.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import type { Place } from "~/places.ts";

/** People who wait for the first reply, at the Caixa. */
export function PlaceBadge({ path }: Pick<Place, "path">) {
  const { papel } = useEu().membro;
  const enabled = path === "/caixa" && papel !== "encarregado";
  const { data } = useRpc("contadores", {}, { enabled, refetchInterval: 30_000 });
  const count = enabled ? (data?.vistas.esperando ?? 0) : 0;
  if (count === 0) return null;
  return (
    <span className="absolute -top-1.5 left-3 grid h-4.25 min-w-4.25 place-items-center rounded-full bg-ipe px-1 text-[0.6875rem]/none font-bold text-tinta">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> esperando</span>
    </span>
  );
}

import { classNames } from "@eden/ui/core/class-names.ts";
import { useEspera } from "~/clients/espera.ts";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import type { Place } from "~/places.ts";

interface PlaceBadgeProps extends Pick<Place, "path"> {
  /** How far below the upper edge of the link. */
  className: string;
}

/**
 * People handed to the member, at Hoje; who wait for the first reply, at the Caixa; payments that the member has not seen yet,
 * at Pagamentos; drafts of others to approve, at Textos. It follows the name of the place, which a screen reader says first:
 * "Caixa, 3 esperando".
 */
export function PlaceBadge({ path, className }: PlaceBadgeProps) {
  const { papel } = useEu().membro;
  const badge = papel === "encarregado" ? undefined : BADGES[path];
  const { data } = useRpc("contadores", {}, { enabled: badge !== undefined, refetchInterval: 30_000 });
  const { passadas } = useEspera();
  const count = badge && data ? badge.count(data, passadas) : 0;
  if (!badge || count === 0) return null;
  return (
    <span
      className={classNames(
        "absolute left-1/2 ml-0.5 grid h-4.25 min-w-4.25 place-items-center rounded-full bg-ipe px-1 text-micro/none font-bold text-tinta",
        className,
      )}
    >
      <span className="sr-only">, </span>
      {count > 99 ? "99+" : count}
      <span className="sr-only"> {badge.words(count)}</span>
    </span>
  );
}

interface Badge {
  count(contadores: Saida<"contadores">, passadas: number): number;
  words(count: number): string;
}
const BADGES: Record<string, Badge> = {
  "/hoje": {
    count: (_, passadas) => passadas,
    words: (count) => (count === 1 ? "pessoa passada para você" : "pessoas passadas para você"),
  },
  "/caixa": { count: ({ vistas }) => vistas.esperando ?? 0, words: () => "esperando" },
  "/pagamentos": {
    count: ({ pagamentos_novos }) => pagamentos_novos,
    words: (count) => (count === 1 ? "novo" : "novos"),
  },
  "/textos": { count: ({ textos_para_aprovar }) => textos_para_aprovar, words: () => "para aprovar" },
};

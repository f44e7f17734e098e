import type { Previsao } from "@eden/domain/ferramentas/previsao";
import { useEffect, useState } from "react";
import { loadOnce } from "~/features/ferramentas/nao-carregou.tsx";

/** Loads after the page: storage and its rules are larger than the fields. */
const load = loadOnce(() => import("~/clients/storage/ferramenta-fluxo.ts"));

/**
 * What the device keeps of the forecast: nothing until the owner asks for it. `onFound` returns whether it shows what was kept;
 * a link goes first, and then leaves what is kept alone until the owner keeps another one.
 */
export function useGuardado(onFound: (previsao: Previsao) => boolean) {
  const [isKept, setKept] = useState(false);
  /** Moment of the last use that an earlier visit left behind. */
  const [since, setSince] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    void load().then(({ fluxoGuardado, keepFluxo }) => {
      const kept = fluxoGuardado.read();
      if (!kept || !onFound(kept.previsao)) return;
      setKept(true);
      setSince(kept.em);
      // Opening it is a use, too.
      keepFluxo(kept.previsao);
    });
  }, []);
  const write = (previsao: Previsao | null | false) =>
    void load().then(({ fluxoGuardado, keepFluxo }) => (previsao ? keepFluxo(previsao) : fluxoGuardado.remove()));
  return {
    isKept,
    leaveAlone: () => setKept(false),
    since,
    keep: (next: boolean, previsao: Previsao | null) => {
      setKept(next);
      if (next ? previsao : isKept) write(next && previsao);
    },
    update: (previsao: Previsao | null) => {
      setSince(null);
      if (isKept && previsao) write(previsao);
    },
  };
}

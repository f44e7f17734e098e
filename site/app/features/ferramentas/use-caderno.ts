import type { Caderno } from "@eden/domain/ferramentas/caderno";
import { useEffect, useState } from "react";
import { openCaderno, watchCaderno } from "~/clients/storage/caderno-storage.ts";

/** What the device keeps, also when another tab changes it. Never prerendered. */
export function useCaderno(onOther?: (antes: Caderno | null, agora: Caderno | null) => void): Caderno | null {
  const [caderno, setCaderno] = useState(openCaderno);
  useEffect(
    () =>
      watchCaderno((isOther) => {
        const agora = openCaderno();
        if (isOther) onOther?.(caderno, agora);
        setCaderno(agora);
      }),
    [caderno, onOther],
  );
  return caderno;
}

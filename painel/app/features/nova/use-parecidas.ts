import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import type { Entrada } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useDebounced } from "~/parts/use-debounced.ts";
import { procuradoOf, type Valores } from "./valores.ts";

/** Who has the typed telephone, e-mail or CNPJ already. Without a connection nobody is found, and the person may be saved. */
export function useParecidas(valores: Valores) {
  const wanted = JSON.stringify(procuradoOf(valores));
  const settled = JSON.parse(useDebounced(wanted)) as Entrada<"parecidas">;
  const asked = Object.values(settled).some(Boolean);
  const { data } = useRpc("parecidas", settled, {
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return {
    pessoas: asked ? (data?.pessoas ?? []).filter(({ pessoa }) => !dismissed.includes(pessoa.id)) : [],
    farmacia: settled.cnpj ? (data?.farmacia ?? null) : null,
    dismiss: (id: string) => setDismissed((ids) => [...ids, id]),
  };
}

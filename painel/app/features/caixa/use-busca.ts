import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useRpc } from "~/clients/use-rpc.ts";
import { useDebounced } from "~/parts/use-debounced.ts";

const MIN_LENGTH = 2;

/** What is typed in the search field, and what the server found for it. */
export function useBusca() {
  const [texto, setTexto] = useState("");
  const wanted = texto.trim().length >= MIN_LENGTH ? texto.trim() : "";
  const procurado = useDebounced(wanted);
  const { data, dataUpdatedAt, error } = useRpc(
    "buscar",
    { texto: procurado },
    { enabled: procurado !== "", placeholderData: keepPreviousData },
  );
  const active = wanted !== "";
  const lidaEm = dataUpdatedAt === 0 ? Date.now() : dataUpdatedAt;
  return {
    texto,
    setTexto,
    active,
    procurado: procurado || wanted,
    result: active && procurado !== "" ? data : undefined,
    failed: error !== null,
    leitura: { agora: new Date(lidaEm).toISOString(), lidaEm },
  };
}

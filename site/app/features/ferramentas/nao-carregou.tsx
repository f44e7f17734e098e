import { loadAgain } from "@eden/ui/core/load-again.ts";
import { useEffect, useState } from "react";

type Retry = (() => void) | null;

/** The tool on screen, once it is hydrated. */
let tell: ((retry: Retry) => void) | undefined;

/** What a tool loads after its page, for all its parts at once; the tool tells a failure. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= loadAgain(load, (retry) => tell?.(retry)).finally(() => tell?.(null));
    return loading;
  };
}

/** While a part of the tool has failed to load: says so, and tries again on a press. */
export function NaoCarregou() {
  const [retry, setRetry] = useState<Retry>(null);
  useEffect(() => {
    tell = (next) => setRetry(() => next);
  }, []);
  return (
    retry && (
      <p role="alert" className="pagina pt-2">
        Não carregou.{" "}
        <button
          type="button"
          onClick={retry}
          className="inline-flex min-h-11 items-center font-semibold text-folha underline-offset-4 underline"
        >
          Tentar de novo
        </button>
      </p>
    )
  );
}

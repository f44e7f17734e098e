import { loadAgain } from "@eden/ui/core/load-again.ts";
import { useEffect, useState } from "react";

/** What starts the next attempt, by the page whose part did not load. */
const falhas: Record<string, (() => void) | undefined> = {};
/** Draws the message of the page on screen, once it is hydrated. */
let draw: (() => void) | undefined;

/** What a tool loads after its page, for all its parts at once; its page tells a failure. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    const page = String(globalThis.location?.pathname);
    const say = (retry?: () => void) => {
      falhas[page] = retry;
      draw?.();
    };
    const fail = (retry: () => void) =>
      say(() => {
        say();
        retry();
      });
    loading ??= loadAgain(load, fail).finally(say);
    return loading;
  };
}

/** While a part of the tool has failed to load: says so, and tries again on a press. */
export function NaoCarregou() {
  const [drawn, setDrawn] = useState<object>();
  useEffect(() => {
    draw = () => setDrawn({});
    draw();
    return () => {
      draw = undefined;
    };
  }, []);
  const retry = drawn && falhas[window.location.pathname];
  if (!retry) return null;
  return (
    <p role="alert" className="pagina pt-2">
      Não carregou.{" "}
      <button
        type="button"
        onClick={retry}
        className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
      >
        Tentar de novo
      </button>
    </p>
  );
}

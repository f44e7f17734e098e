import { loadAgain } from "@eden/ui/core/load-again.ts";
import { useEffect, useReducer } from "react";

/** What starts the next attempt, by the page whose part did not load. */
const falhas: Record<string, (() => void) | undefined> = {};
/** Draws the message of the page on screen, once it is hydrated. */
let draw: (() => void) | undefined;

function say(pathname: string | undefined, retry?: () => void): void {
  falhas[pathname ?? ""] = retry;
  draw?.();
}

/** What a tool loads after its page, for all its parts at once; its page tells a failure. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    const pathname = globalThis.location?.pathname;
    loading ??= loadAgain(load, (retry) => say(pathname, retry)).finally(() => say(pathname));
    return loading;
  };
}

/** While a part of the tool has failed to load: says so, and tries again on a press. */
export function NaoCarregou() {
  const [drawn, update] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    draw = update;
    update();
    return () => {
      draw = undefined;
    };
  }, []);
  const retry = drawn && falhas[window.location.pathname];
  if (!retry) return null;
  const press = () => {
    say(window.location.pathname);
    retry();
  };
  return (
    <p role="alert" className="pagina pt-2">
      Não carregou.{" "}
      <button
        type="button"
        onClick={press}
        className="inline-flex min-h-11 items-center font-semibold text-folha underline-offset-4 underline"
      >
        Tentar de novo
      </button>
    </p>
  );
}

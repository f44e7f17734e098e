import {
  type ComponentType,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "./core/button.tsx";
import { classNames } from "./core/class-names.ts";
import { loadAgain } from "./core/load-again.ts";
import { Mark } from "./core/mark.tsx";

interface LazyPartOptions {
  /** With its article, as in "Abrindo as perguntas...". */
  nome: string;
  /** The height that the part has at least, so that nothing jumps: a class. */
  minHeight: `min-h-${string}`;
  /** What surrounds the part while it is not there. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/**
 * A component that loads when it is first rendered. If that fails, the rest of the page stays: the part's own place says
 * so, and the part loads again by itself or on a press.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { nome, minHeight, Frame = Fragment }: LazyPartOptions,
): ComponentType<Props> {
  let failure: Failure | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Failure) => {
    failure = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const Part = lazy(() => loadAgain(uncached(load), (retry) => set({ offline: !navigator.onLine, retry })));
  function Waiting() {
    const now = useSyncExternalStore(
      subscribe,
      () => failure,
      () => failure,
    );
    return (
      <Frame>
        {now ? (
          <NotLoaded nome={nome} failure={now} className={minHeight} />
        ) : (
          <p role="status" className={classNames("text-pedra", minHeight)}>
            Abrindo {nome}...
          </p>
        )}
      </Frame>
    );
  }
  return (props) => <Suspense fallback={<Waiting />}>{createElement(Part as ComponentType<Props>, props)}</Suspense>;
}

/** Firefox keeps a failed module: the next attempts ask for it under another address, which its error message tells. */
function uncached<Module extends { default: unknown }>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let attempts = 0;
  return async () => {
    try {
      const module = await (address ? import(/* @vite-ignore */ `${address}?tentativa=${++attempts}`) : load());
      if (module.default) return module;
      throw new Error("The part is no default export");
    } catch (error) {
      address ??= /^error loading .*: (\S+)$/.exec(String(Object(error).message))?.[1];
      throw error;
    }
  };
}

interface Failure {
  offline: boolean;
  retry: () => void;
}

interface NotLoadedProps {
  nome: string;
  failure: Failure;
  className: string;
}

function NotLoaded({ nome, failure, className }: NotLoadedProps) {
  const { offline, retry } = failure;
  const [pressed, setPressed] = useState<Failure>();
  useEffect(() => {
    if (!offline && isReplaced()) history.go(0);
  }, [offline]);
  const press = () => {
    setPressed(failure);
    retry();
  };
  return (
    <div
      className={classNames(
        "grid place-content-center justify-items-center gap-1.5 rounded-[32px] border-[1.5px] border-pedra/35 border-dashed bg-papel px-6 py-8 text-center text-tinta",
        className,
      )}
    >
      <Mark />
      <div role="alert">
        <p className="mt-2.5 font-semibold font-titulo text-h3">
          <span className="sr-only">{nome}: </span>Não carregou.
        </p>
        <p className="mt-1.5 max-w-[40ch] text-balance text-pedra">
          {offline
            ? "Você está sem internet. Assim que ela voltar, tentamos de novo."
            : "A internet falhou no meio do caminho. O resto da página continua aqui."}
        </p>
      </div>
      <Button onClick={press} busyLabel={pressed === failure ? "Tentando..." : undefined} className="mt-3">
        Tentar de novo
      </Button>
    </div>
  );
}

/** Whether a newer release has replaced a script of this page. Not after a reload: it would repeat itself for ever. */
function isReplaced(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return (
    navigation?.type !== "reload" &&
    resources.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"))
  );
}

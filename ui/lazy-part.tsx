import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from "react";
import { Button } from "./core/button.tsx";
import { classNames } from "./core/class-names.ts";
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
 * so and the part loads again with the network, with the return to the page and on a press. A prerendered part stays as
 * it is until it is loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { nome, minHeight, Frame }: LazyPartOptions,
): ComponentType<Props> {
  const part = repeating(load);
  // Never rejects: React keeps a rejected component for ever.
  const Part = lazy(part.load) as unknown as ComponentType<Props>;
  function Waiting() {
    const failure = useSyncExternalStore(part.subscribe, part.failure, part.failure);
    const content = failure ? (
      <NotLoaded nome={nome} failure={failure} onRetry={part.retry} className={minHeight} />
    ) : (
      <p role="status" className={classNames("text-pedra", minHeight)}>
        Abrindo {nome}...
      </p>
    );
    return Frame ? <Frame>{content}</Frame> : content;
  }
  return (props) => <Suspense fallback={<Waiting />}>{createElement(Part, props)}</Suspense>;
}

interface Failure {
  offline: boolean;
  /** Loading again. */
  busy: boolean;
}

/** Repeats a failed load, one attempt at a time, until it succeeds. */
function repeating<Loaded>(load: () => Promise<Loaded>) {
  let failure: Failure | undefined;
  let retry = () => {};
  const listeners = new Set<() => void>();
  const change = (busy: boolean) => {
    failure = { offline: !navigator.onLine, busy };
    for (const listener of listeners) listener();
  };
  const nextChance = () =>
    new Promise<void>((resolve) => {
      const over = new AbortController();
      retry = () => {
        if (over.signal.aborted || document.hidden) return;
        over.abort();
        change(true);
        resolve();
      };
      window.addEventListener("online", retry, over);
      document.addEventListener("visibilitychange", retry, over);
      change(false);
    });
  return {
    load: async (): Promise<Loaded> => {
      for (;;) {
        try {
          return await load();
        } catch {
          await nextChance();
        }
      }
    },
    failure: () => failure,
    retry: () => retry(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface NotLoadedProps {
  nome: string;
  failure: Failure;
  onRetry: () => void;
  className: string;
}

function NotLoaded({ nome, failure: { offline, busy }, onRetry, className }: NotLoadedProps) {
  useEffect(() => {
    if (!offline && isReplaced()) history.go(0);
  }, [offline]);
  return (
    <div
      className={classNames(
        "grid place-content-center justify-items-center gap-1.5 rounded-[32px] border-[1.5px] border-linha border-dashed bg-papel px-6 py-8 text-center text-tinta",
        className,
      )}
    >
      <Mark className="size-16" />
      <div role="alert">
        <p className="font-semibold font-titulo text-h3">
          <span className="sr-only">{nome}: </span>Não carregou.
        </p>
        <p className="mt-1.5 max-w-[40ch] text-pedra">
          {offline
            ? "Você está sem internet. Assim que ela voltar, tentamos de novo."
            : "A internet falhou no meio do caminho. O resto da página continua aqui."}
        </p>
      </div>
      <Button onClick={onRetry} busyLabel={busy ? "Tentando..." : undefined} className="mt-3">
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

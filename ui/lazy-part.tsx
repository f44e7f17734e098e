import {
  type ComponentType,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from "react";
import { classNames } from "./core/class-names.ts";
import { loadPart } from "./load-part.ts";
import { type Failure, NotLoaded } from "./not-loaded.tsx";

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
  const Part = lazy(() => loadPart(load, set));
  function Waiting() {
    const now = useSyncExternalStore(
      subscribe,
      () => failure,
      () => failure,
    );
    useEffect(() => {
      if (now && !now.offline && isReplaced()) history.go(0);
    }, [now]);
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

/** Whether a newer release has replaced a script of this page. Not after a reload: it would repeat itself for ever. */
function isReplaced(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return (
    navigation?.type !== "reload" &&
    resources.some(({ name, responseStatus }) => responseStatus === 404 && name.endsWith(".js"))
  );
}

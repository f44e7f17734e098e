import { type ComponentType, lazy, Suspense, useState } from "react";

/**
 * A part that is not on the first screen. It loads when it is first shown or, once the panel is open, when the browser is
 * idle: it then opens at once, also without network.
 */
export function lazyLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Part = lazy(keep) as ComponentType<Props>;
  loadLater(keep);
  return function Later(props: Props) {
    // Chosen once: the other element would lose what was typed.
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

let started = false;
const later: (() => Promise<unknown>)[] = [];

/** Loads when the browser is idle, once the panel is open. */
export function loadLater(load: () => Promise<unknown>): void {
  if (started) void loadWhenIdle(load);
  else later.push(load);
}

/** Called once the first screen is there. */
export function loadLaterParts(): void {
  started = true;
  for (const load of later.splice(0)) void loadWhenIdle(load);
}

/** Without network the part loads when it is shown. */
async function loadWhenIdle(load: () => Promise<unknown>): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });
  await load().catch(() => undefined);
}

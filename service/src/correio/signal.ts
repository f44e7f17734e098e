export interface Signal {
  raise(): void;
  /** The next wait rejects. */
  fail(error: Error): void;
  /** Until it is raised, at most this long; at once if it was raised since the last wait. */
  wait(ms: number): Promise<void>;
}

/** News that may come while nobody waits for them: they are not lost, and many count once. */
export function createSignal(): Signal {
  let raised = false;
  let failed: Error | undefined;
  let wake: () => void = () => undefined;
  return {
    raise() {
      raised = true;
      wake();
    },
    fail(error) {
      failed ??= error;
      wake();
    },
    async wait(ms) {
      if (!raised && !failed) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        wake = resolve;
        await promise.finally(() => clearTimeout(timer));
      }
      raised = false;
      if (failed) throw failed;
    },
  };
}

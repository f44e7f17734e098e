const parent = process.ppid;

/**
 * Calls back when the process that started this one has ended. npm passes SIGTERM to its shell, which ends without passing it
 * on: this process gets no signal, only another parent.
 */
export function onParentEnd(then: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
}

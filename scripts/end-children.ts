/**
 * Ends the processes given by pid when `npm run dev`, which started them, was killed and could not do it itself. Its end
 * closes the standard input of this process.
 */
// Ctrl-C and a closed terminal reach this process too, while the other one is still stopping.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => undefined);
process.stdin.resume().once("end", () => {
  for (const pid of process.argv.slice(2)) {
    try {
      process.kill(Number(pid), "SIGTERM");
    } catch {
      // It has already ended.
    }
  }
});

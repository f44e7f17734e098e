/** Shown until the first screen is loaded. */
export function Opening({ failed = false }: { failed?: boolean }) {
  return (
    <main className="grid h-dvh place-items-center p-6 text-center">
      <p role="status" className="text-pedra">
        {failed ? "Sem conexão com o servidor. Tentando de novo…" : "Abrindo o painel…"}
      </p>
    </main>
  );
}

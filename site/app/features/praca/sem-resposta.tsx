import { Button } from "@eden/ui/core/button.tsx";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import { lazy, Suspense, useEffect, useTransition } from "react";
import { useRevalidator } from "react-router";
import { forgetDocumento, knownDocumento } from "~/clients/praca.ts";

const Pagina = lazy(async () => {
  const { CidadeNaoEncontrada: Page } = await loadAgain(() => import("./cidade-nao-encontrada.tsx"));
  return { default: Page };
});

/** Few visitors see it: it is loaded then. */
export function NaoEncontrada() {
  return (
    <Suspense>
      <Pagina />
    </Suspense>
  );
}

/** The data of this page did not arrive. */
export function SemResposta({ path }: { path: string }) {
  const [isPending, startTransition] = useTransition();
  const { revalidate } = useRevalidator();
  // The next visit of the page asks again. After "Tentar de novo" there may be an answer.
  useEffect(() => () => void (knownDocumento(path) === undefined && forgetDocumento(path)), [path]);
  const retry = () => {
    forgetDocumento(path);
    startTransition(() => revalidate());
  };
  return (
    <section className="pagina grid justify-items-start gap-5 py-18">
      <h1 className="text-pagina">
        A página não <em>respondeu</em>
      </h1>
      <p className="max-w-[46ch] text-lead text-pedra">Os números desta cidade não chegaram. Confira a conexão.</p>
      <Button variant="ipe" onClick={retry} busyLabel={isPending ? "Tentando..." : undefined}>
        Tentar de novo
      </Button>
    </section>
  );
}

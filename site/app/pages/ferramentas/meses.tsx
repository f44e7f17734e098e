import { AppLink } from "@eden/ui/core/app-link.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { meses } from "~/content/ferramentas.ts";
import { loadOnce, NaoCarregou } from "~/features/ferramentas/nao-carregou.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: meses.path,
    title: `Éden Grupo - ${meses.nome}`,
    description: "Os números da farmácia, mês a mês, guardados só neste aparelho.",
    noindex: true,
    card: "ferramentas",
    trail: [
      { label: "Ferramentas do dono", path: "/ferramentas" },
      { label: meses.nome, path: meses.path },
    ],
  });

const Meses = lazy(loadOnce(() => import("~/features/ferramentas/meses/meses.tsx")));

export default function MesesPage() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <>
      <div className="pagina pt-2">
        <p className="pt-3 text-peq">
          <AppLink
            to="/ferramentas"
            className="-my-3 inline-flex min-h-11 items-center font-semibold text-folha underline-offset-4 hover:underline"
          >
            Ferramentas do dono
          </AppLink>
        </p>
        <h1 className="mt-3.5 text-[clamp(2.375rem,1.7rem+2.8vw,4rem)]/[1.04] tracking-[-0.028em]">
          Os meus <em>meses</em>
        </h1>
        <p className="mt-4 max-w-[54ch] text-lead text-pedra">
          Seis números por mês, por conta. Ficam neste aparelho, e só porque você pediu.
        </p>
        <p className="mt-4 hidden max-w-[60ch] rounded-panel bg-aviso-fundo px-4 py-3 text-aviso noscript:block">
          Os meses precisam de JavaScript: eles estão no seu navegador, não no nosso servidor.
        </p>
      </div>
      <NaoCarregou />
      {isReady && (
        <Suspense fallback={<div className="h-screen" />}>
          <Meses />
        </Suspense>
      )}
    </>
  );
}

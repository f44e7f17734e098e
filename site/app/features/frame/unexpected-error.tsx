import { empresa } from "~/content/empresa.ts";

/** Shown when a page throws. Plain links, because the router itself may have failed. */
export function UnexpectedError() {
  return (
    <main id="conteudo" tabIndex={-1} className="pagina grid min-h-dvh content-center justify-items-start gap-6 py-18">
      <h1 className="text-pagina">
        Algo saiu do <em>lugar</em>
      </h1>
      <p className="max-w-[46ch] text-lead text-pedra">
        A página encontrou um erro e parou. Nada do que você já enviou se perdeu. Recarregue ou volte ao início.
      </p>
      <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold text-folha underline underline-offset-4">
        <a href="." className="inline-flex min-h-11 items-center">
          Recarregar a página
        </a>
        <a href="/" className="inline-flex min-h-11 items-center">
          Voltar ao início
        </a>
        <a href={`mailto:${empresa.emailSuporte}`} className="inline-flex min-h-11 items-center">
          Avisar o suporte
        </a>
      </p>
    </main>
  );
}

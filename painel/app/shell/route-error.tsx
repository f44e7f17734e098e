import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useRouteError } from "react-router";

/** A defect, or a chunk of an older build that is gone: loading the page again repairs both. */
export function RouteError() {
  const error = useRouteError();
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="max-w-md">
        <h1>Esta tela não abriu</h1>
        <p role="alert" className="mt-2 text-pedra">
          {isOldBuild(error)
            ? "O painel foi atualizado. Carregue a página de novo para usar a versão nova."
            : "Algo falhou do nosso lado. Nada do que você gravou se perdeu."}
        </p>
        <CompactButton variant="mata" className="mt-5" onClick={() => window.location.reload()}>
          Carregar de novo
        </CompactButton>
      </div>
    </main>
  );
}

const isOldBuild = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

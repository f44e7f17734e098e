import { buttonStyle } from "@eden/ui/core/button.tsx";
import { Mark } from "@eden/ui/core/mark.tsx";
import { empresa } from "~/content/empresa.ts";
import { whatsappLink, whatsappNumero } from "~/content/whatsapp.ts";

/** Shown when a page throws. Plain links and nothing to request, because the router or the network may have failed. */
export function UnexpectedError() {
  return (
    <main className="pagina grid min-h-dvh content-center justify-items-center gap-6 py-18 text-center">
      <title>Éden Grupo - Algo saiu do lugar</title>
      <Mark />
      <h1 className="text-pagina">
        Algo saiu do <em>lugar</em>
      </h1>
      <p className="max-w-[46ch] text-balance text-lead text-pedra">
        A página encontrou um erro e parou. Nada do que você já enviou se perdeu.
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonStyle("ipe")}>
          Recarregar a página
        </button>
        <a href="/" className={buttonStyle("outline")}>
          Voltar ao início
        </a>
        <a href={whatsappLink("Olá! Uma página do site parou.")} className={buttonStyle("bare", "s")}>
          Falar no WhatsApp: {whatsappNumero}
        </a>
        <a href={`mailto:${empresa.emailSuporte}`} className={buttonStyle("bare", "s")}>
          Avisar o suporte
        </a>
      </p>
    </main>
  );
}

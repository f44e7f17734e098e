import { AppLink } from "@eden/ui/core/app-link.tsx";
import { aviso, avisoPagina } from "~/content/aviso.ts";

/** One line above the menu. The script of `content/aviso.ts` shows and closes it. */
export function SiteAviso() {
  return (
    <aside data-chrome aria-label="Aviso" className="escuro hidden bg-mata text-white in-data-[aviso]:block">
      <div className="pagina flex items-center justify-between gap-3 py-1">
        <p className="py-2 text-peq leading-snug">
          {aviso}{" "}
          {avisoPagina && (
            <AppLink
              to={avisoPagina}
              className="-my-3 inline-block whitespace-nowrap py-3 font-semibold underline underline-offset-3"
            >
              Saiba mais
            </AppLink>
          )}
        </p>
        <button
          type="button"
          data-close-aviso
          aria-label="Fechar aviso"
          className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-2xl hover:bg-white/10"
        >
          ×
        </button>
      </div>
    </aside>
  );
}

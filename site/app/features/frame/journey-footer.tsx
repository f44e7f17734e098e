import { AppLink } from "@eden/ui/app-link.tsx";
import { REOPEN_CONSENT } from "~/clients/consent-cookie.ts";
import { empresa } from "~/content/empresa.ts";

const linkClass = "inline-flex min-h-11 items-center rounded-lg text-left underline underline-offset-4";

export function JourneyFooter() {
  return (
    <footer
      data-chrome
      className="pagina mt-14 flex flex-col gap-x-6 gap-y-1 border-linha border-t py-6 text-pedra text-peq md:flex-row md:flex-wrap md:items-center lg:mt-24"
    >
      <p>
        {empresa.razaoSocial} · <span className="whitespace-nowrap">CNPJ {empresa.cnpj}</span>
      </p>
      <p className="flex flex-wrap gap-x-6 md:ml-auto">
        <AppLink to="/politica-privacidade" newTab className={linkClass}>
          Política de privacidade
        </AppLink>
        <button type="button" className={linkClass} onClick={() => window.dispatchEvent(new Event(REOPEN_CONSENT))}>
          Preferências de cookies
        </button>
      </p>
    </footer>
  );
}

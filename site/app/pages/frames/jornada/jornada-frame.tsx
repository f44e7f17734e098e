import { AppLink } from "@eden/ui/core/app-link.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import type { ReactNode } from "react";
import { empresa } from "~/content/empresa.ts";
import { contatoImpresso, whatsappLink } from "~/content/whatsapp.ts";
import { CookiePreferences } from "~/features/frame/cookie-preferences.tsx";
import { Logo } from "~/features/frame/logo.tsx";

/** Slim header and footer without navigation: for forms in steps, the diagnostic and result pages. */
export function JornadaFrame({ children }: { children: ReactNode }) {
  return (
    // At least as high as the screen, so that a short page leaves no gap under its footer.
    <div className="flex min-h-svh flex-col">
      <JornadaHeader />
      <main id="conteudo" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <JornadaFooter />
    </div>
  );
}

function JornadaHeader() {
  return (
    <header data-chrome className="pagina flex h-16 max-w-300 items-center justify-between gap-4 lg:h-20">
      <Logo />
      <AppLink
        to={whatsappLink("Olá! Estou no site do Éden Grupo e gostaria de ajuda.")}
        className="inline-flex min-h-12 items-center gap-2 rounded-lg font-semibold text-base text-mata"
      >
        <span className="text-folha">
          <SocialIcon of="whatsapp" />
        </span>
        <span className="font-normal text-pedra max-md:sr-only">Precisa de ajuda?</span>
        <span className="underline underline-offset-4">Falar com Consultor</span>
      </AppLink>
    </header>
  );
}

const linkClass = "inline-flex min-h-11 items-center rounded-lg text-left underline underline-offset-4";

function JornadaFooter() {
  return (
    <footer
      data-chrome
      className="pagina mt-14 flex flex-col gap-x-6 gap-y-1 border-linha border-t py-6 text-pedra text-peq md:flex-row md:flex-wrap md:items-center lg:mt-24"
    >
      <p data-rodape className="hidden">
        <span className="font-identificador">
          {empresa.razaoSocial} · CNPJ {empresa.cnpj}
        </span>
        <span>{contatoImpresso}</span>
      </p>
      <p>
        {empresa.razaoSocial}
        <span className="max-md:hidden"> · </span>{" "}
        <span className="whitespace-nowrap font-identificador max-md:block">CNPJ {empresa.cnpj}</span>
      </p>
      <p className="flex flex-wrap gap-x-6 lg:ml-auto">
        <AppLink to="/politica-privacidade" newTab className={linkClass}>
          Política de privacidade
        </AppLink>
        <CookiePreferences className={linkClass} />
      </p>
    </footer>
  );
}

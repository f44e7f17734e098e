import { AppLink } from "@eden/ui/app-link.tsx";
import { SocialIcon } from "@eden/ui/icon.tsx";
import { whatsappLink } from "~/content/whatsapp.ts";
import { Logo } from "./logo.tsx";

export function JourneyHeader() {
  return (
    <header data-chrome className="pagina flex h-16 max-w-300 items-center justify-between gap-4 lg:h-20">
      <Logo />
      <AppLink
        to={whatsappLink("Olá! Estou fazendo meu cadastro no site e gostaria de ajuda.")}
        className="inline-flex min-h-12 items-center gap-2 rounded-lg font-semibold text-base text-mata"
      >
        <span className="text-folha">
          <SocialIcon of="whatsapp" />
        </span>
        <span className="hidden font-normal text-pedra md:inline">Precisa de ajuda?</span>
        <span className="underline underline-offset-4">Falar com consultor</span>
      </AppLink>
    </header>
  );
}

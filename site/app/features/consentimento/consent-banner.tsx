import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Cookie } from "lucide";
import { type ConsentChoice, storeConsent } from "~/clients/consent-cookie.ts";
import { nextPaint } from "~/clients/paint-first.ts";

/** Hides only the banner in the first frame: the attribute of the page and the focus restyle and lay out the whole page. */
async function choose(choice: ConsentChoice) {
  const banner = document.getElementById("cookies");
  if (banner) banner.hidden = true;
  storeConsent(choice);
  await nextPaint();
  document.documentElement.dataset.consentimento = "guardado";
  if (banner) banner.hidden = false;
  document.getElementById("conteudo")?.focus({ preventScroll: true });
}

/**
 * Asks once a day, non-modal; both buttons have the same weight. `data-consentimento` on the page controls its
 * visibility, and `CookiePreferences` shows it again.
 */
export function ConsentBanner() {
  return (
    <section
      id="cookies"
      tabIndex={-1}
      data-chrome
      aria-labelledby="cookies-titulo"
      className="fixed inset-x-3 bottom-[calc(84px+env(safe-area-inset-bottom))] z-40 hidden rounded-[28px] bg-papel p-5.5 shadow-flutua in-data-[consentimento=pendente]:block lg:inset-x-6 lg:bottom-5 lg:mx-auto lg:max-w-280 lg:grid-cols-[1fr_380px] lg:items-center lg:gap-x-10 lg:px-8 in-data-[consentimento=pendente]:lg:grid"
    >
      <div>
        <h2 id="cookies-titulo" className="flex items-center gap-3 text-h3">
          <Icon of={Cookie} size={26} className="text-folha" />
          Cookies, com a sua licença
        </h2>
        <p className="mt-2 text-base leading-normal lg:mt-1">
          Usamos só o necessário para o site funcionar. Com o seu sim, medimos também o que ajuda a melhorar. Veja a{" "}
          <AppLink
            to="/politica-privacidade"
            newTab
            className="whitespace-nowrap font-semibold text-folha underline underline-offset-3"
          >
            política de privacidade
          </AppLink>
          .
        </p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:mt-0">
        <Button variant="outline" onClick={() => choose("recusado")} data-cedo>
          Recusar
        </Button>
        <Button variant="outline" onClick={() => choose("aceito")} data-cedo>
          Aceitar
        </Button>
      </div>
    </section>
  );
}

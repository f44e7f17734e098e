import { AppLink } from "@eden/ui/core/app-link.tsx";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { lojasDoApp } from "~/content/edenapp.ts";

/** Links to the app stores. Both have the same weight. */
export function AppStoreLinks() {
  return (
    <ul data-lojas-de-aplicativos className="mt-6 grid gap-3 xs:grid-cols-2 sm:flex sm:flex-wrap lg:mt-8">
      {lojasDoApp.map((loja) => (
        <li key={loja.id}>
          <AppLink
            to={loja.link}
            className="flex min-h-15 items-center gap-2.5 rounded-[18px] bg-tinta px-3 py-2 text-white transition-[translate,background-color] hover:-translate-y-0.5 hover:bg-mata active:translate-y-0 sm:gap-3 sm:px-5 md:max-lg:gap-2 md:max-lg:px-3"
          >
            <SocialIcon of={loja.id} size={26} className="shrink-0" />
            <span className="leading-tight">
              <span className="block text-[0.8125rem] text-nevoa">{loja.chamada} </span>
              <span className="block font-semibold text-base/tight whitespace-nowrap sm:text-lg/tight md:max-lg:text-base/tight">
                {loja.nome}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

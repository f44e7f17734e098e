import { BelowFold } from "@eden/ui/below-fold.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { loadAgain } from "@eden/ui/core/load-again.ts";
import frauncesItalic from "@eden/ui/fonts/fraunces-italic-500.woff2?url";
import { ChartColumn, Cpu, GraduationCap, type IconNode, Layers, MessageCircle, Smartphone, Store } from "lucide";
import { lazy, useMemo } from "react";
import { type LinksFunction, NavLink, Outlet, useMatches } from "react-router";
import { aviso, avisoPagina } from "~/content/aviso.ts";
import { menuDesktop } from "~/content/navegacao.ts";
import type { ConviteName } from "~/features/convite/convites.tsx";
import { Logo } from "~/features/frame/logo.tsx";

/** Options a page can set for this frame. */
export interface SiteHandle {
  /** The closing section of the page, on the footer's background. */
  convite?: ConviteName;
}

/** The italic word of a headline is part of the first screen of these pages. */
export const links: LinksFunction = () => [
  { rel: "preload", href: frauncesItalic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** Prerendered, and hydrated after the page: its links work without JavaScript. */
const SiteClosing = lazy(() => loadAgain(() => import("./site-footer.tsx")));

/** Constants, which React does not render again with each state of the router. */
const top = (
  <>
    {aviso && <SiteAviso />}
    <SiteHeader />
  </>
);
const bottomBar = <BottomBar />;

/** Full navigation: marketing and result pages. */
export default function SiteFrame() {
  const { convite } = (useMatches().at(-1)?.handle ?? {}) as SiteHandle;
  const closing = useMemo(
    () => (
      <BelowFold key={convite} placeholder={null}>
        <SiteClosing convite={convite} />
      </BelowFold>
    ),
    [convite],
  );
  return (
    <>
      {top}
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      {closing}
      {bottomBar}
    </>
  );
}

/** One line above the menu. The script of `content/aviso.ts` shows and closes it. */
function SiteAviso() {
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

function SiteHeader() {
  return (
    <header
      data-chrome
      className="sticky top-0 z-20 h-17 bg-creme/95 backdrop-blur-md lg:relative lg:h-22 lg:bg-transparent lg:backdrop-blur-none"
    >
      <div className="pagina flex h-full items-center justify-between gap-4">
        <Logo />
        <nav aria-label="Principal" className="hidden gap-0.5 lg:flex xl:gap-1.5">
          {menuDesktop.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              className="sprout-when-current relative inline-flex min-h-11 items-center rounded-full px-2 font-medium text-base hover:text-folha aria-[current=page]:font-semibold aria-[current=page]:text-folha xl:px-3.25 xl:text-[1.0625rem]"
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink to="/planos" size="s" className="hidden! lg:inline-flex!">
          Conheça nossas soluções
        </ButtonLink>
        <ButtonLink to="/contato" size="s" className="lg:hidden!">
          Fale com Consultor
        </ButtonLink>
      </div>
    </header>
  );
}

const SHORTCUTS: { label: string; to: string; icon: IconNode }[] = [
  { label: "Educação", to: "/educacao", icon: GraduationCap },
  { label: "Marcas", to: "/marcas", icon: Store },
  { label: "App", to: "/edenapp", icon: Smartphone },
  { label: "Planos", to: "/planos", icon: Layers },
  { label: "Tecnologia", to: "/edentech", icon: Cpu },
  { label: "Gestão", to: "/gestao", icon: ChartColumn },
  { label: "Contato", to: "/contato", icon: MessageCircle },
];

/** Seven links on phones. Column widths depend on label length: seven equal columns do not fit 360 px. */
function BottomBar() {
  return (
    <nav
      data-chrome
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-30 flex rounded-t-[22px] border-linha border-t bg-papel px-1.5 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] shadow-[0_-8px_30px_#0E3B2E12] in-data-pergunta-aberta:hidden lg:hidden"
    >
      {SHORTCUTS.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          className="group flex min-h-13.5 min-w-10.5 flex-auto flex-col items-center justify-center gap-0.75 rounded-xl font-medium text-[0.6875rem] text-pedra leading-tight tracking-[-0.01em] aria-[current=page]:font-bold aria-[current=page]:text-folha xs:min-w-11 xs:text-xs min-[24.375rem]:text-[0.8125rem]"
        >
          <span className="grid h-6.5 w-9.5 place-items-center rounded-full group-aria-[current=page]:bg-orvalho">
            <Icon of={item.icon} size={22} />
          </span>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}

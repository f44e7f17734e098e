import frauncesItalic from "@eden/ui/fonts/fraunces-italic-500.woff2?url";
import { lazy, Suspense, useMemo } from "react";
import { type LinksFunction, Outlet, useMatches } from "react-router";
import { loadAgain } from "~/clients/load-again.ts";
import { aviso } from "~/content/aviso.ts";
import type { ConviteSectionProps } from "~/features/convite/convite-section.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { SiteAviso } from "./site-aviso.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Options a page can set for this frame. */
export interface SiteHandle {
  /** The invitation to talk to a consultant that closes the page, on the footer's background. */
  convite?: ConviteSectionProps | false;
}

/** The italic word of a headline is part of the first screen of these pages. */
export const links: LinksFunction = () => [
  { rel: "preload", href: frauncesItalic, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** Prerendered, and hydrated after the page: its links work without JavaScript. */
const SiteClosing = lazy(() => loadAgain(() => import("./site-closing.tsx")));

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
      <Suspense>
        <SiteClosing convite={convite} />
      </Suspense>
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

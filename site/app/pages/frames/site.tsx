import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";
import { ConviteSection } from "~/features/convite/convite-section.tsx";
import { BottomBar } from "~/features/frame/bottom-bar.tsx";
import { SiteFooter } from "~/features/frame/site-footer.tsx";
import { SiteHeader } from "~/features/frame/site-header.tsx";

/**
 * Options a page can set for this frame. Every page ends with the invitation to talk to a consultant. A result page or
 * the contact page exports `handle: SiteHandle = { convite: false }` to omit it; a page with its own headline exports
 * `{ convite: <>Qual bandeira combina com a sua <em>fachada</em>?</> }`.
 */
export interface SiteHandle {
  convite?: false | ReactNode;
}

/** Full navigation: marketing and result pages. */
export default function SiteFrame() {
  const handle = useMatches().at(-1)?.handle as SiteHandle | undefined;
  const convite = handle?.convite;
  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter>{convite !== false && <ConviteSection title={convite} />}</SiteFooter>
      <BottomBar />
    </>
  );
}

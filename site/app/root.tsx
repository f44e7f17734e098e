import { loadAgain } from "@eden/ui/core/load-again.ts";
import atkinsonZero from "@eden/ui/fonts/atkinson-zero.woff2?url";
import fraunces from "@eden/ui/fonts/fraunces-600.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { consentScript } from "~/clients/consent-cookie.ts";
import { avisoScript } from "~/content/aviso.ts";
import { encontrosScript } from "~/content/encontros.ts";
import { ConsentBanner } from "~/features/consentimento/consent-banner.tsx";
import { RouteAnnouncer, SkipLink } from "~/features/frame/route-announcer.tsx";
import { NavigationProgress, WholeStylesheet } from "~/features/frame/whole-stylesheet.tsx";
import inlineCss from "~/styles/app.css?inline";
import printCss from "~/styles/print.css?url";

export { UnexpectedError as ErrorBoundary } from "~/features/frame/unexpected-error.tsx";

if (import.meta.env.DEV) void import("~/styles/app.css");

// The stylesheet is inlined, so that the first paint needs no extra request. On the client it is read back from the
// page: it is not part of the JavaScript, and a full re-render keeps its styles.
const css = import.meta.env.SSR ? inlineCss : (document.getElementById("css")?.textContent ?? "");

/** Has run when the client's code arrives, which need not carry it. */
const beforePaint = import.meta.env.SSR ? consentScript + encontrosScript() : "";

const preload = (href: string) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

export const links: LinksFunction = () => [
  preload(fraunces),
  preload(atkinson),
  // 1 kB. It arrives late without this, and the browser lays out every text again.
  preload(atkinsonZero),
  { rel: "stylesheet", href: printCss, media: "print" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The consent script sets an attribute on <html> before hydration.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#F8F1E4" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, hashed in the policy */}
        <style id="css" dangerouslySetInnerHTML={{ __html: css }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours and checked dates, hashed in the policy */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from checked values, hashed in the policy */}
        {avisoScript && <script dangerouslySetInnerHTML={{ __html: avisoScript }} />}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [OfflineLinks, setOfflineLinks] = useState<ComponentType>();
  useEffect(() => {
    // The page is hydrated from here on, except what is below the first screen: React hydrates that next, or when it gets
    // its first event. Tests and measurements wait for this.
    document.documentElement.dataset.hydrated = "";
    const started = loadAgain(() => import("~/clients/start-clients.ts")).then(({ startClients }) => startClients());
    void loadAgain(() => import("~/features/offline/offline-links.tsx")).then((part) =>
      setOfflineLinks(() => part.OfflineLinks),
    );
    return () => void started.then((stop) => stop());
  }, []);
  return (
    <>
      <WholeStylesheet />
      <NavigationProgress />
      <SkipLink />
      <ConsentBanner />
      {OfflineLinks && <OfflineLinks />}
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}

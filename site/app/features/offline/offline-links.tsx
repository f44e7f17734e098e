import { Banner } from "@eden/ui/banner.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { isAtHand, leavesPage } from "~/clients/page-files.ts";
import { menuDesktop } from "~/content/navegacao.ts";

interface Held {
  link: HTMLAnchorElement;
  /** The router waits for the page's code for ever: only the browser can open it. */
  stuck?: true;
}

/**
 * Keeps the page and what was typed in it when a link is followed without network: the browser would replace it by its
 * own error page. The link opens with the network, unless the visitor does something else before.
 */
export function OfflineLinks() {
  const [held, setHeld] = useState<Held>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: HTMLAnchorElement | undefined;
    let isStuck = false;
    const hold = (event: Event, next: Held) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(next);
    };
    const forget = () => setHeld(undefined);
    const press = (event: MouseEvent) => {
      if (place.current?.contains(event.target as Node)) return;
      forget();
      const link = followedLink(event);
      pressed = link && leavesPage(link) ? link : undefined;
      if (!pressed || isAtHand(pressed)) return;
      if (isStuck) hold(event, { link: pressed, stuck: true });
      else if (!navigator.onLine) hold(event, { link: pressed });
    };
    // After the page's own handlers, which may have opened something without the network.
    const leave = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link && !navigator.onLine && !event.defaultPrevented && isElsewhere(link)) hold(event, { link });
    };
    // The router reloads the page when the code of the next one does not arrive, also where the browser reports a network.
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || !event.cancelable || !pressed || !leavesPage(pressed)) return;
      isStuck = true;
      hold(event, { link: pressed, stuck: true });
    };
    window.navigation?.addEventListener("navigate", stay, { signal });
    window.addEventListener("click", press, { capture: true, signal });
    window.addEventListener("click", leave, { signal });
    window.addEventListener("input", forget, { signal });
    window.addEventListener(
      "popstate",
      () => {
        pressed = undefined;
        forget();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (!held || held.stuck) return;
    const follow = () => held.link.click();
    window.addEventListener("online", follow);
    return () => window.removeEventListener("online", follow);
  }, [held]);
  return (
    <div ref={place} aria-live="polite">
      {held && <SemInternet held={held} />}
    </div>
  );
}

/** The server of this link has answered: it is followed although the browser reports no network. */
let reachable: HTMLAnchorElement | undefined;

/** The link of an unmodified click. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  return isModified || !link || link.target || link === reachable ? undefined : link;
}

/** Not a place on this page. */
const isElsewhere = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname;

/** Of pages outside the menu, as far as visitors know them by a name. */
const NOMES: Record<string, string> = {
  "/": "O início",
  "/jardim": "O jardim",
  "/registro-edenapp": "O cadastro",
  "/diagnostico-gestao": "O diagnóstico",
  "/politica-privacidade": "A política de privacidade",
};

function nomeOf({ pathname }: HTMLAnchorElement): string {
  if (/\.\w+$/.test(pathname)) return "O arquivo";
  const path = pathname.replace(/(.)\/$/, "$1");
  return menuDesktop.find(({ to }) => to === path)?.label ?? NOMES[path] ?? "A página";
}

const PROBE_MS = 10_000;

function SemInternet({ held: { link, stuck } }: { held: Held }) {
  const [busy, setBusy] = useState(false);
  const probe = useCallback(async () => {
    try {
      await fetch(link.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PROBE_MS) });
      reachable = link;
      if (stuck) location.assign(link.href);
      else link.click();
      return true;
    } catch {
      return false;
    } finally {
      reachable = undefined;
    }
  }, [link, stuck]);
  const retry = async () => {
    setBusy(true);
    await probe();
    setBusy(false);
  };
  // Silent: only a press is answered with words.
  useEffect(() => {
    if (!stuck) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const next = async () => {
      if ((await probe()) || isOver) return;
      timer = setTimeout(next, PROBE_MS);
    };
    void next();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stuck, probe]);
  return (
    <div data-chrome className="fixed inset-x-0 top-20 z-40 lg:top-24">
      <div className="pagina max-w-160">
        <Banner
          tone="off"
          title="Sem internet."
          className="shadow-[0_18px_50px_#0e3b2e33]"
          action={
            <Button size="s" onClick={retry} busyLabel={busy ? "Tentando..." : undefined} className="mt-2">
              Tentar agora
            </Button>
          }
        >
          <strong>{nomeOf(link)}</strong> abre assim que a conexão voltar.
        </Banner>
      </div>
    </div>
  );
}

import { scrollToSection } from "@eden/ui/core/section.tsx";
import { useHydrated } from "@eden/ui/use-hydrated.ts";
import { useEffect, useRef, useState } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";

interface Request {
  section: string;
  /** Milliseconds before the page moves. */
  wait: number;
}

/** Scrolls to the requested section: by the document's hash, or by a link of this or another page. */
export function useSectionScroll(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const cameWithDocument = !useHydrated();
  const opening = useRef({ key: location.key, cameWithDocument });

  useEffect(() => {
    const isOpening = location.key === opening.current.key;
    const request =
      isOpening && opening.current.cameWithDocument
        ? requestOfDocument(location)
        : requestOfLink(location, navigation, isOpening);
    if (!request) return;
    const timer = setTimeout(() => goTo(request.section), request.wait);
    return () => clearTimeout(timer);
  }, [location, navigation]);
}

/** A reload that restored its scroll position stays there. */
function requestOfDocument({ hash }: Location): Request | undefined {
  return hash && window.scrollY === 0 ? { section: hash.slice(1), wait: 100 } : undefined;
}

/** Back and forward restore their own scroll position. */
function requestOfLink({ state }: Location, navigation: NavigationType, isOpening: boolean): Request | undefined {
  return navigation === "PUSH" && state?.secao ? { section: state.secao, wait: isOpening ? 500 : 0 } : undefined;
}

function goTo(section: string): void {
  scrollToSection(section);
  // Keyboard navigation continues from there.
  document.getElementById(section)?.focus({ preventScroll: true });
}

/** The browser repeats its jump to the hash just after the load event. */
const LAST_JUMP = 150;

/**
 * Whether the document has finished loading, including the browser's jump. False while prerendering and until
 * hydration.
 */
export function useDocumentLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      timer = setTimeout(() => setLoaded(true), LAST_JUMP);
    };
    if (document.readyState === "complete") release();
    else window.addEventListener("load", release, { once: true });
    return () => {
      window.removeEventListener("load", release);
      clearTimeout(timer);
    };
  }, []);
  return loaded;
}

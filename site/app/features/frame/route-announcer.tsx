import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a route change, focuses the new page's heading and announces its title. Not on the first load. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // After the page's first frame, which it would delay.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const heading = document.querySelector<HTMLElement>("main h1");
        heading?.setAttribute("tabindex", "-1");
        heading?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    );
  }, [pathname]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

/** Visible only while focused, as the first element of every page. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      data-chrome
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-mata px-5 py-3 font-semibold text-white focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  );
}

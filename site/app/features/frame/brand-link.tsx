import { scrollToSection } from "@eden/ui/section.tsx";
import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";

interface BrandLinkProps {
  secao: string;
  className: string;
  children: ReactNode;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Links to a brand's section: scrolls if the page is already open, navigates otherwise. */
export function BrandLink({ secao, className, children }: BrandLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const href = `/marcas/#${secao}`;

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (/^\/marcas\/?$/.test(pathname)) {
      scrollToSection(secao);
      window.history.replaceState(window.history.state, "", `#${secao}`);
    } else {
      // Without the hash: the router would jump to the section immediately, but the page scrolls there smoothly.
      navigate("/marcas/", { state: { secao } });
    }
  };

  return (
    <Link to={href} onClick={follow} className={className}>
      {children}
    </Link>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of the site, or a URL that starts with http. */
  to: string;
  /** Opens a path of the site in a new tab, e.g. the privacy policy beside a form. */
  newTab?: boolean;
  preventScrollReset?: boolean;
  /** History state for a path of the site. */
  state?: unknown;
  children: ReactNode;
}

/** What a printed page says after a link that leaves the site: the number of a chat, or the address without its query. */
function onPaper(to: string): string | undefined {
  const [, area, first, last] = /wa\.me\/55(..)(\d+)(\d{4})/.exec(to) ?? [];
  return area ? `(${area}) ${first}-${last}` : /^https?:\/\/(?:www\.)?([^?]+)/.exec(to)?.[1];
}

/** The only link component of the site: paths use the router, http URLs open a new tab and say so. */
export function AppLink({ to, newTab = false, preventScrollReset = false, state, children, ...rest }: AppLinkProps) {
  const isDocument = /^(mailto:|tel:|#)/.test(to);
  if (isDocument) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  if (newTab || to.startsWith("http")) {
    return (
      <a href={to} target="_blank" rel="noopener" data-print-url={onPaper(to)} {...rest}>
        {children}
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
    );
  }
  return (
    <Link to={to} preventScrollReset={preventScrollReset} state={state} {...rest}>
      {children}
    </Link>
  );
}

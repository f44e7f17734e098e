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
      <a href={to} target="_blank" rel="noopener" {...rest}>
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

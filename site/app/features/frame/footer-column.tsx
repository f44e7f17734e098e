import { AppLink } from "@eden/ui/app-link.tsx";
import { type ReactNode, useId } from "react";
import type { NavLinkItem } from "~/content/navegacao.ts";

export const footerLinkClass =
  "inline-flex min-h-11 items-center rounded-lg text-left text-white leading-tight underline-offset-4 hover:underline lg:min-h-10";

interface FooterColumnProps {
  title: string;
  links?: NavLinkItem[];
  children?: ReactNode;
}

export function FooterColumn({ title, links = [], children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 font-semibold font-texto text-base text-nivel-2! tracking-normal">
        {title}
      </h2>
      <ul className="text-base">
        {links.map((link) => (
          <li key={link.label}>
            <AppLink to={link.to} className={footerLinkClass}>
              {link.label}
            </AppLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

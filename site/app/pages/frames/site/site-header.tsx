import { ButtonLink } from "@eden/ui/core/button.tsx";
import { NavLink } from "react-router";
import { menuDesktop } from "~/content/navegacao.ts";
import { Logo } from "~/features/frame/logo.tsx";

export function SiteHeader() {
  return (
    <header
      data-chrome
      className="sticky top-0 z-20 h-17 bg-creme/95 backdrop-blur-md lg:relative lg:h-22 lg:bg-transparent lg:backdrop-blur-none"
    >
      <div className="pagina flex h-full items-center justify-between gap-4">
        <Logo />
        <nav aria-label="Principal" className="hidden gap-0.5 lg:flex xl:gap-1.5">
          {menuDesktop.map((item) => (
            <NavLink
              key={item.to}
              to={item.to}
              className="sprout-when-current relative inline-flex min-h-11 items-center rounded-full px-2 font-medium text-base hover:text-folha aria-[current=page]:font-semibold aria-[current=page]:text-folha xl:px-3.25 xl:text-[1.0625rem]"
            >
              {item.label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink to="/planos" size="s" className="hidden! lg:inline-flex!">
          Conheça nossas soluções
        </ButtonLink>
        <ButtonLink to="/contato" size="s" className="lg:hidden!">
          Fale com Consultor
        </ButtonLink>
      </div>
    </header>
  );
}

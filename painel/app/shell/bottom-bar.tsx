import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Menu as MenuGlyph } from "lucide";
import { NavLink, useLocation, useMatch } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { placeAt, placesOf } from "~/places.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PlaceBadge } from "./place-badge.tsx";

/** Places with a button; a fifth one would make all of them narrower than a finger needs. */
const BUTTONS = 4;

/** The places at the thumb, on a phone; the others are in the menu. */
export function BottomBar({ onHelp }: { onHelp: () => void }) {
  const places = placesOf(useEu().pode);
  const current = placeAt(useLocation().pathname);
  const pessoa = useMatch("/caixa/:id");
  const pagamento = useMatch("/pagamentos/:pedido");
  // An open person or payment has its own actions at the thumb.
  if (pessoa || pagamento) return null;
  const others = places.slice(BUTTONS);
  const inOthers = others.some(({ path }) => path === current?.path);
  return (
    <nav aria-label="Painel" className="flex border-t border-linha bg-papel pb-[env(safe-area-inset-bottom)] md:hidden">
      {places.slice(0, BUTTONS).map(({ path, nome, icone }) => (
        <NavLink
          key={path}
          to={path}
          className="group relative grid min-h-14 flex-1 justify-items-center gap-0.5 pt-1.5 pb-1 text-micro text-pedra aria-[current=page]:font-semibold aria-[current=page]:text-mata"
        >
          <span className="grid h-8 w-14 place-items-center rounded-full group-aria-[current=page]:bg-orvalho">
            <Icon of={icone} size={20} />
          </span>
          {nome}
          <PlaceBadge path={path} className="top-1.5" />
        </NavLink>
      ))}
      <AccountMenu
        label="Mais"
        places={others}
        onHelp={onHelp}
        className={classNames(
          "grid min-h-14 flex-1 justify-items-center gap-0.5 pt-1.5 pb-1 text-micro",
          inOthers ? "font-semibold text-mata" : "text-pedra",
        )}
      >
        <span className={classNames("grid h-8 w-14 place-items-center rounded-full", inOthers && "bg-orvalho")}>
          <Icon of={MenuGlyph} size={20} />
        </span>
        Mais
      </AccountMenu>
    </nav>
  );
}

import { Avatar } from "@eden/ui/avatar.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Leaf } from "lucide";
import { NavLink } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { type Place, placesOf } from "~/places.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PlaceBadge } from "./place-badge.tsx";

/** The places at the left edge, from 768 px. */
export function Rail({ onHelp }: { onHelp: () => void }) {
  const { membro, pode } = useEu();
  const places = placesOf(pode);
  return (
    <nav
      aria-label="Painel"
      className="flex flex-col items-center gap-0.5 overflow-y-auto bg-mata pt-4 pb-3.5 text-nevoa max-md:hidden"
    >
      <span className="mb-3.5 grid size-10 place-items-center rounded-control bg-mata-3 text-broto">
        <Icon of={Leaf} />
      </span>
      {places.filter(({ foot }) => !foot).map(renderPlace)}
      <span className="flex-1" />
      {places.filter(({ foot }) => foot).map(renderPlace)}
      <AccountMenu label="Sua conta" onHelp={onHelp} className="mt-1.5 rounded-full p-1">
        <Avatar name={membro.nome} seed={membro.id} />
      </AccountMenu>
    </nav>
  );
}

const renderPlace = ({ path, nome, icone }: Place) => (
  <NavLink
    key={path}
    to={path}
    className="relative grid w-19 justify-items-center gap-1 rounded-control pt-2.25 pb-2 text-micro/tight transition-colors hover:bg-mata-3/60 aria-[current=page]:bg-mata-3 aria-[current=page]:text-white aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-3.5 aria-[current=page]:before:-left-1.5 aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-broto"
  >
    <Icon of={icone} size={20} />
    {nome}
    <PlaceBadge path={path} className="top-0.75" />
  </NavLink>
);

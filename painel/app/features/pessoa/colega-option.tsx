import { Avatar } from "@eden/ui/avatar.tsx";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { type Colega, situationOf } from "./colegas.ts";

interface ColegaOptionProps {
  colega: Colega;
  isMe: boolean;
  checked: boolean;
  onChoose: () => void;
}

/** A colleague with presence, load and absence. */
export function ColegaOption({ colega, isMe, checked, onChoose }: ColegaOptionProps) {
  return (
    <ChoiceLine
      type="radio"
      mark="end"
      name="dono"
      data-autofocus={checked || undefined}
      checked={checked}
      onChange={onChoose}
      className={classNames(
        "flex min-h-15 cursor-pointer items-center gap-3.5 rounded-panel border px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-tinta",
        checked ? "border-folha bg-orvalho" : "border-linha bg-white hover:bg-creme",
      )}
    >
      <Avatar
        name={colega.nome}
        seed={colega.id}
        className={classNames("size-9.5", colega.ausencia && "bg-inativo! text-pedra!")}
      />
      <span className="min-w-0 flex-1">
        <b className={classNames("block truncate font-strong", colega.ausencia && "text-pedra")}>
          {isMe ? "Você" : colega.nome}
        </b>
        <span className="flex min-h-5 items-center gap-1.5 text-small/snug text-pedra">
          {colega.no_painel && !colega.ausencia && (
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-folha" />
          )}
          {situationOf(colega)}
        </span>
      </span>
    </ChoiceLine>
  );
}

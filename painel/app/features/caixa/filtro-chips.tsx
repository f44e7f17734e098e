import { CAMPOS_DO_FILTRO, type CampoDoFiltro, changeCampo, type Filtro } from "@eden/domain/painel/filtro";
import { frasesDoFiltro } from "@eden/domain/painel/frases-do-filtro";
import { keysOf } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown, SlidersHorizontal, X } from "lucide";
import { useRef, useState } from "react";
import { useEu } from "~/clients/use-eu.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { FiltroSheet } from "./filtro-sheet.tsx";

interface FiltroChipsProps {
  filtro: Filtro;
  onChange: (filtro: Filtro) => void;
  /** Beside a person: only what is in use. */
  narrow: boolean;
}

/** What the filter says, field by field. Each can be changed or taken away; those not in use are offered after them. */
export function FiltroChips({ filtro, onChange, narrow }: FiltroChipsProps) {
  const [open, setOpen] = useState<CampoDoFiltro | "todos" | null>(null);
  const { equipe } = useEu();
  const nomeOf = (id: string) => primeiroNome(equipe.find((membro) => membro.id === id)?.nome ?? "ex-membro");
  const frases = frasesDoFiltro(filtro, nomeOf);
  const campos = keysOf(CAMPOS_DO_FILTRO);
  const active = campos.filter((campo) => frases[campo] !== undefined);
  const offered = narrow
    ? []
    : OFFERED.filter((campo) => !active.includes(campo)).slice(0, Math.max(0, IN_LINE - active.length));
  const filtros = useRef<HTMLButtonElement>(null);
  const apply = (next: Filtro) => {
    setOpen(null);
    onChange(next);
  };
  // The button that was pressed goes with its chip.
  const remove = (next: Filtro) => {
    onChange(next);
    filtros.current?.focus();
  };
  return (
    <div className="relative flex items-center gap-2 max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:flex-wrap">
      <CompactButton ref={filtros} icon={SlidersHorizontal} onClick={() => setOpen("todos")} className={quiet}>
        Filtros
      </CompactButton>
      <ul className="contents" aria-label="Filtro em uso">
        {active.map((campo) => (
          <li key={campo} className="shrink-0">
            <Chip
              nome={CAMPOS_DO_FILTRO[campo].nome}
              frase={frases[campo] ?? ""}
              onOpen={() => setOpen(campo)}
              onRemove={() => remove(changeCampo(filtro, campo))}
            />
          </li>
        ))}
      </ul>
      {active.length > 0 && (
        <CompactButton variant="bare" onClick={() => remove({})} className="shrink-0 px-2.5!">
          Limpar
        </CompactButton>
      )}
      {offered.map((campo) => (
        <CompactButton key={campo} onClick={() => setOpen(campo)} className={`${quiet} max-lg:hidden`}>
          {CAMPOS_DO_FILTRO[campo].nome}
          <Icon of={ChevronDown} size={16} />
        </CompactButton>
      ))}
      {open !== null && (
        <FiltroSheet
          campo={open === "todos" ? null : open}
          filtro={filtro}
          onClose={() => setOpen(null)}
          onApply={apply}
        />
      )}
    </div>
  );
}

/** Beside the fields in use; the others are behind "Filtros". */
const OFFERED: CampoDoFiltro[] = ["periodo", "origens", "ufs", "novidades", "campanhas", "estados", "donos"];
/** Fields that fit one line of a desk. */
const IN_LINE = 6;

const quiet = "shrink-0 px-3!";

interface ChipProps {
  nome: string;
  frase: string;
  onOpen: () => void;
  onRemove: () => void;
}

function Chip({ nome, frase, onOpen, onRemove }: ChipProps) {
  return (
    <span className="flex items-center rounded-control border border-folha-2 bg-orvalho text-mata">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-9.5 min-w-0 items-center gap-1.5 rounded-control pl-3 text-body hover:underline pointer-coarse:min-h-11"
      >
        <span>{nome}</span>
        <b className="max-w-56 truncate font-semibold">{frase}</b>
      </button>
      <button
        type="button"
        aria-label={`Tirar o filtro ${nome}`}
        onClick={onRemove}
        className="grid min-h-9.5 w-8 place-items-center rounded-control hover:bg-white pointer-coarse:min-h-11 pointer-coarse:w-11"
      >
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}

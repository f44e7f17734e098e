import type { Pessoa } from "@eden/domain/painel/pessoa";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide-react";
import { useState } from "react";
import { useEu } from "~/clients/use-eu.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { Sheet } from "~/pessoas/sheet.tsx";

interface DonoDialogProps {
  pessoa: Pessoa;
  onClose: () => void;
  onChange: (dono: { id: string; nome: string }) => void;
}

/** Who looks after the person. Only members who may answer people can be chosen. */
export function DonoDialog({ pessoa, onClose, onChange }: DonoDialogProps) {
  const { membro, equipe } = useEu();
  const team = equipe
    .filter(({ ativa, papel }) => ativa && (papel === "atendimento" || papel === "gestao"))
    .sort((one, other) => Number(one.id === membro.id) - Number(other.id === membro.id));
  const [chosen, setChosen] = useState(() => team.find(({ id }) => id !== pessoa.dono?.id)?.id ?? null);
  const target = team.find(({ id }) => id === chosen);
  const save = () => {
    if (target) onChange({ id: target.id, nome: target.nome });
    else onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Quem cuida de ${primeiroNome(pessoa.nome)}?`}
      sub={pessoa.dono ? `Agora: ${pessoa.dono.nome}` : "Agora: sem dono"}
      className="max-w-130"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            {target?.id === membro.id ? "Ficar com você" : `Passar para ${primeiroNome(target?.nome ?? "…")}`}
          </CompactButton>
        </>
      }
    >
      <fieldset className="overflow-hidden rounded-[14px] border border-linha">
        <legend className="sr-only">Membro da equipe</legend>
        {team.map(({ id, nome }) => (
          <label
            key={id}
            className={classNames(
              "flex min-h-14 items-center gap-3 px-4 py-2 not-first-of-type:border-t not-first-of-type:border-linha has-focus-visible:bg-ipe-claro",
              id === chosen ? "bg-orvalho" : "bg-white",
            )}
          >
            <Avatar name={nome} />
            <span className="min-w-0 flex-1">
              <b className="block font-[650]">{id === membro.id ? "Você" : nome}</b>
              {id === pessoa.dono?.id && <span className="text-[13px] text-pedra">cuida agora</span>}
            </span>
            <input
              type="radio"
              name="dono"
              data-autofocus={id === chosen || undefined}
              checked={id === chosen}
              onChange={() => setChosen(id)}
              className="size-5 accent-folha"
            />
          </label>
        ))}
      </fieldset>
      {pessoa.relogio && (
        <p className="mt-4 flex items-center gap-2.5 rounded-[12px] bg-ipe-claro px-3.5 py-2.5 text-[14.5px] text-[#3f2f00]">
          <Icon of={Timer} size={18} />
          <span>
            <b>O prazo não muda.</b> O relógio continua com quem assumir.
          </span>
        </p>
      )}
    </Sheet>
  );
}

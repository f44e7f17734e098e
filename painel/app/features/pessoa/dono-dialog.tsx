import type { Pessoa } from "@eden/domain/painel/pessoa";
import { PAPEIS } from "@eden/domain/painel/valores";
import { Avatar } from "@eden/ui/avatar.tsx";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Timer } from "lucide";
import { useState } from "react";
import { useEu } from "~/clients/use-eu.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";

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
  const toOther = target !== undefined && target.id !== membro.id;
  const save = () => {
    if (target) onChange({ id: target.id, nome: target.nome });
    else onClose();
  };
  const agora = pessoa.dono ? `agora com ${pessoa.dono.id === membro.id ? "você" : pessoa.dono.nome}` : "sem dono";
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Quem cuida de ${primeiroNome(pessoa.nome)}?`}
      sub={[lugarOf(pessoa), agora].filter(Boolean).join(" · ")}
      className="max-w-140"
      footer={
        <>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            {toOther ? `Passar para ${primeiroNome(target.nome)}` : "Ficar com você"}
          </CompactButton>
        </>
      }
    >
      <fieldset className="overflow-hidden rounded-panel border border-linha">
        <legend className="sr-only">Membro da equipe</legend>
        {team.map((colega) => (
          <ColegaOption
            key={colega.id}
            nome={colega.nome}
            isMe={colega.id === membro.id}
            sub={PAPEIS[colega.papel] + (colega.id === pessoa.dono?.id ? " · cuida agora" : "")}
            checked={colega.id === chosen}
            onChoose={() => setChosen(colega.id)}
          />
        ))}
      </fieldset>
      {pessoa.relogio && (
        <p className="mt-4 flex items-center gap-2.5 rounded-control bg-ipe-claro px-3.5 py-2.5 text-body text-aviso">
          <Icon of={Timer} size={18} />
          <span>
            <b>O prazo não muda.</b>{" "}
            {pessoa.relogio.restante < 0
              ? `${primeiroNome(pessoa.nome)} já espera além do prometido.`
              : "O relógio continua com quem assumir."}
          </span>
        </p>
      )}
    </Sheet>
  );
}

interface ColegaOptionProps {
  nome: string;
  isMe: boolean;
  sub: string;
  checked: boolean;
  onChoose: () => void;
}

function ColegaOption({ nome, isMe, sub, checked, onChoose }: ColegaOptionProps) {
  return (
    <ChoiceLine
      type="radio"
      mark="end"
      name="dono"
      data-autofocus={checked || undefined}
      checked={checked}
      onChange={onChoose}
      className={classNames(
        "flex min-h-15 cursor-pointer items-center gap-3.5 px-4 py-2 not-first-of-type:border-t not-first-of-type:border-linha has-focus-visible:bg-ipe-claro",
        checked ? "bg-orvalho" : "bg-white hover:bg-creme",
      )}
    >
      <Avatar name={nome} className={classNames("size-9.5", checked && "bg-white")} />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-strong">{isMe ? "Você" : nome}</b>
        <span className="block text-small/snug text-pedra">{sub}</span>
      </span>
    </ChoiceLine>
  );
}

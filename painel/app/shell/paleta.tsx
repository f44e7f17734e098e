import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { Kbd } from "@eden/ui/kbd.tsx";
import { Search } from "lucide";
import { type KeyboardEvent, useId, useState } from "react";
import { useMay } from "~/clients/use-eu.ts";
import { type Opcao, usePaletaOptions } from "./use-paleta-options.tsx";

/** Open while mounted: finds people, does things and goes to places from one field. */
export function Paleta({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      aria-label="Buscar e comandos"
      open
      onClose={onClose}
      mustAnswer
      className="max-w-170 self-start overflow-hidden max-md:-m-4 max-md:flex max-md:h-dvh max-md:w-screen max-md:flex-col max-md:rounded-none md:mt-[10vh]"
    >
      <PaletaBody onClose={onClose} />
    </Dialog>
  );
}

function PaletaBody({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [texto, setTexto] = useState("");
  const [at, setAt] = useState(0);
  const { groups, searching } = usePaletaOptions(texto);
  const findsPeople = useMay("buscar");
  const options = groups.flatMap(({ opcoes }) => opcoes);
  const active = options[Math.min(at, options.length - 1)];
  const choose = (opcao: Opcao | undefined) => {
    if (!opcao) return;
    onClose();
    opcao.run();
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") choose(active);
    else if (step && options.length > 0)
      setAt((Math.min(at, options.length - 1) + step + options.length) % options.length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-linha px-4">
        <Icon of={Search} size={20} className="text-pedra" />
        <DenseControl
          bare
          autoFocus
          role="combobox"
          aria-label={findsPeople ? "Pessoa, ação ou lugar" : "Ação ou lugar"}
          aria-expanded="true"
          aria-controls={`${id}-lista`}
          aria-activedescendant={active && `${id}-${active.id}`}
          spellCheck={false}
          placeholder={findsPeople ? "Nome, telefone, CNPJ ou protocolo" : "Ação ou lugar"}
          value={texto}
          onValueChange={(value) => {
            setTexto(value);
            setAt(0);
          }}
          onKeyDown={moveByKey}
          className="h-15 flex-1 text-title"
        />
        <button type="button" onClick={onClose} className="min-h-11 font-semibold text-mata md:hidden">
          Cancelar
        </button>
        <Kbd className="max-md:hidden">Esc</Kbd>
      </div>
      <div
        role="listbox"
        id={`${id}-lista`}
        aria-label="Resultados"
        className="overflow-y-auto p-2 max-md:min-h-0 max-md:flex-1 md:max-h-[60dvh]"
      >
        {groups.map(({ nome, opcoes }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
          <div key={nome} role="group" aria-label={nome}>
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1.5 text-small font-semibold text-pedra">
              {nome}
            </p>
            {opcoes.map((opcao) => (
              <Option
                key={opcao.id}
                id={`${id}-${opcao.id}`}
                opcao={opcao}
                selected={opcao === active}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="border-t border-linha px-4 py-2.5 text-small text-pedra">
        {summary(options.length, searching, findsPeople) ?? (
          <span className="pointer-coarse:hidden">↑ ↓ escolher · Enter abrir</span>
        )}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  opcao: Opcao;
  selected: boolean;
  onChoose: (opcao: Opcao) => void;
}

function Option({ id, opcao, selected, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
    <div
      id={id}
      ref={(element) => {
        if (selected) element?.scrollIntoView({ block: "nearest" });
      }}
      role="option"
      aria-selected={selected}
      onClick={() => onChoose(opcao)}
      className={classNames(
        "flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-areia/60",
        selected && "bg-orvalho hover:bg-orvalho",
      )}
    >
      {opcao.figure}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{opcao.titulo}</span>
        {opcao.detalhe && <span className="block truncate text-small text-pedra">{opcao.detalhe}</span>}
      </span>
      <span className="pointer-coarse:hidden">{opcao.keys}</span>
    </div>
  );
}

function summary(count: number, searching: boolean, findsPeople: boolean): string | null {
  if (searching) return "Procurando…";
  if (count > 0) return null;
  return findsPeople
    ? "Nada encontrado. Tente parte do nome, do telefone ou do CNPJ."
    : "Nada encontrado. As pessoas ficam em Titulares.";
}

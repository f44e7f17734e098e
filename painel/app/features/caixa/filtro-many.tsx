import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useId, useState } from "react";

interface FiltroManyProps<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, name: string])[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Short names, many side by side: the whole field shows the choice. */
  short?: boolean;
  /** While nobody has a value to choose. */
  empty?: string;
}

/** From this many options on, typing narrows them. */
const MANY = 12;
/** What is not shown is found by typing. */
const SHOWN = 60;

/** Any number of options; people with one of them match. Chosen ones come first while the list is narrowed. */
export function FiltroMany<Value extends string>(props: FiltroManyProps<Value>) {
  const { legend, options, value, onChange, short = false, empty } = props;
  const id = useId();
  const [texto, setTexto] = useState("");
  const found = options.filter(([option, name]) => value.includes(option) || plain(name).includes(plain(texto)));
  const toggle = (option: Value) =>
    onChange(value.includes(option) ? value.filter((other) => other !== option) : [...value, option]);
  return (
    <fieldset className="min-w-0">
      <legend id={id} className="mb-1.5 text-body font-semibold">
        {legend}
      </legend>
      {options.length === 0 && <p className="text-body text-pedra">{empty}</p>}
      {options.length > MANY && !short && (
        <DenseControl
          aria-label={`Procurar em ${legend}`}
          placeholder="Procurar"
          value={texto}
          onValueChange={setTexto}
          className="mb-2 w-full"
        />
      )}
      <div
        className={`grid gap-1.5 p-0.5 ${short ? "grid-cols-5 sm:grid-cols-7" : "max-h-76 overflow-y-auto sm:grid-cols-2"}`}
      >
        {found.slice(0, SHOWN).map(([option, name]) => (
          <ChoiceLine
            key={option}
            type="checkbox"
            mark={short ? "hidden" : "start"}
            checked={value.includes(option)}
            onChange={() => toggle(option)}
            className="relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-linha-2 bg-white px-2.5 text-body hover:border-contorno has-checked:border-folha has-checked:bg-orvalho has-checked:inset-ring has-checked:inset-ring-folha has-focus-visible:outline-2 has-focus-visible:outline-tinta pointer-coarse:min-h-11"
          >
            <span className={short ? "mx-auto" : "min-w-0 truncate"}>{name}</span>
          </ChoiceLine>
        ))}
      </div>
      {found.length > SHOWN && <p className="mt-1 text-small text-pedra">Digite para ver as outras.</p>}
    </fieldset>
  );
}

const plain = (texto: string) => texto.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

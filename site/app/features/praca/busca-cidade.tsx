import { type Entrada, trechoOf } from "@eden/domain/pracas/busca";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { SearchField } from "@eden/ui/search-field.tsx";
import type { ReactNode } from "react";
import { type BuscaDaCidade, useBuscaCidade } from "./use-busca-cidade.ts";

interface BuscaCidadeProps {
  id: string;
  label: string;
  /** Without it the label is read out only, and the example is inside the field. */
  hint?: string;
  /** Under the field: the button that opens the marked town. */
  children?: (submit: () => void) => ReactNode;
}

/** The field that finds a town, as a combobox with a list. Without JavaScript it is not shown: pages link the states. */
export function BuscaCidade({ id, label, hint, children }: BuscaCidadeProps) {
  const busca = useBuscaCidade();
  const isExpanded = busca.shown.length > 0;
  return (
    <search className="relative block">
      <form
        action="#estados"
        onSubmit={(event) => {
          event.preventDefault();
          busca.submit();
        }}
      >
        <div className="noscript:hidden">
          <label htmlFor={id} className={classNames("block font-semibold leading-snug", !hint && "sr-only")}>
            {label}
          </label>
          {hint && (
            <p id={`${id}-dica`} className="mt-0.5 text-pedra text-peq leading-snug">
              {hint}
            </p>
          )}
          <div className="relative mt-2">
            <SearchField
              ref={busca.field}
              id={id}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isExpanded}
              aria-controls={`${id}-lista`}
              aria-activedescendant={isExpanded ? optionId(id, busca.active) : undefined}
              aria-describedby={hint ? `${id}-dica` : undefined}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="go"
              placeholder={hint ? undefined : label}
              value={busca.texto}
              onChange={(event) => busca.type(event.target.value)}
              onKeyDown={busca.onKeyDown}
              onBlur={busca.close}
            />
            <Sugestoes id={id} label={label} busca={busca} />
          </div>
          <Situacao busca={busca} />
        </div>
        {children?.(busca.submit)}
      </form>
    </search>
  );
}

const optionId = (id: string, at: number) => `${id}-cidade-${at}`;

function Sugestoes({ id, label, busca }: { id: string; label: string; busca: BuscaDaCidade }) {
  const { shown, active, texto, choose, isNear } = busca;
  return (
    <div
      id={`${id}-lista`}
      role="listbox"
      aria-label={label}
      hidden={shown.length === 0}
      className="absolute -inset-x-1 top-full z-10 mt-3 rounded-campo bg-papel p-1.5 text-tinta shadow-flutua"
    >
      {isNear && (
        <div role="presentation" className="px-3 pt-2 pb-1 text-pedra text-peq">
          Quis dizer
        </div>
      )}
      {shown.map((entrada, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys, and the focus
        <div
          key={`${entrada[0]} ${entrada[1]}`}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The field keeps the focus, and with it the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(entrada)}
          className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 leading-snug hover:bg-areia aria-selected:bg-orvalho"
        >
          <Nome de={entrada} texto={texto} />
          <span className="text-pedra">{entrada[1]}</span>
        </div>
      ))}
    </div>
  );
}

/** With the part in bold that was typed. */
function Nome({ de: [nome], texto }: { de: Entrada; texto: string }) {
  const [from, to] = trechoOf(nome, texto);
  return (
    <span>
      {nome.slice(0, from)}
      <b className="font-bold text-folha">{nome.slice(from, to)}</b>
      {nome.slice(to)}
      <span className="sr-only">,&nbsp;</span>
    </span>
  );
}

/** What the list cannot say: that it is empty, or did not arrive. A screen reader also hears how long it is. */
function Situacao({ busca: { sugestoes, shown, isOpen, isNear } }: { busca: BuscaDaCidade }) {
  const isMissing = isOpen && (sugestoes === null || sugestoes?.length === 0);
  return (
    <p role="status" className={isMissing ? "mt-2.5 text-base/snug" : "sr-only"}>
      {isMissing && (
        <>
          {sugestoes === null ? "A busca não respondeu." : "Não achamos essa cidade. Confira a grafia ou"}{" "}
          <AppLink to="/raio-x#estados" className="font-semibold text-folha underline underline-offset-4">
            {sugestoes === null ? "Escolha pelo estado." : "escolha pelo estado."}
          </AppLink>
        </>
      )}
      {isNear && isOpen && !isMissing && "Quis dizer: "}
      {shown.length > 0 && `${shown.length} ${shown.length === 1 ? "cidade" : "cidades"}`}
    </p>
  );
}

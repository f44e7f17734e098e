import { Icon } from "@eden/ui/core/icon.tsx";
import { Search, X } from "lucide";
import { type KeyboardEvent, useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { Tecla } from "~/pessoas/tecla.tsx";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Arrow down and Enter go to the results. */
  onDown: () => void;
  onEnter: () => void;
  /** What can be typed, for the accessible name and, shorter, inside the field. */
  label: string;
  placeholder: string;
  atalho: { label: string; group: string };
  className?: string;
}

/** A search over a list. `/` focuses it; Esc clears it, a second Esc leaves it. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onDown, onEnter, label, placeholder, atalho, className } = props;
  const input = useRef<HTMLInputElement>(null);
  useAtalhos({
    "/": { ...atalho, run: () => input.current?.focus() },
  });
  const press = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: onDown,
      Enter: onEnter,
      Escape: () => (value === "" ? input.current?.blur() : onChange("")),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <search className={className}>
      <label className="flex h-10 items-center gap-2 rounded-control border border-linha-2 bg-white px-2.5 text-pedra has-[input:focus-visible]:border-tinta has-[input:focus-visible]:shadow-[0_0_0_1.5px_var(--color-tinta)] max-lg:h-11">
        <Icon of={Search} size={18} />
        <span className="sr-only">{label}</span>
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
          className="min-w-0 flex-1 bg-transparent text-body text-tinta outline-none placeholder:text-pedra focus-visible:shadow-none max-lg:text-base"
        />
        {value === "" ? (
          <Tecla>/</Tecla>
        ) : (
          <button
            type="button"
            aria-label="Limpar a busca"
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
            className="-mr-2.5 grid size-10 place-items-center rounded-control text-mata focus-visible:-outline-offset-3 focus-visible:shadow-none max-lg:size-11"
          >
            <Icon of={X} size={18} />
          </button>
        )}
      </label>
    </search>
  );
}

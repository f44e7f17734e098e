import { Search, X } from "lucide";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { Icon } from "../core/icon.tsx";
import { DenseControl } from "./dense-field.tsx";

interface DenseSearchProps {
  /** What can be typed, for the accessible name and, shorter, inside the field. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Keys that do something else than typing. */
  keys: Record<string, () => void>;
  /** Shown while nothing is typed. */
  shortcut?: ReactNode;
  ref?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** A search over a list. */
export function DenseSearch(props: DenseSearchProps) {
  const { label, placeholder, value, onValueChange, keys, shortcut, className } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = props.ref ?? own;
  const press = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <search className={className}>
      <label className="flex h-10 items-center gap-2 rounded-control border border-linha-2 bg-white px-2.5 text-pedra has-[input:focus-visible]:border-tinta has-[input:focus-visible]:shadow-[0_0_0_1.5px_var(--color-tinta)] max-lg:h-11">
        <Icon of={Search} size={18} />
        <span className="sr-only">{label}</span>
        <DenseControl
          bare
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={200}
          value={value}
          placeholder={placeholder}
          onValueChange={onValueChange}
          onKeyDown={press}
          className="min-w-0 flex-1 text-body text-ellipsis text-tinta placeholder:text-pedra max-lg:text-base"
        />
        {value === "" ? (
          shortcut
        ) : (
          <button
            type="button"
            aria-label="Limpar a busca"
            onClick={() => {
              onValueChange("");
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

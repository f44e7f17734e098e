import { DenseSearch } from "@eden/ui/dense/dense-search.tsx";
import { useRef } from "react";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "./action-key.tsx";

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Arrow down and Enter go to the results. */
  onDown: () => void;
  onEnter: () => void;
  label: string;
  placeholder: string;
  atalho: { label: string; group: string };
  className?: string;
}

/** The search over a list of people, stores or payments. `/` focuses it; Esc leaves it, and a second one empties it. */
export function SearchField({ onChange, onDown, onEnter, atalho, ...search }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was searched before is replaced by what is typed now.
  const enter = () => {
    input.current?.focus();
    input.current?.select();
  };
  useAtalhos({
    "/": { ...atalho, run: enter },
    ...(search.value !== "" && { Escape: { run: () => onChange("") } }),
  });
  return (
    <DenseSearch
      {...search}
      ref={input}
      onValueChange={onChange}
      keys={{ ArrowDown: onDown, Enter: onEnter }}
      shortcut={<ActionKey>/</ActionKey>}
    />
  );
}

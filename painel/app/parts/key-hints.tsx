import { Kbd } from "@eden/ui/kbd.tsx";
import { useSingleKeys } from "~/keyboard/use-atalhos.ts";

interface KeyHintsProps {
  text: string;
  /** Keys and what they do. */
  hints: readonly (readonly [keys: string, text: string])[];
}

/** Beside a list while nothing is open: what opens here and the keys that help; without keys on a touch screen. */
export function KeyHints({ text, hints }: KeyHintsProps) {
  const single = useSingleKeys();
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-8 text-center text-pedra">
      <p>{text}</p>
      <dl className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-2 text-left text-body pointer-coarse:hidden">
        {(single ? hints : []).map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt className="justify-self-end">
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { Check } from "lucide";
import { Icon } from "../core/icon.tsx";

/** The benefits of an option as a list. Made of spans, so that it is allowed inside a label. */
export function CheckLines({ lines }: { lines: readonly string[] }) {
  return (
    <span className="grid gap-1 text-balance">
      {lines.map((line) => (
        <span key={line} className="flex gap-2">
          <Icon of={Check} size={18} strokeWidth={2} className="mt-0.5 text-folha" />
          <span>{line}</span>
        </span>
      ))}
    </span>
  );
}

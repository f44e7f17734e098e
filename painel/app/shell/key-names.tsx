import { Kbd } from "@eden/ui/kbd.tsx";

const NAMES: Record<string, string> = {
  mod: /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl",
  ArrowDown: "↓",
  ArrowUp: "↑",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "Espaço",
  Escape: "Esc",
  Delete: "Del",
};

/** The keys of a shortcut, as printed: `mod+k` becomes Ctrl K. */
export function KeyNames({ of }: { of: string }) {
  const keys = of === " " ? [of] : of.split(/[ +]/);
  return (
    <span className="flex shrink-0 gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</Kbd>
      ))}
    </span>
  );
}

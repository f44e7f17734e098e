import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Search } from "lucide";
import { runAtalho } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "./action-key.tsx";

/** Opens the palette by pointer or touch: without a keyboard it has no other way in. */
export function SearchButton() {
  return (
    <CompactButton
      icon={Search}
      aria-haspopup="dialog"
      onClick={() => runAtalho("mod+k")}
      className="max-md:size-11 max-md:border-transparent max-md:bg-transparent max-md:px-0!"
    >
      <span className="max-md:sr-only">Buscar</span>
      <ActionKey>{MOD}</ActionKey>
    </CompactButton>
  );
}

const MOD = /mac/i.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

import { Kbd } from "@eden/ui/kbd.tsx";
import { useSingleKeys } from "~/keyboard/use-atalhos.ts";

/** The key of the action beside it. Not read aloud, and not shown on touch screens or to a member who switched such keys off. */
export function ActionKey({ children }: { children: string }) {
  if (!useSingleKeys()) return null;
  return (
    <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

import { Kbd } from "@eden/ui/kbd.tsx";

/** The key of the action beside it. Not read aloud and not shown on touch screens. */
export function ActionKey({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

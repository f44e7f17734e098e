import { Search } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./core/icon.tsx";

/** The control of a search, with a lens. Label, hint and list are around it. */
export function SearchField(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <>
      <Icon of={Search} size={22} className="pointer-events-none absolute inset-y-0 left-4 my-auto text-pedra" />
      <input
        type="text"
        {...props}
        className="h-14 w-full rounded-campo border-[1.5px] border-contorno bg-papel pr-4.5 pl-12 text-lg/snug text-tinta placeholder:text-pedra hover:border-tinta focus-visible:border-tinta lg:h-15"
      />
    </>
  );
}

import { classNames } from "@eden/ui/core/class-names.ts";
import { type ReactNode, useId } from "react";

interface FichaProps {
  titulo: string;
  lead?: string;
  children: ReactNode;
}

/** A card of the form. */
export function Ficha({ titulo, lead, children }: FichaProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-cartao bg-papel px-4 pt-5 pb-5.5 shadow-suave lg:px-7 lg:pt-6.5 lg:pb-7"
    >
      <h2 id={id} className="text-h3">
        {titulo}
      </h2>
      {lead && <p className="mt-1 text-pedra text-peq/snug">{lead}</p>}
      {children}
    </section>
  );
}

/** Two fields side by side, whose controls stay aligned. */
export function Par({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 grid grid-cols-2 gap-x-3.5 *:col-span-1!">{children}</div>;
}

/** What the tool says about the numbers above it. */
export function Recado({ tone = "orvalho", children }: { tone?: "orvalho" | "aviso"; children: ReactNode }) {
  return (
    <p
      className={classNames(
        "mt-3.5 rounded-panel px-3.5 py-3 text-peq/snug",
        tone === "aviso" ? "bg-aviso-fundo text-aviso" : "bg-orvalho",
      )}
    >
      {children}
    </p>
  );
}

import { Button } from "@eden/ui/core/button.tsx";
import { useEffect, useState } from "react";
import type { Leitura } from "./resultado.tsx";

const slab = () => document.getElementById("resultado");

/** On a phone the result is above the bottom bar while the slab is out of view. */
export function Fita({ valor, unidade }: Pick<Leitura, "valor" | "unidade">) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = slab();
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const show = () => {
    slab()?.scrollIntoView({ behavior: "smooth" });
    slab()?.focus({ preventScroll: true });
  };
  if (!isAway) return null;
  return (
    <section
      data-chrome
      data-fita
      aria-label="Resultado"
      className="escuro fixed inset-x-2 bottom-[calc(74px+env(safe-area-inset-bottom))] z-20 flex min-h-14 items-center justify-between gap-3 rounded-[18px] bg-mata py-2 pr-2 pl-4 shadow-flutua in-data-[consentimento=pendente]:hidden lg:hidden"
    >
      <p className="min-w-0 leading-tight">
        <b className="block font-semibold font-titulo text-h3">{valor}</b>
        <span className="block text-nevoa text-sm">{unidade}</span>
      </p>
      <Button variant="ipe" size="s" onClick={show} className="shrink-0 text-peq!">
        Ver resultado
      </Button>
    </section>
  );
}

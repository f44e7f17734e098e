import { Button } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useEffect, useState } from "react";
import { Frase } from "./frase.tsx";
import type { Leitura } from "./resultado.tsx";

const slab = () => document.getElementById("resultado");
/** The slab counts as in view once its number is above the bars at the lower edge. */
const VIEW = { rootMargin: "0px 0px -240px" };

/** On a phone the result, or what is still missing, is above the bottom bar while the slab is out of view. */
export function Fita({ valor, unidade, falta }: Pick<Leitura, "valor" | "unidade"> & { falta?: string | undefined }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = slab();
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false), VIEW);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  if (!isAway) return null;
  return (
    <section
      ref={uncoverField}
      data-chrome
      data-fita
      aria-label="Resultado"
      className={classNames(
        falta ? "bg-orvalho" : "escuro bg-mata",
        "fixed inset-x-2 bottom-[calc(74px+env(safe-area-inset-bottom))] z-20 flex min-h-14 items-center justify-between gap-3 rounded-[18px] py-2 pr-2 pl-4 shadow-flutua in-data-[consentimento=pendente]:hidden lg:hidden",
      )}
    >
      {falta ? (
        <p className="min-w-0 pr-2 text-peq/snug">
          <Frase>{falta}</Frase>
        </p>
      ) : (
        <>
          <p className="min-w-0 leading-tight">
            <b className="block font-semibold font-titulo text-h3">{valor}</b>
            <span className="block text-nevoa text-sm">{unidade}</span>
          </p>
          <Button variant="ipe" size="s" onClick={showResultado} className="shrink-0 text-peq!">
            Ver resultado
          </Button>
        </>
      )}
    </section>
  );
}

export function showResultado(): void {
  slab()?.scrollIntoView({ behavior: "smooth" });
  slab()?.focus({ preventScroll: true });
}

/** A field that is being filled stays above the bar that its result brings. */
function uncoverField(bar: HTMLElement | null): void {
  const field = document.activeElement;
  if (!bar || !field?.matches("input")) return;
  const { top, height } = bar.getBoundingClientRect();
  const covered = field.getBoundingClientRect().bottom - top;
  // Further down it is out of view, because the owner scrolled.
  if (covered > 0 && covered < 2 * height) field.scrollIntoView({ block: "nearest" });
}

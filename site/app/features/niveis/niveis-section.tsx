import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { useEffect, useRef } from "react";
import { NivelCard } from "./nivel-card.tsx";

/** The six niveis on a dark section: one row of six, two rows of three on a tablet, a row to swipe on a phone. */
export function NiveisSection() {
  const section = useEntrance<HTMLElement>();
  return (
    <section
      ref={section}
      aria-labelledby="niveis-titulo"
      className="group/path relative mt-18 scroll-mt-24 rounded-[36px] bg-mata pt-11 pb-9 md:mx-4 md:pt-14 md:pb-16 lg:mt-40 lg:rounded-ombro lg:pt-18 xl:pb-13"
    >
      <div className="mx-auto max-w-350">
        <div className="escuro px-5 md:max-w-215 md:px-8 xl:min-h-63.5 xl:px-9">
          <h2 id="niveis-titulo" className="text-[clamp(2.125rem,1.4rem+2.5vw,3.75rem)]/[1.06]">
            Seis caminhos, uma jornada de plenitude
          </h2>
          <p className="mt-4 text-lead text-nevoa lg:mt-5">Comece pequeno. Crie raiz. Avance quando fizer sentido.</p>
        </div>
        <ol className="relative items-start max-md:flex max-md:snap-x max-md:scroll-px-5 max-md:items-stretch max-md:gap-3 max-md:overflow-x-auto max-md:px-5 max-md:pt-32 max-md:pb-3 md:grid md:mt-32 md:grid-cols-3 md:gap-x-3 md:gap-y-74 md:px-6 xl:mt-0 xl:grid-cols-6 xl:gap-x-2.5 xl:px-6">
          {NIVEIS.map((nivel) => (
            <NivelCard key={nivel.id} nivel={nivel} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/**
 * Sets `data-waiting` on an element that is below the viewport, and removes it once the element is visible, to start
 * its entrance animation. Nothing waits without JavaScript or if it is already visible.
 */
function useEntrance<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || element.getBoundingClientRect().top < window.innerHeight) return;
    element.toggleAttribute("data-waiting", true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.toggleAttribute("data-waiting", false);
        observer.disconnect();
      },
      { rootMargin: "0px 0px -25% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

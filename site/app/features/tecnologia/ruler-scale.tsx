import { classNames } from "@eden/ui/core/class-names.ts";
import { type RefObject, useEffect, useRef } from "react";

/** The ruler covers R$ 6 to R$ 14: each real is an eighth of its width. */
const competitors = [
  { name: "Online", place: "left-[10.6%]", stem: "h-22 md:h-24" },
  { name: "Rede", place: "left-[18.1%]", stem: "h-14 md:h-15" },
  { name: "Bairro", place: "left-[31.9%]", stem: "h-8 md:h-20" },
];
const scale = [
  { price: "R$ 6", place: "left-0" },
  { price: "R$ 8", place: "left-1/4 -translate-x-1/2 max-md:hidden" },
  { price: "R$ 10", place: "left-1/2 -translate-x-1/2" },
  { price: "R$ 12", place: "left-3/4 -translate-x-1/2 max-md:hidden" },
  { price: "R$ 14", place: "right-0" },
];
export function RulerScale() {
  const ruler = useRef<HTMLDivElement>(null);
  useArrival(ruler);
  return (
    <div ref={ruler} className="group/ruler relative mb-3 h-60 text-pedra md:mb-5 md:h-51 lg:max-xl:h-63">
      <div className="@container absolute inset-x-2 top-38 md:inset-x-3 md:top-36 lg:max-xl:top-41">
        <span className="absolute bottom-0 left-[37.5%] flex h-8 w-[32.5%] items-center rounded-t-lg bg-nivel-2 pl-3.5 font-semibold text-base text-mata">
          <span className="max-md:hidden lg:max-xl:hidden">faixa saudável</span>
        </span>
        <RulerTicks />
        {competitors.map(({ name, place, stem }) => (
          <span
            key={name}
            className={classNames("absolute bottom-0 grid -translate-x-1/2 justify-items-center", place)}
          >
            <span className="font-medium text-peq md:text-base">{name}</span>
            <span className={classNames("border-contorno border-l-[1.5px] border-dashed", stem)} />
            <span className="absolute -bottom-1.75 size-3.5 rounded-full border-2 border-pedra bg-papel" />
          </span>
        ))}
        <RulerMarker
          place="left-[58.75%] transition-[translate] duration-700 motion-safe:group-data-waiting/ruler:translate-x-[calc(23.75cqw-50%)]"
          pill="bg-ipe text-tinta"
          stem="h-27 border-ipe md:h-23 lg:max-xl:h-28"
          dot="border-2 border-tinta bg-ipe"
        >
          Sugerido 10,70
        </RulerMarker>
        <RulerMarker place="left-[82.5%]" pill="bg-mata text-white" stem="h-14 border-mata md:h-16" dot="bg-mata">
          Hoje 12,60
        </RulerMarker>
        <RulerArrow />
        {scale.map(({ price, place }) => (
          <span key={price} className={classNames("absolute top-8 text-peq tabular-nums md:text-[1.0625rem]", place)}>
            {price}
          </span>
        ))}
      </div>
      <span className="absolute bottom-0 left-0 flex items-center gap-2 text-peq md:max-lg:hidden xl:hidden">
        <span className="h-4 w-6 rounded-sm bg-nivel-2" />
        faixa saudável
      </span>
    </div>
  );
}

interface RulerMarkerProps {
  place: string;
  pill: string;
  stem: string;
  dot: string;
  children: string;
}

/** A price on the ruler, with its label on a pill above. */
function RulerMarker({ place, pill, stem, dot, children }: RulerMarkerProps) {
  return (
    <span className={classNames("absolute bottom-0 grid -translate-x-1/2 justify-items-center", place)}>
      <span
        className={classNames(
          "rounded-full px-3 py-2.5 font-bold text-peq leading-none whitespace-nowrap md:px-4 md:text-base md:leading-none",
          pill,
        )}
      >
        {children}
      </span>
      <span className={classNames("border-l-2", stem)} />
      <span className={classNames("absolute -bottom-2 size-4.5 rounded-full", dot)} />
    </span>
  );
}

const TICKS = Array.from({ length: 41 }, (_, index) => ({
  x: index,
  length: index % 10 === 0 ? 26 : index % 5 === 0 ? 18 : 11,
}));

/** Stretches with the ruler; the strokes keep their width. */
function RulerTicks() {
  return (
    <svg
      viewBox="0 0 40 26"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-0 h-6.5 w-full overflow-visible stroke-[1.5] stroke-contorno"
    >
      <path d={TICKS.map(({ x, length }) => `M${x} 0V${length}`).join("")} vectorEffect="non-scaling-stroke" />
      <path d="M0 0H40" vectorEffect="non-scaling-stroke" className="stroke-2 stroke-tinta" />
    </svg>
  );
}

/** From the current price to the suggested one. */
function RulerArrow() {
  return (
    <span className="absolute bottom-4 left-[60.5%] h-6 w-[20%] text-folha transition-opacity delay-300 duration-500 motion-safe:group-data-waiting/ruler:opacity-0">
      <svg
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-[2.5] stroke-current"
      >
        <path d="M96 20C78 0 26 -2 2 20" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        viewBox="0 0 18 17"
        aria-hidden="true"
        className="absolute bottom-0.5 left-0 h-4 w-4.5 fill-none stroke-[2.5] stroke-current"
      >
        <path d="M10 1 1 15l15 1" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}

/**
 * Sets `data-waiting` on an element until most of it is visible, once. Styles define the start of an animation on this
 * attribute; the default style is its end, so nothing is hidden without JavaScript.
 */
function useArrival(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inSight = entry?.isIntersecting ?? true;
        element.toggleAttribute("data-waiting", !inSight);
        if (inSight) observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}

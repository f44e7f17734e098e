import { classNames } from "@eden/ui/class-names.ts";

interface RulerMarkerProps {
  place: string;
  pill: string;
  stem: string;
  dot: string;
  children: string;
}

/** A price on the ruler, with its label on a pill above. */
export function RulerMarker({ place, pill, stem, dot, children }: RulerMarkerProps) {
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

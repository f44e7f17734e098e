import type { LucideIconData, LucideProps } from "lucide-react";
import { createElement } from "react";

/**
 * Stands in for Lucide's own wrapper (see vite.config.ts): the same drawing without the names, the context and the
 * accessibility guesses that our Icon decides itself, a kilobyte less on every page.
 */
export default function createGlyph({ name, node }: LucideIconData) {
  return ({ size, strokeWidth, ...rest }: LucideProps) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "data-glyph": name,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

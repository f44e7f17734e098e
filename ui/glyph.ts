import type { LucideIconData, LucideProps } from "lucide-react";
import { createElement } from "react";

/**
 * Replaces Lucide's wrapper component (see vite.config.ts): the same SVG without class names, context and accessibility
 * defaults, which our Icon sets itself. Saves a kilobyte on every page.
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

import type { Estado } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Picture } from "@eden/ui/core/picture.tsx";
import { VASOS } from "~/images/vasos.ts";

interface PlantaProps {
  estado: Estado;
  /** Height of the tree in pixels; the other plants keep their proportion to it. */
  scale: number;
  className?: string;
}

/** The plant of a state, standing on the lower edge of its box. Decorative: the name of the state is written beside it. */
export function Planta({ estado, scale, className }: PlantaProps) {
  const height = Math.round(scale * HEIGHTS[estado]);
  if (estado === "folha") return <FallenLeaf height={height} className={className} />;
  const { picture, foot } = VASOS[estado];
  const width = Math.round((height * picture.width) / picture.height);
  return (
    <span
      aria-hidden="true"
      className={classNames("block shrink-0 [&_img]:size-full [&_img]:object-contain", className)}
      style={{ height, width, marginBottom: -Math.round(foot * height) }}
    >
      <Picture of={picture} sizes={`${width}px`} priority />
    </span>
  );
}

const HEIGHTS: Record<Estado, number> = { semente: 0.55, broto: 0.58, muda: 0.68, arvore: 1, folha: 0.25 };

function FallenLeaf({ height, className }: { height: number; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      className={classNames("block shrink-0", className)}
      style={{ height, width: Math.round(height * 1.6) }}
    >
      <ellipse cx="31" cy="37" rx="25" ry="2.6" fill="#0e3b2e" opacity="0.1" />
      <path d="M6 35C4 16 22 3 60 5c-2 22-20 34-47 29Z" fill="#c47a2c" />
      <path d="M6 35C4 16 22 3 60 5 42 12 24 21 6 35Z" fill="#db9540" />
      <path
        d="M3 38C18 25 38 13 59 5.500M20 25.500l2-10M31 18.800l3-9.500M23 23.500l13 5M34 17l12 3"
        fill="none"
        stroke="#8a4f16"
        strokeWidth="1.300"
        strokeLinecap="round"
      />
    </svg>
  );
}

import { vaso4 } from "~/images/vaso-4.ts";
import { Picture } from "~/ui/picture.tsx";

/** For who is accompanied: a watering can at work beside a plant that grows. */
export function WateringCan() {
  return (
    <span className="flex items-end">
      <svg aria-hidden="true" viewBox="0 0 230 190" className="relative z-1 -mr-7 h-auto w-40 lg:w-48">
        <defs>
          <linearGradient id="regador-luz" x1="0" x2="1">
            <stop offset="0" stopColor="#fff" stopOpacity=".34" />
            <stop offset=".4" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity=".24" />
          </linearGradient>
          <radialGradient id="regador-sombra">
            <stop offset="0" stopColor="#04170f" stopOpacity=".6" />
            <stop offset="1" stopColor="#04170f" stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx="92" cy="180" rx="82" ry="9" fill="url(#regador-sombra)" />
        <path
          d="M34 84c-30 4-34 62 8 66"
          fill="none"
          strokeWidth="13"
          strokeLinecap="round"
          className="stroke-terracota"
        />
        <path
          d="M54 62c6-44 66-44 72 0"
          fill="none"
          strokeWidth="12"
          strokeLinecap="round"
          className="stroke-terracota"
        />
        <path d="M126 140l62-84 14 10-58 98z" className="fill-terracota" />
        <path d="M126 140l62-84 14 10-58 98z" fill="#000" fillOpacity=".16" />
        <path d="M176 44l38 28-6 9-38-28z" className="fill-ipe" />
        <path d="M36 62h108l10 108a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z" className="fill-terracota" />
        <path d="M36 62h108l10 108a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12z" fill="url(#regador-luz)" />
        <rect x="30" y="54" width="120" height="16" rx="8" className="fill-ipe" />
        <path d="M28 132h124l1.500 14H26.500z" className="fill-ipe" opacity=".9" />
        <path
          d="M206 92c5 7 5 12 0 12s-5-5 0-12zM220 82c5 7 5 12 0 12s-5-5 0-12zM212 116c5 7 5 12 0 12s-5-5 0-12z"
          className="fill-folha"
          opacity=".55"
        />
      </svg>
      <Picture of={vaso4} alt="" sizes="110px" className="h-auto w-22 lg:w-27" />
    </span>
  );
}

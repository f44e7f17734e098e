import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso4 } from "~/images/vaso-4.ts";

interface CanteiroProps {
  dias: number;
  /** Open day on which the month is paid; null while there is none. */
  paga: number | null;
  /** There is a result. */
  isGrown: boolean;
}

/** The open days of a month as a bed: pots of earth until the month is paid, then in flower. */
export default function Canteiro({ dias, paga, isGrown }: CanteiroProps) {
  return (
    <div aria-hidden="true" className="mt-6.5">
      <Vaso of={vaso4} isGrown={isGrown} />
      <Potes />
      <ol className="grid grid-cols-9 gap-y-2 lg:grid-cols-13">
        {Array.from({ length: dias }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a month
          <li key={index} className="text-center">
            <svg aria-hidden="true" viewBox="0 0 40 56" className="mx-auto block h-auto w-full max-w-10 px-0.5">
              <use href={`#pote-${poteOf(index + 1, paga)}`} />
            </svg>
            <span
              className={`block border-white/20 border-t-[1.5px] pt-0.5 text-xs ${index + 1 === paga ? "font-bold text-white" : "text-nevoa"}`}
            >
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function poteOf(dia: number, paga: number | null): "terra" | "paga" | "flor" {
  if (paga === null || dia < paga) return "terra";
  return dia === paga ? "paga" : "flor";
}

const VASO = "M5 33h30l-3.5 19a3 3 0 0 1-3 2.5h-17a3 3 0 0 1-3-2.5z";
const LEFT = "M20 19c-1-7-7-9-12-9 0 6 5 10 12 9z";
const RIGHT = "M20 15c1-7 7-10 13-10 0 7-6 11-13 10z";

/** Drawn once; every day refers to one of them. */
function Potes() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="pote-terra" viewBox="0 0 40 56">
        <g fill="#14503d" stroke="#8fae9f" strokeWidth="1.6" strokeLinejoin="round">
          <path d={VASO} />
          <rect x="3" y="28" width="34" height="7" rx="2.5" />
        </g>
      </symbol>
      <symbol id="pote-paga" viewBox="0 0 40 56">
        <Folhas light="#cfe8b6" dark="#8fd14f" />
        <Barro fill="#f5b82e" />
      </symbol>
      <symbol id="pote-flor" viewBox="0 0 40 56">
        <Folhas light="#8fd14f" dark="#5fae3b" />
        <g fill="#fff">
          <circle cx="20" cy="4" r="3.2" />
          <circle cx="16" cy="7" r="3.2" />
          <circle cx="24" cy="7" r="3.2" />
          <circle cx="17.6" cy="11" r="3.2" />
          <circle cx="22.4" cy="11" r="3.2" />
        </g>
        <circle cx="20" cy="7.6" r="2.4" fill="#f5b82e" />
        <Barro fill="#c8674d" />
      </symbol>
    </svg>
  );
}

function Folhas({ light, dark }: { light: string; dark: string }) {
  return (
    <>
      <path d="M20 28V13" stroke={light} strokeWidth="2.2" strokeLinecap="round" />
      <path d={LEFT} fill={dark} />
      <path d={RIGHT} fill={light} />
    </>
  );
}

function Barro({ fill }: { fill: string }) {
  return (
    <g fill={fill}>
      <path d={VASO} />
      <rect x="3" y="28" width="34" height="7" rx="2.5" />
    </g>
  );
}

import { ESTADOS, type Estado } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Kbd } from "@eden/ui/kbd.tsx";
import { ArrowRight } from "lucide";
import type { Cartao } from "./cache-funil.ts";

interface MovimentoBarProps {
  cartao: Cartao;
  para: Estado;
  /** Lifted with the keyboard: shows the keys. */
  keys: boolean;
}

/** What is being moved and where to. Not read aloud: every step is announced on its own. */
export function MovimentoBar({ cartao, para, keys }: MovimentoBarProps) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-3 bottom-20 z-30 flex justify-center md:bottom-5 md:left-25"
    >
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-panel bg-mata px-4 py-3 text-white shadow-flutua">
        <b className="inline-flex items-center gap-1.5 font-strong">
          {cartao.nome}: {ESTADOS[cartao.estado].nome}
          {para !== cartao.estado && (
            <>
              <Icon of={ArrowRight} size={16} />
              {ESTADOS[para].nome}
            </>
          )}
        </b>
        {!keys && para === cartao.estado && <span className="lg:hidden">Solte sobre uma planta.</span>}
        {keys &&
          KEYS.map(([key, text]) => (
            <span key={key} className="inline-flex items-center gap-2">
              <Kbd className="border-white/30 bg-white/12 text-white">{key}</Kbd>
              {text}
            </span>
          ))}
      </p>
    </div>
  );
}

const KEYS = [
  ["← →", "coluna"],
  ["Espaço", "soltar"],
  ["Esc", "desistir"],
] as const;

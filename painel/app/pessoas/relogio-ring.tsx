import type { Relogio } from "@eden/domain/atendimento/relogio";
import { initials } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Ring } from "@eden/ui/ring.tsx";
import { useNow } from "~/parts/use-now.ts";
import { type Leitura, restanteAt, type Urgencia, urgenciaOf } from "./relogio.ts";

interface RelogioRingProps {
  nome: string;
  relogio: Relogio | null;
  leitura: Leitura;
  /** They wrote back: the ring is blue while the reply is in time. */
  respondeu?: boolean;
  size?: "s" | "m" | "l";
}

/** Initials in a ring that shows the reply clock. Decorative: the words beside it carry the meaning. */
export function RelogioRing({ nome, relogio, leitura, respondeu = false, size = "m" }: RelogioRingProps) {
  const now = useNow();
  const restante = relogio ? restanteAt(relogio, leitura, now) : 0;
  const urgencia = relogio ? urgenciaOf(restante, relogio.total) : null;
  const look = respondeu && urgencia === "no_prazo" ? "resposta" : urgencia;
  const part = urgencia === "atrasado" || !relogio ? 1 : Math.max(0, Math.min(1, restante / relogio.total));
  return (
    <span
      aria-hidden="true"
      data-urgencia={urgencia ?? undefined}
      className={classNames(
        "relative grid shrink-0 place-items-center rounded-full font-bold text-mata",
        sizes[size],
        look ? grounds[look] : "bg-orvalho",
      )}
    >
      {look && (
        <Ring part={part} thickness={7} track="stroke-linha" stroke={strokes[look]} className="absolute inset-0" />
      )}
      {initials(nome)}
    </span>
  );
}

const sizes = {
  s: "size-[34px] text-micro",
  m: "size-11 text-body",
  l: "size-13 text-read lg:size-16 lg:text-heading",
};
const grounds: Record<Urgencia | "resposta", string> = {
  resposta: "bg-agua-fundo",
  no_prazo: "bg-orvalho",
  ultimo_quarto: "bg-aviso-fundo",
  atrasado: "bg-erro-fundo",
};
const strokes: Record<Urgencia | "resposta", string> = {
  resposta: "stroke-agua-2",
  no_prazo: "stroke-folha",
  ultimo_quarto: "stroke-ambar",
  atrasado: "stroke-erro",
};

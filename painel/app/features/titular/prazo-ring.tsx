import { prazos } from "@eden/domain/privacidade/prazos";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Ring } from "@eden/ui/ring.tsx";

const TOTAL = prazos.respostaAoTitular.quantidade;

/** Days left of the legal period. Yellow from four days on, red at one. */
export function urgenciaDoPrazo(restam: number): "calmo" | "perto" | "urgente" {
  if (restam <= 1) return "urgente";
  return restam <= 4 ? "perto" : "calmo";
}

/** "8 dias", "1 dia", "hoje", "2 dias de atraso". */
export function remainingText(restam: number): string {
  if (restam === 0) return "vence hoje";
  if (restam < 0) return `${-restam} ${restam === -1 ? "dia" : "dias"} de atraso`;
  return restam === 1 ? "falta 1 dia" : `faltam ${restam} dias`;
}

/** Decorative: the words beside it carry the meaning. */
export function PrazoRing({ restam, size = "l" }: { restam: number; size?: "m" | "l" }) {
  const urgencia = urgenciaDoPrazo(restam);
  const part = Math.max(0, Math.min(1, restam / TOTAL));
  return (
    <span
      aria-hidden="true"
      data-urgencia={urgencia}
      className={classNames(
        "relative grid shrink-0 place-items-center content-center rounded-full text-center",
        size === "l" ? "size-22" : "size-14",
      )}
    >
      <Ring
        part={restam <= 0 ? 1 : part}
        thickness={8}
        rounded
        track="stroke-linha"
        stroke={strokes[urgencia]}
        className="absolute inset-0"
      />
      <b
        className={classNames(
          "relative font-semibold text-tinta",
          size === "l" ? "text-title/tight" : "text-read/none",
        )}
      >
        {size === "m" ? restam : `${Math.abs(restam)} ${Math.abs(restam) === 1 ? "dia" : "dias"}`}
      </b>
      {size === "l" && (
        <small className="relative text-small/tight text-pedra">{restam < 0 ? "de atraso" : `de ${TOTAL}`}</small>
      )}
    </span>
  );
}

const strokes = { calmo: "stroke-folha", perto: "stroke-ambar", urgente: "stroke-erro" };

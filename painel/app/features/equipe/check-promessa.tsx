import { fraseDaPromessa, fraseDoMomento } from "@eden/domain/atendimento/frases";
import { diaOf } from "@eden/domain/dia";
import { addTempoUtil, type Calendario } from "@eden/domain/painel/tempo-util";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import { addDays, instanteOf, weekdayOf } from "~/pessoas/quando.ts";

interface ConfiraPromessaProps {
  calendario: Calendario;
  prazo: number;
}

/** Until when we promise, for three moments at which somebody could write: the same rule as the receipt. */
export function CheckPromessa({ calendario, prazo }: ConfiraPromessaProps) {
  return (
    <>
      <h2 className="mt-7 font-texto text-read font-semibold tracking-normal text-tinta">Confira a promessa</h2>
      <ul className="mt-2">
        {examples(calendario).map((inicio) => (
          <li
            key={inicio}
            className="grid grid-cols-[minmax(0,1fr)_20px_minmax(0,1fr)] items-center gap-3 border-b border-linha py-2.5"
          >
            <span>
              <span className="sr-only">Quem escreve </span>
              {fraseDoMomento(inicio)}
            </span>
            <Icon of={ArrowRight} size={16} className="text-folha" />
            <b className="font-semibold">
              <span className="sr-only">recebe resposta </span>
              {fraseDaPromessa(addTempoUtil(new Date(inicio), prazo, calendario).toISOString())}
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A morning, a Friday's end, and the end of the day before the next holiday. */
function examples({ feriados }: Calendario): string[] {
  const hoje = diaOf(Date.now());
  const dias = Array.from({ length: 8 }, (_, index) => addDays(hoje, index + 1));
  const next = (weekday: number) => dias.find((dia) => weekdayOf(dia) === weekday) ?? hoje;
  const feriado = Object.keys(feriados)
    .filter((dia) => dia > addDays(hoje, 1))
    .sort()[0];
  return [
    instanteOf(next(1), "09:25"),
    instanteOf(next(5), "17:20"),
    ...(feriado ? [instanteOf(addDays(feriado, -1), "17:00")] : []),
  ];
}

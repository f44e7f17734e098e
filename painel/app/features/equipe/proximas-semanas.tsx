import { diaOf } from "@eden/domain/dia";
import { type Calendario, feriadosNacionais } from "@eden/domain/painel/tempo-util";
import { classNames } from "@eden/ui/core/class-names.ts";
import { addDays, weekdayOf } from "~/pessoas/quando.ts";
import { describeFaixas } from "./faixas.ts";

const CURTOS = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

/** The next two weeks, day by day: open, closed, or a holiday. */
export function ProximasSemanas({ calendario }: { calendario: Calendario }) {
  const hoje = diaOf(Date.now());
  const dias = Array.from({ length: 14 }, (_, index) => addDays(hoje, index));
  return (
    <>
      <h2 className="mt-7 font-texto text-read font-semibold tracking-normal text-tinta">As próximas duas semanas</h2>
      <ol className="mt-2.5 grid grid-cols-7 gap-2 lg:grid-cols-14 lg:gap-1">
        {dias.map((dia) => {
          const faixas = faixasOf(dia, calendario);
          const feriado = isFeriado(dia, calendario);
          return (
            <li key={dia} className="text-center text-micro/tight text-pedra">
              <span
                aria-hidden="true"
                className={classNames(
                  "mb-1.5 block h-9 rounded-mark border",
                  faixas.length > 0 && "border-transparent bg-nivel-2",
                  faixas.length === 0 && !feriado && "border-dashed border-linha-2",
                  feriado && "border-dashed border-ipe bg-aviso-fundo",
                )}
              />
              <span className="whitespace-nowrap">
                {CURTOS[weekdayOf(dia)]} <span className="lg:max-2xl:block">{Number(dia.slice(8))}</span>
              </span>
              {feriado && <b className="block font-semibold text-aviso">feriado</b>}
              <span className="sr-only">: {describeFaixas(faixas)}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const isFeriado = (dia: string, { feriados }: Calendario) =>
  dia in feriados || feriadosNacionais(Number(dia.slice(0, 4))).has(dia);

function faixasOf(dia: string, calendario: Calendario) {
  const proprias = calendario.feriados[dia];
  if (proprias) return proprias;
  return isFeriado(dia, calendario) ? [] : (calendario.dias[weekdayOf(dia)] ?? []);
}

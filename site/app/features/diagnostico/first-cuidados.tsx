import { faixaOf } from "@eden/domain/diagnostico/faixas";
import type { Passos } from "@eden/domain/diagnostico/passos";
import { nomeDaArea, type Resultado } from "@eden/domain/diagnostico/resultado";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Plus } from "lucide";
import { faixaColour } from "./stem.tsx";

const WHEN: { id: keyof Omit<Passos, "titulo">; name: string }[] = [
  { id: "hoje", name: "Hoje" },
  { id: "semana", name: "Esta semana" },
  { id: "mes", name: "Este mês" },
];
const HOW_MANY = ["", "Um cuidado", "Dois cuidados", "Três cuidados"];

/** For a question newer than this build, which has no steps for it. */
const SEM_PASSOS = "Comece por uma conversa com o consultor";

/** Up to three areas, each with one first action. */
export function FirstCuidados({ comecar }: Pick<Resultado, "comecar">) {
  if (comecar.length === 0) return null;
  return (
    <section aria-labelledby="cuidados-titulo" className="report-cares pagina mt-18 lg:mt-28">
      <h2 id="cuidados-titulo" className="text-h2">
        {HOW_MANY[comecar.length]} para começar
      </h2>
      <p className="mt-1 text-pedra">Um de cada vez, na ordem. Cada passo cabe na rotina da loja.</p>
      <ol className="report-three mt-7 grid gap-5 lg:grid-cols-3">
        {comecar.map(({ area, nota, cuidado }, index) => (
          <li key={area} className="rounded-[28px] bg-papel px-5 pt-5.5 pb-6.5 shadow-suave md:p-7">
            <p className="flex items-center gap-3.5 text-pedra leading-tight">
              <span
                aria-hidden="true"
                className="report-rank grid size-12 shrink-0 place-items-center rounded-full bg-mata font-semibold font-titulo text-2xl text-white"
              >
                {index + 1}
              </span>
              <span>
                {nomeDaArea(area)}{" "}
                <strong className={classNames("ml-1 font-titulo lining-nums", faixaColour[faixaOf(nota)])}>
                  {nota}
                </strong>
              </span>
            </p>
            <h3 className="mt-4.5 text-[1.5rem]/[1.2]">{cuidado?.passos.titulo ?? SEM_PASSOS}</h3>
            {cuidado && <PassosList passos={cuidado.passos} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The other low-scoring answers, each with its first steps. */
export function OtherCuidados({ resultado: { baixas, comecar } }: { resultado: Resultado }) {
  const started = new Set(comecar.map(({ cuidado }) => cuidado?.id));
  const others = baixas.filter(({ id }) => !started.has(id));
  if (others.length === 0) return null;
  return (
    <section data-chrome aria-labelledby="outras-titulo" className="pagina mt-18 lg:mt-28">
      <h2 id="outras-titulo" className="text-h2">
        Depois desses, {others.length === 1 ? "uma resposta pede" : `${others.length}\u00a0respostas pedem`} atenção
      </h2>
      <ul className="mt-4 grid items-start gap-3 lg:grid-cols-2">
        {others.map(({ id, area, pergunta, resposta, passos }) => (
          <li key={id}>
            <details className="group rounded-[20px] border border-linha bg-papel px-4.5 md:px-6">
              <summary className="flex min-h-16 list-none items-center gap-4 rounded-lg py-3 leading-snug [&::-webkit-details-marker]:hidden">
                <span className="grow">
                  <span className="block text-pedra text-peq">{nomeDaArea(area)}</span>
                  <span className="font-semibold text-mata">{passos.titulo}</span>
                </span>
                <Icon of={Plus} className="shrink-0 text-folha transition-[rotate] group-open:rotate-45" />
              </summary>
              <p className="border-linha border-t pt-3.5 text-peq leading-snug">
                {pergunta} <span className="block text-pedra">Sua resposta: {resposta}</span>
              </p>
              <div className="pb-5">
                <PassosList passos={passos} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PassosList({ passos }: { passos: Passos }) {
  return (
    <ul className="report-steps mt-4.5 grid gap-3.5">
      {WHEN.map(({ id, name }) => (
        <li key={id} className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 leading-snug">
          <span aria-hidden="true" className="mt-px size-6 rounded-[7px] border-[1.5px] border-contorno" />
          <span>
            <strong className="block font-semibold text-folha text-peq">{name}</strong> {passos[id]}
          </span>
        </li>
      ))}
    </ul>
  );
}

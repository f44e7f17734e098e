import { nomeDaArea, type Resultado } from "@eden/domain/diagnostico/resultado";
import { Icon } from "@eden/ui/icon.tsx";
import { Plus } from "lucide-react";
import { Steps } from "./first-cares.tsx";

/** The other low-scoring answers, each with its first steps. */
export function OtherCares({ resultado: { baixas, comecar } }: { resultado: Resultado }) {
  const started = new Set(comecar.map(({ cuidado }) => cuidado?.id));
  const others = baixas.filter(({ id }) => !started.has(id));
  if (others.length === 0) return null;
  return (
    <section data-chrome aria-labelledby="outras-titulo" className="pagina mt-18 lg:mt-28">
      <h2 id="outras-titulo" className="text-h2">
        Depois desses, {others.length === 1 ? "uma resposta pede" : `${others.length} respostas pedem`} atenção
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
                <Steps passos={passos} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

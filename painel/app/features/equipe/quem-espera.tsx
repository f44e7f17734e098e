import { ASSUNTOS, type Assunto } from "@eden/domain/atendimento/assuntos";
import { keysOf } from "@eden/domain/painel/valores";
import { Switch } from "@eden/ui/choice/switch.tsx";

interface QuemEsperaProps {
  esperas: Partial<Record<Assunto, boolean>>;
  onChange: (esperas: Partial<Record<Assunto, boolean>>) => void;
}

/** Which subjects start the reply clock. */
export function QuemEspera({ esperas, onChange }: QuemEsperaProps) {
  return (
    <section aria-labelledby="quem-espera">
      <h2 id="quem-espera" className="mt-7 font-texto text-read font-semibold tracking-normal text-tinta">
        Quem espera resposta
      </h2>
      <p className="mt-1 max-w-[62ch] text-body text-pretty text-pedra">
        Só estes pedidos ligam o relógio, e só a eles prometemos resposta. Quem escreve pela página de acompanhamento
        espera sempre.
      </p>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {keysOf(ASSUNTOS).map((assunto) => (
          <li key={assunto} className="flex items-center gap-3 border-b border-linha py-1">
            <span className="min-w-0 flex-1 leading-snug">
              <b className="block font-semibold">{ASSUNTOS[assunto].nome}</b>
              <span className="block text-small text-pedra">{ASSUNTOS[assunto].explicacao}</span>
            </span>
            <Switch
              label={`${ASSUNTOS[assunto].nome} espera resposta`}
              checked={esperas[assunto] === true}
              onCheckedChange={(espera) => onChange({ ...esperas, [assunto]: espera })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

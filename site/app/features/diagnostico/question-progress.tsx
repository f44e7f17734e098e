import { type DiagnosticoDados, progressoOf } from "@eden/domain/jornadas/diagnostico";
import { Picture } from "@eden/ui/picture.tsx";
import { ProgressBar } from "@eden/ui/stepper.tsx";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";

const plants = [vaso1, vaso2, vaso3, vaso4, vaso5, vaso6];

/** Number of total and a percentage; a plant moves along the bar and grows. */
export function QuestionProgress({ dados }: { dados: DiagnosticoDados }) {
  const { numero, total, percentual } = progressoOf(dados);
  const label = `Pergunta ${numero} de ${total}`;
  const plant = plants[Math.min(plants.length - 1, Math.floor((percentual / 100) * plants.length))] ?? vaso1;
  return (
    <div>
      <div className="relative h-12 md:h-14">
        {/* Never prerendered: React sets the style through the CSSOM, which the content security policy allows. */}
        <span
          className="absolute -bottom-0.5 -translate-x-1/2"
          style={{ left: `clamp(1.5rem, ${percentual}%, 100% - 1.5rem)` }}
        >
          <Picture of={plant} alt="" sizes="60px" className="h-12 w-auto md:h-14" />
        </span>
      </div>
      <ProgressBar label="Andamento do diagnóstico" value={numero} max={total} />
      <p className="mt-2.5 flex items-baseline justify-between gap-4 text-pedra">
        <strong className="font-semibold text-mata">{label}</strong>
        <span className="tabular-nums">{percentual}%</span>
      </p>
    </div>
  );
}

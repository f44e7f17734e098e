import { ProgressBar, StepHeading, Stepper } from "../steps/stepper.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const steps = [
  { label: "Você", to: "/estilo?etapa=1" },
  { label: "Empresa", to: "/estilo?etapa=2" },
  { label: "Loja", to: "/estilo?etapa=3" },
  { label: "Plano", to: "/estilo?etapa=4" },
];

export function Steps() {
  return (
    <SpecimenGroup
      id="etapas"
      title="Etapas"
      lead="O que já foi feito é caminho de volta. No celular restam os segmentos: o título diz o resto."
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Specimen title="No começo">
          <Stepper label="Etapas, no começo" steps={steps.slice(0, 3)} current={1} />
        </Specimen>
        <Specimen title="No fim">
          <Stepper label="Etapas, no fim" steps={steps} current={4} />
        </Specimen>
        <Specimen title="Com o título da etapa">
          <Stepper label="Etapas, com título" steps={steps.slice(0, 3)} current={2} />
          <StepHeading
            as="h2"
            step={2}
            total={3}
            label="Empresa"
            lead="O gratuito é para conhecer. O pago vale por 12 meses."
          >
            Como é a sua farmácia hoje?
          </StepHeading>
        </Specimen>
        <Specimen title="Andamento" className="grid gap-6">
          <ProgressBar label="Pergunta 3 de 23" value={3} max={23} />
          <ProgressBar label="Pergunta 17 de 23" value={17} max={23} />
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

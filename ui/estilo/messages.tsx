import { useState } from "react";
import { Banner } from "../banner.tsx";
import { Button } from "../core/button.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { FormGrid } from "../form/field.tsx";
import { TextField } from "../form/text-field.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const problems = [
  { fieldId: "exemplo-sobrenome", message: "Sobrenome é obrigatório" },
  { fieldId: "exemplo-email", message: "Email inválido" },
];

export function Messages() {
  const [attempt, setAttempt] = useState(0);
  const error = (fieldId: string) =>
    attempt > 0 ? problems.find((problem) => problem.fieldId === fieldId)?.message : undefined;
  return (
    <SpecimenGroup
      id="avisos"
      title="Avisos"
      lead="Um disco, uma linha forte, uma linha simples. Sem internet é âmbar: nada falhou."
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Specimen title="Faixas" className="grid gap-4">
          <Banner tone="ok" title="Mensagem enviada com sucesso!">
            Entraremos em contato em breve.
          </Banner>
          <Banner tone="er" title="Erro ao enviar mensagem. Por favor, tente novamente." />
          <Banner
            tone="off"
            title="Sem internet. Sua mensagem está salva neste aparelho."
            action={
              <button type="button" className="min-h-11 font-semibold text-mata underline underline-offset-4">
                Tentar enviar agora
              </button>
            }
          >
            Ela vai sozinha quando a conexão voltar.
          </Banner>
        </Specimen>
        <Specimen title="Resumo de erros">
          <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
          <FormGrid>
            <TextField id="exemplo-sobrenome" label="Sobrenome" span={3} error={error("exemplo-sobrenome")} />
            <TextField id="exemplo-email" label="E-mail" span={3} error={error("exemplo-email")} />
          </FormGrid>
          <Button className="mt-6" onClick={() => setAttempt(attempt + 1)}>
            Mostrar os erros
          </Button>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

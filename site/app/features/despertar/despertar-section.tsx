import { emptyValues } from "@eden/domain/campos/validate";
import { despertarSchema } from "@eden/domain/formularios/despertar";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { despertar } from "~/content/inscricoes.ts";
import { AwningCard, FormColumns } from "~/forms/columns/form-columns.tsx";
import { SavedBanner, SavedDialog } from "~/forms/inscricao/saved-inscricao.tsx";
import { inscricaoWords, useInscricao } from "~/forms/inscricao/use-inscricao.ts";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { PrivacyNote, SendButton } from "~/forms/send-button.tsx";
import { vaso4 } from "~/images/vaso-4.ts";

export function DespertarSection() {
  return (
    <FormColumns
      aside={
        <AwningCard title="O que acontece depois" plants={[vaso4]}>
          <NextSteps steps={despertar.depois} />
          <div className="mt-6 border-linha-2 border-t border-dashed pt-5 text-base/snug">
            <p className="mb-2 text-pedra text-peq">O pacote Despertar reúne</p>
            <CheckLines lines={despertar.inclui} />
          </div>
        </AwningCard>
      }
    >
      <DespertarForm />
    </FormColumns>
  );
}

const INITIAL = { ...emptyValues(despertarSchema), isca: "" };

function DespertarForm() {
  const { form, heading, dialog } = useInscricao({
    form: "despertar",
    schema: despertarSchema,
    initial: INITIAL,
    toSend: (draft, dados) => ({
      row: { ...leadColumns(draft, dados, { finalidade: "atendimento" }), programa: "despertar" },
      record: { key: "despertar_registration", value: { ...dados, registrationDate: new Date().toISOString() } },
    }),
  });
  const { state, field } = form;
  return (
    <>
      <h1 ref={heading} id="despertar-titulo" tabIndex={-1} className="text-etapa">
        O primeiro passo: <em>Despertar</em>
      </h1>
      <p className="mt-3.5 mb-8 max-w-[46ch] text-lg text-pedra">
        Deixe nome, e-mail e telefone, e um consultor chama você para começar com o EdenApp e a imersão.
      </p>
      <LeadForm
        form={form}
        words={inscricaoWords}
        saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar no Despertar pelo site" />}
        labelledBy="despertar-titulo"
        actions={
          <div className="mt-8">
            <SendButton form={form} className="max-md:w-full">
              Quero começar pelo Despertar
            </SendButton>
            <PrivacyNote className="mt-4">
              Usamos seus dados só para falar com você sobre o Despertar. Veja a
            </PrivacyNote>
          </div>
        }
      >
        <FormGrid>
          <PersonFields nome={field("nome")} email={field("email")} telefone={field("telefone")} />
        </FormGrid>
      </LeadForm>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso! Em breve entraremos em contato." plant={vaso4} />
    </>
  );
}

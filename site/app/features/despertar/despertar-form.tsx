import { despertarSchema } from "@eden/domain/formularios/despertar";
import { FormGrid } from "@eden/ui/field.tsx";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { registrationWords } from "~/forms/registration-words.ts";
import { SavedBanner } from "~/forms/saved-banner.tsx";
import { SavedDialog } from "~/forms/saved-dialog.tsx";
import { SendButton } from "~/forms/send-button.tsx";
import { useRegistration } from "~/forms/use-registration.ts";
import { vaso4 } from "~/images/vaso-4.ts";

const INITIAL = { nome: "", email: "", telefone: "", isca: "" };

export function DespertarForm() {
  const { form, heading, dialog } = useRegistration({
    form: "despertar",
    schema: despertarSchema,
    initial: INITIAL,
    fields: ["nome", "email", "telefone"],
    toSend: (draft, dados) => ({
      row: { ...leadColumns(draft, dados, { finalidade: "atendimento" }), programa: "despertar" },
      record: { key: "despertar_registration", value: { ...dados, registrationDate: new Date().toISOString() } },
    }),
  });
  const { values, state, errors } = form;
  return (
    <>
      <h1 ref={heading} id="despertar-titulo" tabIndex={-1} className="text-etapa">
        O primeiro passo: <em>Despertar</em>
      </h1>
      <p className="mt-3.5 mb-8 max-w-[46ch] text-lg text-pedra">
        Deixe três dados e um consultor chama você para começar com o Eden App e a imersão.
      </p>
      <LeadForm
        form={form}
        words={registrationWords}
        saved={state.status === "saved" && <SavedBanner id={state.id} did="me cadastrar no nível Despertar" />}
        labelledBy="despertar-titulo"
        actions={
          <div className="mt-8">
            <SendButton form={form} className="max-md:w-full">
              Quero começar
            </SendButton>
            <PrivacyNote className="mt-4">
              Usamos seus dados só para falar com você sobre o Despertar. Veja a
            </PrivacyNote>
          </div>
        }
      >
        <FormGrid>
          <PersonFields
            {...values}
            errors={errors.errors}
            idOf={errors.idOf}
            onEdit={(field, value) => form.edit({ [field]: value })}
          />
        </FormGrid>
      </LeadForm>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso! Em breve entraremos em contato." plant={vaso4} />
    </>
  );
}

import { mentoriaImersaoSchema, opcaoSelecionadaOf } from "@eden/domain/formularios/mentoria-imersao";
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
import { vaso3 } from "~/images/vaso-3.ts";
import { ProgrammeChoice } from "./programme-choice.tsx";

const INITIAL = { nome: "", email: "", telefone: "", mentoria: false, imersao: false, isca: "" };

export function MentoriaImersaoForm() {
  const { form, heading, dialog } = useRegistration({
    form: "mentoria-imersao",
    schema: mentoriaImersaoSchema,
    initial: INITIAL,
    fields: ["mentoria", "nome", "email", "telefone"],
    toSend: (draft, dados) => ({
      row: {
        ...leadColumns(draft, dados, { finalidade: "atendimento" }),
        programa: "mentoria_imersao",
        mentoria: dados.mentoria,
        imersao: dados.imersao,
      },
      record: {
        key: "mentoria_imersao_registration",
        value: { ...dados, opcaoSelecionada: opcaoSelecionadaOf(dados), registrationDate: new Date().toISOString() },
      },
    }),
  });
  const { values, state, errors } = form;
  return (
    <>
      <h1 ref={heading} id="mentoria-imersao-titulo" tabIndex={-1} className="text-etapa">
        Reserve o seu lugar na <em>turma</em>
      </h1>
      <p className="mt-3.5 mb-8 max-w-[46ch] text-lg text-pedra">
        Escolha uma, ou as duas. A pré-reserva não tem custo: a equipe entra em contato para confirmar.
      </p>
      <LeadForm
        form={form}
        words={registrationWords}
        saved={state.status === "saved" && <SavedBanner id={state.id} did="fazer minha pré-reserva no site" />}
        labelledBy="mentoria-imersao-titulo"
        actions={
          <div className="mt-8">
            <SendButton form={form} className="max-md:w-full">
              Garantir minha pré reserva
            </SendButton>
            <PrivacyNote className="mt-4">Usamos seus dados só para falar com você sobre a turma. Veja a</PrivacyNote>
          </div>
        }
      >
        <ProgrammeChoice
          id={errors.idOf("mentoria")}
          mentoria={values.mentoria}
          imersao={values.imersao}
          onChange={form.edit}
          error={errors.errors.mentoria}
        />
        <FormGrid className="mt-8">
          <PersonFields
            {...values}
            errors={errors.errors}
            idOf={errors.idOf}
            onEdit={(field, value) => form.edit({ [field]: value })}
          />
        </FormGrid>
      </LeadForm>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso! Em breve entraremos em contato." plant={vaso3} />
    </>
  );
}

import { emptyValues } from "@eden/domain/campos/validate";
import { mentoriaImersaoSchema, opcaoSelecionadaOf } from "@eden/domain/formularios/mentoria-imersao";
import { CheckboxCards } from "@eden/ui/choice/choice-group.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { ateComecar, proximaImersao, proximaMentoria, turma } from "~/content/encontros.ts";
import { mentoriaImersao } from "~/content/inscricoes.ts";
import { promessaDoNivel } from "~/content/niveis.ts";
import { AwningCard, FormColumns } from "~/forms/columns/form-columns.tsx";
import { SavedBanner, SavedDialog } from "~/forms/inscricao/saved-inscricao.tsx";
import { inscricaoWords, useInscricao } from "~/forms/inscricao/use-inscricao.ts";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PersonFields } from "~/forms/person-fields.tsx";
import { NextSteps } from "~/forms/receipt/next-steps.tsx";
import { PrivacyNote, SendButton } from "~/forms/send-button.tsx";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso3 } from "~/images/vaso-3.ts";

export function MentoriaImersaoSection() {
  return (
    <FormColumns
      aside={
        <AwningCard title="O que acontece depois" plants={[vaso2, vaso3]}>
          <NextSteps steps={mentoriaImersao.depois} />
          <dl className="mt-6 grid gap-3 border-linha-2 border-t border-dashed pt-5 text-base/snug">
            {mentoriaImersao.formatos.map(({ nome, texto }) => (
              <div key={nome}>
                <dt className="font-semibold">{nome}</dt>
                <dd className="text-pedra">{texto}</dd>
              </div>
            ))}
          </dl>
        </AwningCard>
      }
    >
      <MentoriaImersaoForm />
    </FormColumns>
  );
}

const INITIAL = { ...emptyValues(mentoriaImersaoSchema), isca: "" };

function MentoriaImersaoForm() {
  const { form, heading, dialog } = useInscricao({
    form: "mentoria-imersao",
    schema: mentoriaImersaoSchema,
    initial: INITIAL,
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
  const { values, state, errors, field } = form;
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
        words={inscricaoWords}
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
        <ProgramaChoice
          id={errors.idOf("mentoria")}
          mentoria={values.mentoria}
          imersao={values.imersao}
          onChange={form.edit}
          error={errors.errors.mentoria}
        />
        <FormGrid className="mt-8">
          <PersonFields nome={field("nome")} email={field("email")} telefone={field("telefone")} />
        </FormGrid>
      </LeadForm>
      <SavedDialog {...dialog} title="Cadastro realizado com sucesso! Em breve entraremos em contato." plant={vaso3} />
    </>
  );
}

type Programa = "mentoria" | "imersao";

interface ProgramaChoiceProps {
  id: string;
  mentoria: boolean;
  imersao: boolean;
  onChange: (choice: { mentoria: boolean; imersao: boolean }) => void;
  error?: string | undefined;
}

const options = [
  {
    value: "imersao",
    title: "Imersão",
    description: descriptionOf("imersao", proximaImersao),
    picture: <Picture of={vaso2} alt="" sizes="104px" />,
  },
  {
    value: "mentoria",
    title: "Mentoria",
    description: descriptionOf("mentoria", proximaMentoria),
    picture: <Picture of={vaso3} alt="" sizes="104px" />,
  },
] as const;

function descriptionOf(programa: Programa, proxima: string | null) {
  return (
    <span className="text-base/snug">
      {promessaDoNivel[programa]}
      <span className={`mt-1 block text-pretty text-mata ${ateComecar[programa]}`}>{turma(proxima)}</span>
    </span>
  );
}

/** One or both. The error belongs to the two together and is removed when either changes. */
function ProgramaChoice({ id, mentoria, imersao, onChange, error }: ProgramaChoiceProps) {
  const chosen: Programa[] = [...(mentoria ? ["mentoria" as const] : []), ...(imersao ? ["imersao" as const] : [])];
  return (
    <CheckboxCards<Programa>
      id={id}
      name="programa"
      legend="O que você quer reservar?"
      options={options}
      values={chosen}
      onValuesChange={(values) =>
        onChange({ mentoria: values.includes("mentoria"), imersao: values.includes("imersao") })
      }
      columns={2}
      layout="tile"
      error={error}
    />
  );
}

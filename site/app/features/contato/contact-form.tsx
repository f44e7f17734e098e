import { contatoSchema } from "@eden/domain/formularios/contato";
import { FormGrid } from "@eden/ui/field.tsx";
import { TextareaField, TextField } from "@eden/ui/text-field.tsx";
import { EmailField } from "~/forms/email-field.tsx";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PhoneField } from "~/forms/phone-field.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import type { SendWords } from "~/forms/send-banner.tsx";
import { SendButton } from "~/forms/send-button.tsx";
import { useLeadForm } from "~/forms/use-lead-form.ts";
import { ContactThanks } from "./contact-thanks.tsx";

const INITIAL = { nome: "", sobrenome: "", telefone: "", email: "", mensagem: "", isca: "" };
const FIELDS = ["nome", "sobrenome", "telefone", "email", "mensagem"] as const;

const words: SendWords = {
  failed: "Erro ao enviar mensagem. Por favor, tente novamente.",
  queued: {
    title: "Sua mensagem está salva neste aparelho.",
    text: "Ela vai sozinha quando a conexão voltar. Se você fechar a página, ela vai na próxima vez que abrir o site.",
  },
};

export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useLeadForm({
    form: "contato",
    table: "contato",
    schema: contatoSchema,
    initial: INITIAL,
    fields: FIELDS,
    toSend: (draft, dados) => ({
      row: {
        ...leadColumns(draft, dados, { finalidade: "atendimento" }),
        sobrenome: dados.sobrenome,
        mensagem: dados.mensagem,
      },
    }),
  });
  const { values, state, errors } = form;
  const field = (name: (typeof FIELDS)[number]) => ({
    id: errors.idOf(name),
    name,
    value: values[name],
    onValueChange: (value: string) => form.edit({ [name]: value }),
    error: errors.errors[name],
  });
  return (
    <LeadForm
      form={form}
      words={words}
      saved={state.status === "saved" && <ContactThanks key={state.id} id={state.id} />}
      labelledBy={labelledBy}
      actions={
        <div className="mt-7 md:mt-8">
          <SendButton form={form} className="max-md:w-full">
            Enviar mensagem
          </SendButton>
          <PrivacyNote className="mt-4">Usamos seus dados só para responder. Veja a</PrivacyNote>
        </div>
      }
    >
      <FormGrid>
        <TextField {...field("nome")} label="Nome" autoComplete="given-name" autoCapitalize="words" span={3} />
        <TextField
          {...field("sobrenome")}
          label="Sobrenome"
          autoComplete="family-name"
          autoCapitalize="words"
          span={3}
        />
        <PhoneField {...field("telefone")} placeholder="55+ (99) 9 9999-9999" />
        <EmailField {...field("email")} />
        <TextareaField {...field("mensagem")} label="Mensagem" autoComplete="off" />
      </FormGrid>
    </LeadForm>
  );
}

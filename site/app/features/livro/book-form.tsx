import { livroSchema } from "@eden/domain/formularios/livro";
import { AppLink } from "@eden/ui/app-link.tsx";
import { Banner } from "@eden/ui/banner.tsx";
import { CheckboxField } from "@eden/ui/checkbox-field.tsx";
import { FormGrid } from "@eden/ui/field.tsx";
import { TextField } from "@eden/ui/text-field.tsx";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { EmailField } from "~/forms/email-field.tsx";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { PhoneField } from "~/forms/phone-field.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import type { SendWords } from "~/forms/send-banner.tsx";
import { SendButton } from "~/forms/send-button.tsx";
import { useLeadForm } from "~/forms/use-lead-form.ts";

const INITIAL = { nome: "", email: "", telefone: "", consentimento: false, isca: "" };
const FIELDS = ["nome", "email", "telefone", "consentimento"] as const;

const words: SendWords = {
  failed: "Erro ao enviar dados. Por favor, tente novamente.",
  unexpected: "Erro inesperado. Por favor, tente novamente.",
  queued: {
    title: "Seu pedido está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar, e o livro abre em seguida.",
  },
};

export function BookForm({ labelledBy }: { labelledBy: string }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const form = useLeadForm({
    form: "livro",
    table: "leadlive",
    schema: livroSchema,
    initial: INITIAL,
    fields: FIELDS,
    toSend: (draft, dados) => ({
      row: {
        ...leadColumns(draft, dados, { finalidade: "comunicacoes", aceitaNovidades: dados.consentimento }),
        produto: "livro" as const,
      },
    }),
    // A row queued by an earlier page is reported by the banner, without navigating away.
    onSaved: (id, waited) => {
      if (waited) return;
      setLeaving(true);
      void navigate("/obrigado-livro", { state: { id } });
    },
  });
  const { errors, edit } = form;
  // The form is cleared once the server has it; keep showing the last values until the next page is loaded.
  const last = useRef(form.values);
  if (!leaving) last.current = form.values;
  const values = last.current;
  return (
    <LeadForm
      form={form}
      words={words}
      saved={!leaving && <BookArrived />}
      labelledBy={labelledBy}
      actions={
        <>
          <SendButton form={{ ...form, sending: form.sending || leaving }} className="mt-5 w-full">
            Quero o livro
          </SendButton>
          <PrivacyNote className="mt-4">Ao enviar, você concorda com a</PrivacyNote>
        </>
      }
    >
      <FormGrid>
        <TextField
          id={errors.idOf("nome")}
          name="nome"
          label="Nome completo"
          placeholder="Nome completo"
          autoComplete="name"
          autoCapitalize="words"
          value={values.nome}
          onValueChange={(nome) => edit({ nome })}
          error={errors.errors.nome}
        />
        <EmailField
          id={errors.idOf("email")}
          placeholder="voce@suafarmacia.com.br"
          value={values.email}
          onValueChange={(email) => edit({ email })}
          error={errors.errors.email}
        />
        <PhoneField
          id={errors.idOf("telefone")}
          placeholder="(00) 00000-0000"
          value={values.telefone}
          onValueChange={(telefone) => edit({ telefone })}
          error={errors.errors.telefone}
        />
        <CheckboxField
          id={errors.idOf("consentimento")}
          name="consentimento"
          label="Eu concordo em receber as comunicações."
          checked={values.consentimento}
          onCheckedChange={(consentimento) => edit({ consentimento })}
          error={errors.errors.consentimento}
        />
      </FormGrid>
    </LeadForm>
  );
}

function BookArrived() {
  return (
    <Banner
      tone="ok"
      title="Recebemos o seu pedido."
      action={
        <AppLink
          to="/obrigado-livro"
          className="inline-flex min-h-11 items-center rounded-lg font-semibold text-mata underline underline-offset-4"
        >
          Abrir a página do livro
        </AppLink>
      }
    >
      O livro já é seu.
    </Banner>
  );
}

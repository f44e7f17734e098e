import { emptyValues } from "@eden/domain/campos/validate";
import { livroSchema } from "@eden/domain/formularios/livro";
import { Banner } from "@eden/ui/banner.tsx";
import { CheckboxField } from "@eden/ui/choice/checkbox-field.tsx";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextField } from "@eden/ui/form/text-field.tsx";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { EmailField, PhoneField } from "~/forms/person-fields.tsx";
import type { SendWords } from "~/forms/send-banner.tsx";
import { PrivacyNote, SendButton } from "~/forms/send-button.tsx";
import { bindFields } from "~/forms/use-form-errors.ts";
import { useLeadForm } from "~/forms/use-lead-form.ts";

const INITIAL = { ...emptyValues(livroSchema), isca: "" };

const words: SendWords = {
  failed: "Erro ao enviar dados. Por favor, tente novamente.",
  unexpected: "Erro inesperado. Por favor, tente novamente.",
  queued: {
    title: "Seu pedido está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar, e o livro abre em seguida.",
  },
};

export function LivroForm({ labelledBy }: { labelledBy: string }) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const form = useLeadForm({
    form: "livro",
    table: "leadlive",
    schema: livroSchema,
    initial: INITIAL,
    toSend: (draft, dados) => ({
      row: {
        ...leadColumns(draft, dados, { finalidade: "comunicacoes", aceitaNovidades: dados.consentimento }),
        produto: "livro" as const,
      },
    }),
    // A row queued by an earlier page is reported by the banner, without navigating away.
    onSaved: (id, fromQueue) => {
      if (fromQueue) return;
      setLeaving(true);
      void navigate("/obrigado-livro", { state: { id } });
    },
  });
  // The form is cleared once the server has it; keep showing the last values until the next page is loaded.
  const last = useRef(form.values);
  if (!leaving) last.current = form.values;
  const { field } = bindFields({ ...form, values: last.current });
  const { value: consentimento, onValueChange: consent, ...checkbox } = field("consentimento");
  return (
    <LeadForm
      form={form}
      words={words}
      saved={!leaving && form.state.status === "saved" && <LivroArrived id={form.state.id} />}
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
          {...field("nome")}
          label="Nome completo"
          placeholder="Nome completo"
          autoComplete="name"
          autoCapitalize="words"
        />
        <EmailField {...field("email")} className="xl:col-span-3" placeholder="voce@farmacia.com.br" />
        <PhoneField {...field("telefone")} className="xl:col-span-3" placeholder="(00) 00000-0000" />
        <CheckboxField
          {...checkbox}
          label="Eu concordo em receber as comunicações."
          checked={consentimento}
          onCheckedChange={consent}
        />
      </FormGrid>
    </LeadForm>
  );
}

function LivroArrived({ id }: { id: string }) {
  return (
    <Banner
      tone="ok"
      title="Recebemos o seu pedido."
      action={
        <AppLink
          to="/obrigado-livro"
          state={{ id }}
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

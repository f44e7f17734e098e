import { emptyValues } from "@eden/domain/campos/validate";
import { contatoSchema } from "@eden/domain/formularios/contato";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextareaField, TextField } from "@eden/ui/form/text-field.tsx";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { EmailField, PhoneField } from "~/forms/person-fields.tsx";
import type { SendWords } from "~/forms/send-banner.tsx";
import { PrivacyNote, SendButton } from "~/forms/send-button.tsx";
import type { DraftHandle } from "~/forms/use-draft.ts";
import { useLater } from "~/forms/use-later.ts";
import { useLeadForm } from "~/forms/use-lead-form.ts";

const INITIAL = { ...emptyValues(contatoSchema), isca: "" };

const loadThanks = () => import("./contato-thanks.tsx");

const words: SendWords = {
  failed: "Erro ao enviar mensagem. Por favor, tente novamente.",
  queued: {
    title: "Sua mensagem está salva neste aparelho.",
    text: "Ela vai sozinha quando a conexão voltar. Se você fechar a página, ela vai na próxima vez que abrir o site.",
  },
};

export function ContatoForm({ labelledBy }: { labelledBy: string }) {
  const form = useLeadForm({
    form: "contato",
    table: "contato",
    schema: contatoSchema,
    initial: INITIAL,
    toSend: (draft, dados) => ({
      row: {
        ...leadColumns(draft, dados, { finalidade: "atendimento" }),
        sobrenome: dados.sobrenome,
        mensagem: dados.mensagem,
      },
    }),
  });
  const { state, field } = form;
  useStartOfMensagem(form.draft);
  const ContatoThanks = useLater(loadThanks);
  return (
    <LeadForm
      form={form}
      words={words}
      saved={ContatoThanks && state.status === "saved" && <ContatoThanks key={state.id} id={state.id} />}
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

/** The last one, which a visitor who came twice, from two pages, may have left as it was. */
let begun = "";

/** A page may begin the message, in the state of its link. What the visitor has typed before stays. */
function useStartOfMensagem({ current, edit }: DraftHandle<typeof INITIAL>): void {
  const start = (useLocation().state as { mensagem?: string } | null)?.mensagem;
  useEffect(() => {
    if (!start || !["", begun].includes(current().values.mensagem)) return;
    begun = start;
    edit({ mensagem: start });
  }, [start, current, edit]);
}

import { emptyValues } from "@eden/domain/campos/empty-values";
import { contatoSchema } from "@eden/domain/formularios/contato";
import { protocoloOf } from "@eden/domain/protocolo";
import { Banner } from "@eden/ui/form/banner.tsx";
import { FormGrid } from "@eden/ui/form/field.tsx";
import { TextareaField, TextField } from "@eden/ui/form/text-field.tsx";
import { useEffect, useState } from "react";
import { leadColumns } from "~/forms/lead-columns.ts";
import { LeadForm } from "~/forms/lead-form.tsx";
import { EmailField, PhoneField } from "~/forms/person-fields.tsx";
import { PrivacyNote } from "~/forms/privacy-note.tsx";
import { ConsultantLink, Protocol } from "~/forms/receipt/receipt.tsx";
import type { SendWords } from "~/forms/send-banner.tsx";
import { SendButton } from "~/forms/send-button.tsx";
import { useLeadForm } from "~/forms/use-lead-form.ts";

const INITIAL = { ...emptyValues(contatoSchema), isca: "" };

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
  return (
    <LeadForm
      form={form}
      words={words}
      saved={state.status === "saved" && <ContatoThanks key={state.id} id={state.id} />}
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

const THANKS_MS = 5000;

/** The thank-you text is shown for five seconds; the number stays until the visitor types again. */
function ContatoThanks({ id }: { id: string }) {
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);
  const action = <ConsultantLink id={id} did="enviar uma mensagem pelo site" />;
  if (!fresh) {
    return (
      <Banner tone="ok" title={`Protocolo ${protocoloOf(id)}`} action={action}>
        É o número da mensagem que você enviou.
      </Banner>
    );
  }
  return (
    <Banner tone="ok" title="Mensagem enviada com sucesso!" action={action}>
      Entraremos em contato em breve. <Protocol id={id} />
    </Banner>
  );
}

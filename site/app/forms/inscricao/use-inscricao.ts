import { useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import type { Row } from "~/clients/outbox/api/data-api.ts";
import type { SendWords } from "~/forms/send-banner.tsx";
import { type LeadFormOptions, useLeadForm } from "~/forms/use-lead-form.ts";

/** Minimum time the button stays busy, including the save. */
const MINIMUM_MS = 1500;

type Options<Values, Schema extends GenericSchema, Sent extends Row<"inscricoes">> = Omit<
  LeadFormOptions<Values, Schema, "inscricoes", Sent>,
  "table" | "minimumMs" | "onSaved"
>;

/** The form of an inscricao: it ends with a dialog, then focus returns to the page's heading. */
export function useInscricao<
  Values extends { isca: string },
  Schema extends GenericSchema,
  Sent extends Row<"inscricoes">,
>(options: Options<Values, Schema, Sent>) {
  const [savedId, setSavedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useLeadForm({
    ...options,
    table: "inscricoes",
    minimumMs: MINIMUM_MS,
    // A row queued by an earlier page is reported by the banner, not by a dialog.
    onSaved: (id, fromQueue) => setSavedId(fromQueue ? null : id),
  });

  const asked = useRef(false);
  useEffect(() => {
    // Runs after the effect of the dialog, a child, which has already restored focus.
    if (!savedId && asked.current) heading.current?.focus();
    asked.current = savedId !== null;
  }, [savedId]);

  return { form, heading, dialog: { id: savedId, onClose: () => setSavedId(null) } };
}

/** Submission messages of a form that ends with a cadastro or an inscricao. */
export const inscricaoWords: SendWords = {
  failed: "Erro ao realizar cadastro. Tente novamente.",
  queued: {
    title: "Seu cadastro está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar. Se você fechar a página, ele vai na próxima vez que abrir o site.",
  },
};

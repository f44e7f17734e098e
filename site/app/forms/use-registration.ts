import { useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import { type LeadFormOptions, useLeadForm } from "./use-lead-form.ts";

/** Shortest time a registration's button stays busy, around the real save. */
const MINIMUM_MS = 1500;

type Options<Values, Schema extends GenericSchema> = Omit<
  LeadFormOptions<Values, Schema>,
  "table" | "minimumMs" | "onSaved"
>;

/** A form of the programmes: it ends with a dialog, and with focus back on the page's heading. */
export function useRegistration<Values extends { isca: string }, Schema extends GenericSchema>(
  options: Options<Values, Schema>,
) {
  const [savedId, setSavedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useLeadForm({
    ...options,
    table: "inscricoes",
    minimumMs: MINIMUM_MS,
    // What waited since an earlier page is told by the banner: no dialog falls on who has only just arrived.
    onSaved: (id, waited) => setSavedId(waited ? null : id),
  });

  const asked = useRef(false);
  useEffect(() => {
    // The dialog, being inside, has already given focus back; this comes after it.
    if (!savedId && asked.current) heading.current?.focus();
    asked.current = savedId !== null;
  }, [savedId]);

  return { form, heading, dialog: { id: savedId, onClose: () => setSavedId(null) } };
}

import { validate } from "@eden/domain/formularios/validate";
import type { GenericSchema, InferOutput } from "valibot";
import type { Draft } from "~/clients/draft-storage.ts";
import type { LocalRecord } from "~/clients/local-record.ts";
import { noteStep } from "~/clients/note-step.ts";
import type { Row } from "~/clients/send-row.ts";
import { useDraft } from "~/clients/use-draft.ts";
import { NOT_A_FLASH_MS, useSubmission } from "~/clients/use-submission.ts";
import { useFormErrors } from "./use-form-errors.ts";

export interface LeadFormOptions<Values, Schema extends GenericSchema> {
  /** Names the draft, the queued sends and the fields' ids. */
  form: string;
  table: string;
  schema: Schema;
  /** A constant. */
  initial: Values;
  /** What is not written to the device while it is being typed. A constant. */
  unkept?: readonly (keyof Values)[];
  /** In their order on the screen. */
  fields: readonly string[];
  /** What goes to the database and, where the browser keeps a copy, that copy. */
  toSend: (draft: Draft<Values>, dados: InferOutput<Schema>) => { row: Row; record?: LocalRecord };
  /** Shortest time the button stays busy, around the real save. */
  minimumMs?: number;
  /** The fields stay once the server has them: the form leads on, and sees to them itself. A constant. */
  keepsFields?: boolean;
  /** `held`: the fields still say what was sent, and not something written since. */
  onSaved?: (id: string, waited: boolean, held: boolean) => void;
}

/** A form's values, errors and send, tied together: editing a field clears its error and what was said of a send. */
export function useLeadForm<Values extends { isca: string }, Schema extends GenericSchema>(
  options: LeadFormOptions<Values, Schema>,
) {
  const { form, table, schema, initial, unkept, fields, toSend, minimumMs = NOT_A_FLASH_MS } = options;
  const { keepsFields = false, onSaved } = options;
  const draft = useDraft(form, initial, unkept);
  const errors = useFormErrors(form, fields);
  const { state, submit, retry, reset } = useSubmission({
    form,
    table,
    minimumMs,
    onSaved: (id, waited) => {
      // Something else may have been written since this row began to wait.
      const held = draft.holds(id);
      if (held && !keepsFields) draft.clear();
      onSaved?.(id, waited, held);
    },
  });
  const sending = state.status === "sending";
  /** What the fields say is kept on this device and waits for the network. */
  const queued = state.status === "queued" && draft.holds(state.id);

  const edit = (patch: Partial<Values>) => {
    // A queued row goes out as it is. What is written from here on is another one, so that neither is lost.
    if (queued) draft.renew();
    noteStep(1);
    draft.edit(patch);
    errors.clear(Object.keys(patch));
    reset();
  };

  /** Sends what is valid, shows what is not. */
  const send = () => {
    if (sending || queued) return;
    const now = draft.current();
    const result = validate(schema, now.values);
    if (!result.valid) {
      reset();
      errors.show(result.errors);
      return;
    }
    errors.clear();
    const { row, record } = toSend(now, result.dados);
    void submit(row, record);
  };

  return { values: draft.values, edit, errors, state, sending, queued, send, retry, reset, draft };
}

/** A form's handle for those who do not know its fields. */
export type LeadFormHandle = Omit<ReturnType<typeof useLeadForm>, "values" | "edit" | "draft"> & {
  values: { isca: string };
  edit: (patch: { isca?: string }) => void;
};

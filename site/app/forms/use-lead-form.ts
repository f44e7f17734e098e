import { validate } from "@eden/domain/campos/validate";
import type { GenericSchema, InferOutput } from "valibot";
import { noteStep } from "~/clients/note-step.ts";
import type { FormTable, Row } from "~/clients/outbox/api/data-api.ts";
import type { Draft } from "~/clients/outbox/draft.ts";
import type { LocalRecord } from "~/clients/outbox/outbox.ts";
import { useDraft } from "./use-draft.ts";
import { bindFields, useFormErrors } from "./use-form-errors.ts";
import { NOT_A_FLASH_MS, useSubmission } from "./use-submission.ts";

/** Rejects columns that the table lacks: TypeScript alone accepts extra properties in what a function returns. */
type Exactly<Sent, Known> = Sent & { [Column in Exclude<keyof Sent, keyof Known>]: never };

export interface LeadFormOptions<
  Values,
  Schema extends GenericSchema,
  Table extends FormTable,
  Sent extends Row<Table>,
> {
  /** Names the draft, the queued rows and the ids of the fields. */
  form: string;
  table: Table;
  schema: Schema;
  /** Must be a constant, with the fields in the order on screen. */
  initial: Values;
  /** Fields not stored on the device while typing. Must be a constant. */
  notPersisted?: readonly (keyof Values)[];
  /** The row for the database and, if the browser keeps a copy, that copy. */
  toSend: (
    draft: Draft<Values>,
    dados: InferOutput<Schema>,
  ) => { row: Exactly<Sent, Row<Table>>; record?: LocalRecord };
  /** Minimum time the button stays busy, including the save. */
  minimumMs?: number;
  /** Do not clear the fields after the save: the form continues and clears them itself. Must be a constant. */
  keepsFields?: boolean;
  /** `unchanged`: the fields still contain the sent values, not later edits. */
  onSaved?: (id: string, fromQueue: boolean, unchanged: boolean) => void;
}

/** Connects a form's values, errors and submission: editing a field clears its error and the submission's message. */
export function useLeadForm<
  Values extends { isca: string },
  Schema extends GenericSchema,
  Table extends FormTable,
  Sent extends Row<Table>,
>(options: LeadFormOptions<Values, Schema, Table, Sent>) {
  const { form, table, schema, initial, notPersisted, toSend, minimumMs = NOT_A_FLASH_MS } = options;
  const { keepsFields = false, onSaved } = options;
  const draft = useDraft(form, initial, notPersisted);
  const errors = useFormErrors(form, Object.keys(initial));
  const { state, submit, retry, reset } = useSubmission({
    form,
    table,
    minimumMs,
    onSaved: (id, fromQueue) => {
      // The fields may have been edited since this row was queued.
      const unchanged = draft.hasId(id);
      if (unchanged && !keepsFields) draft.clear();
      onSaved?.(id, fromQueue, unchanged);
    },
  });
  const sending = state.status === "sending";
  /** The current values are queued on this device. */
  const queued = state.status === "queued" && draft.hasId(state.id);

  const edit = (patch: Partial<Values>) => {
    noteStep(1);
    draft.edit(patch);
    errors.clear(Object.keys(patch));
    reset();
  };

  /** Sends valid values, or shows the errors. */
  const send = () => {
    if (sending || queued) return;
    const result = validate(schema, draft.current().values);
    if (!result.valid) {
      reset();
      errors.show(result.errors);
      return;
    }
    errors.clear();
    const { row, record } = toSend(draft.withId(), result.dados);
    void submit(row, record);
  };

  const { values } = draft;
  const bound = bindFields({ values, edit, errors });
  return { values, edit, errors, ...bound, state, sending, queued, send, retry, reset, draft };
}

/** A form without the types of its fields. */
export type LeadFormHandle = Omit<
  ReturnType<typeof useLeadForm>,
  "values" | "edit" | "draft" | "field" | "documentField"
> & {
  values: { isca: string };
  edit: (patch: { isca?: string }) => void;
};

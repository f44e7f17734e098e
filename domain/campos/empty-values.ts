import { type GenericSchema, getDefault, type InferOutput } from "valibot";

/** A checkbox is a boolean, a choice one of its options or "", everything else text. */
type Empty<Output> = Output extends boolean ? boolean : Output extends string ? "" | Output : string;

/** The values of an untouched form, in the order of its schema. */
export function emptyValues<const Entries extends Record<string, GenericSchema>>({ entries }: { entries: Entries }) {
  const values = Object.entries(entries).map(([name, entry]) => [name, getDefault(entry) ?? ""]);
  return Object.fromEntries(values) as { [Name in keyof Entries]: Empty<InferOutput<Entries[Name]>> };
}

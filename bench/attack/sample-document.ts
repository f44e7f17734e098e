import { randomUUID } from "node:crypto";
import { safeParse } from "valibot";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";

/** What valibot keeps of a schema, as far as it is read here. */
interface Schema {
  type: string;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
  entries?: Record<string, Schema>;
  options?: readonly (Schema | string)[];
  item?: Schema;
  literal?: unknown;
}

/** Values of which one fits every text of the contract. */
const TEXTS = ["x", "2026-12-01", "2026-12-01T12:00:00Z", "08:00", "2", "a".repeat(64), "a".repeat(87), "a".repeat(22)];

/** Documents that cannot be read from the schema, because a check looks at several fields. */
const OWN: Partial<Record<Funcao, () => object>> = {
  em_lote: () => ({ pessoas: [{ id: randomUUID(), versao: 1 }], acao: { tipo: "dono", dono: null } }),
  exportar_caixa: () => ({ vista: "todas" }),
  gravar_rascunho: () => ({ chave: "whatsapp", versao: 0, valor: PADROES.whatsapp }),
};

/** A document that a function of the panel accepts, with ids of nothing. */
export function sampleDocument(funcao: Funcao): object {
  const { entrada } = CONTRATO[funcao];
  const sample = { ...(sampleOf(entrada as unknown as Schema) as object), ...OWN[funcao]?.() };
  const parsed = safeParse(entrada, sample);
  if (!parsed.success)
    throw new Error(`no sample for ${funcao}: ${parsed.issues[0].message} ${JSON.stringify(sample)}`);
  return sample;
}

function sampleOf(schema: Schema): unknown {
  const { type, entries = {}, options = [], item } = schema;
  switch (type) {
    case "object":
    case "strict_object":
      return Object.fromEntries(
        Object.entries(entries).flatMap(([name, inner]) =>
          inner.type === "optional" ? [] : [[name, sampleOf(inner)]],
        ),
      );
    case "string":
      return textOf(schema);
    case "number":
      return Math.max(0, Number(requirementOf(schema, "min_value") ?? 0));
    case "array":
      return Array.from(
        { length: Number(requirementOf(schema, "length") ?? requirementOf(schema, "min_length") ?? 0) },
        () => item && sampleOf(item),
      );
    case "boolean":
      return false;
    case "literal":
      return schema.literal;
    case "picklist":
      return options[0];
    case "union":
    case "variant":
      return sampleOf(options[0] as Schema);
    case "record":
      return {};
    default:
      return null;
  }
}

const requirementOf = ({ pipe = [] }: Schema, type: string) => pipe.find((action) => action.type === type)?.requirement;

function textOf(schema: Schema): string {
  const fits = (text: string) => safeParse(schema as never, text).success;
  return [randomUUID(), ...TEXTS].findLast(fits) ?? "x";
}

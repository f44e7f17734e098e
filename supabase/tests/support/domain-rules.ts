import { type GenericSchema, safeParse } from "valibot";
import { LEAD_PRODUTOS } from "../../../domain/catalogo/produtos.ts";
import { contatoSchema } from "../../../domain/formularios/contato.ts";
import { despertarSchema } from "../../../domain/formularios/despertar.ts";
import { edificacaoSchema } from "../../../domain/formularios/edificacao.ts";
import { mentoriaImersaoSchema } from "../../../domain/formularios/mentoria-imersao.ts";
import { plenitudeSchema } from "../../../domain/formularios/plenitude.ts";
import { registroGratuitoSchema, registroPagoSchema } from "../../../domain/formularios/registro-edenapp.ts";

type Row = Record<string, unknown>;

const PROGRAMAS: Record<string, GenericSchema> = {
  plenitude: plenitudeSchema,
  edificacao: edificacaoSchema,
  mentoria_imersao: mentoriaImersaoSchema,
  despertar: despertarSchema,
};

/** The problems that the form's own rules find in a stored row. */
export function domainObjections(table: string, row: Row): string[] {
  if (table === "contato") return objections(contatoSchema, toForm(row));
  if (table === "inscricoes") return objections(PROGRAMAS[String(row.programa)], toForm(row));
  if (table === "cadastros_app") return cadastroObjections(row);
  const known = (LEAD_PRODUTOS as readonly unknown[]).includes(row.produto);
  return [...objections(despertarSchema, row), ...(known ? [] : ["produto"])];
}

function cadastroObjections(row: Row): string[] {
  const paid = row.tipo === "paid";
  return objections(paid ? registroPagoSchema : registroGratuitoSchema, {
    ...toForm(row),
    isPaid: paid,
  });
}

/** Converts to the form's names, and to numbers as typed. */
function toForm(row: Row): Row {
  const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const form = Object.fromEntries(Object.entries(row).map(([column, value]) => [camel(column), value ?? undefined]));
  const { quantidadeLojas, ...rest } = form;
  return {
    ...rest,
    nomeCompleto: row.nome,
    ...(quantidadeLojas === undefined ? {} : { quantidadeLojas: String(quantidadeLojas) }),
  };
}

/** Rejected, or accepted only after normalisation: what is stored must already be normalised, null if empty. */
function objections(schema: GenericSchema | undefined, form: Row): string[] {
  if (!schema) return ["schema"];
  const result = safeParse(schema, form);
  if (!result.success) return result.issues.map((issue) => issue.message);
  const normal = Object.entries(result.output as Row).filter(
    ([field, value]) => String(value) !== String(form[field] ?? ""),
  );
  return normal.map(([field]) => `${field} is not normalised`);
}

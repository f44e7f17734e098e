import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { areaNotaSchema } from "@eden/domain/painel/contrato-lojas";
import type { Fato } from "@eden/domain/painel/fatos";
import { array, safeParse } from "valibot";

export interface FatosDoDiagnostico {
  nota: number | null;
  fatos: Fato[];
}

/** Score, strongest and weakest area of a finished diagnostic, from `nota` and `areas` of the row, weakest area first. */
export function diagnosticoOf(dados: Readonly<Record<string, unknown>>): FatosDoDiagnostico {
  const nota = typeof dados.nota === "number" ? dados.nota : null;
  const parsed = safeParse(array(areaNotaSchema), dados.areas);
  const areas = parsed.success ? parsed.output : [];
  const [strongest, fraca] = [areas.at(-1), fracaOf(areas)];
  const fatos: Fato[] = nota === null ? [] : [{ nome: "Faixa", valor: FAIXAS[faixaOf(nota)].nome }];
  if (!strongest || !fraca || areas.length === 1) return { nota, fatos };
  if (fraca.status === "iguais") return { nota, fatos: [...fatos, { nome: "Áreas", valor: fracaText(fraca) }] };
  fatos.push({ nome: "Mais forte", valor: `${AREAS[strongest.area].nome}, ${strongest.nota}` });
  const [nome, valor] = fraca.status === "uma" ? fracaText(fraca).split(": ") : ["Mais fracas", fracaText(fraca)];
  return { nota, fatos: [...fatos, { nome: nome ?? "", valor: valor ?? "" }] };
}

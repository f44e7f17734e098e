import { type Chave, FORMAS } from "@eden/domain/conteudo/formas";
import { normalizeConteudo } from "@eden/domain/conteudo/normalize-conteudo";
import { schemaOf } from "@eden/domain/conteudo/schema";
import { getDotPath, safeParse } from "valibot";

/** What the schema of the site refuses, by the path of the field: `faq.0`. Rules over several fields are under `""`. */
export type Erros = ReadonlyMap<string, string>;

export function errosOf(chave: Chave, valor: unknown): Erros {
  const { issues = [] } = safeParse(schemaOf(chave), normalizeConteudo(FORMAS[chave], valor));
  // The first rule that a field breaks is the one to name.
  return new Map(issues.toReversed().map((issue) => [getDotPath(issue) ?? "", issue.message]));
}

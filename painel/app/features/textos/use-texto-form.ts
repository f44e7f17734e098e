import type { Campo } from "@eden/domain/conteudo/campos";
import { type Chave, FORMAS } from "@eden/domain/conteudo/formas";
import { normalizeConteudo } from "@eden/domain/conteudo/normalize-conteudo";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { schemaOf } from "@eden/domain/conteudo/schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getDotPath, safeParse } from "valibot";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useRascunho } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { partOf } from "./mudancas.ts";

export type Texto = Saida<"texto">;

/** What the fields of a form need. */
export interface TextoForm {
  read: (path: string) => unknown;
  change: (path: string, valor: unknown) => void;
  /** The member left the field: from now on its error is shown. */
  touch: (path: string) => void;
  erros: Erros;
}

/** What the member has typed and not saved, on top of this version. */
interface Edicao {
  versao: number;
  valor: unknown;
}

/** Queries that a change of a text makes old. */
export const TEXTOS = ["texto", "textos"] as const;

/** What the site shows now. */
export const noSite = ({ chave, publicado }: Pick<Texto, "chave" | "publicado">) => publicado ?? PADROES[chave];

/** The value being edited. What was typed stays in memory while the member looks at other screens. */
export function useTextoForm(texto: Texto) {
  const { chave } = texto;
  const queryClient = useQueryClient();
  const { send } = useComandos();
  const [kept, keep] = useRascunho(`texto:${chave}`);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const edicao: Edicao | null = kept === "" ? null : JSON.parse(kept);
  const gravado = texto.rascunho ?? noSite(texto);
  const valor = edicao?.valor ?? gravado;
  const erros = errosOf(chave, valor);
  const edit = (novo: unknown, versao = edicao?.versao ?? texto.versao) =>
    keep(isSame(chave, novo, gravado) ? "" : JSON.stringify({ versao, valor: novo } satisfies Edicao));

  const form: TextoForm = {
    read: (path) => path.split(".").reduce(partOf, valor),
    change: (path, novo) => edit(setAt(valor, path.split("."), novo)),
    touch: (path) => setTouched(new Set([...touched, path])),
    erros: tried ? erros : new Map([...erros].filter(([path]) => touched.has(path))),
  };
  /** Saves the draft where something changed. Returns the version to go on with, or null when it could not be saved. */
  const save = async (): Promise<number | null> => {
    setTried(true);
    if (erros.size > 0) return null;
    if (!edicao) return texto.versao;
    setBusy(true);
    const novo = normalizeConteudo(FORMAS[chave], valor);
    const request = { chave, versao: edicao.versao, valor: novo };
    const outcome = await send("gravar_rascunho", request, { invalidate: TEXTOS });
    setBusy(false);
    if (outcome.status !== "gravado") return null;
    const { versao } = outcome.saida;
    const saved = { versao, rascunho: novo, situacao: "rascunho", motivo: null } as const;
    queryClient.setQueryData<Texto>(rpcKey("texto", { chave }), (old) => old && { ...old, ...saved });
    keep("");
    setTried(false);
    return versao;
  };
  return {
    form,
    valor,
    busy,
    save,
    changed: edicao !== null,
    /** Somebody changed the text after this edit began. */
    outdated: edicao !== null && edicao.versao !== texto.versao,
    discard: () => keep(""),
    rebase: () => edit(valor, texto.versao),
  };
}

const isSame = (chave: Texto["chave"], one: unknown, other: unknown) =>
  JSON.stringify(normalizeConteudo(FORMAS[chave], one)) === JSON.stringify(normalizeConteudo(FORMAS[chave], other));

/** The value with another one at the path; what is not on the path stays the same. */
function setAt(valor: unknown, [nome, ...rest]: string[], novo: unknown): unknown {
  if (nome === undefined) return novo;
  const part = setAt(partOf(valor, nome), rest, novo);
  if (Array.isArray(valor)) return valor.with(Number(nome), part);
  return { ...(valor as object), [nome]: part };
}

export interface CampoFieldProps<C extends Campo = Campo> {
  campo: C;
  /** Names down to the field, with dots: `executiva.nome`. */
  path: string;
  form: TextoForm;
}

/** What the schema of the site refuses, by the path of the field: `faq.0`. Rules over several fields are under `""`. */
type Erros = ReadonlyMap<string, string>;

function errosOf(chave: Chave, valor: unknown): Erros {
  const { issues = [] } = safeParse(schemaOf(chave), normalizeConteudo(FORMAS[chave], valor));
  // The first rule that a field breaks is the one to name.
  return new Map(issues.toReversed().map((issue) => [getDotPath(issue) ?? "", issue.message]));
}

import { MOMENTOS } from "@eden/domain/painel/valores";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { ModeloEditor } from "./modelo-editor.tsx";
import type { ModeloEditado, ModeloGravado } from "./modelo-previa.tsx";
import { ModelosList } from "./modelos-list.tsx";

/** The messages that the team starts from. */
export function ModelosPage() {
  const query = useRpc("modelos", {}, { staleTime: 60_000 });
  return <QueryState query={query}>{({ modelos }) => <Modelos gravados={modelos} />}</QueryState>;
}

function Modelos({ gravados }: { gravados: ModeloGravado[] }) {
  const { send } = useComandos();
  const queryClient = useQueryClient();
  const [params, setParams] = useSearchParams();
  // The address follows in a transition: with it alone, what is typed at once would go into the template shown before.
  const [openId, setOpenId] = useState(() => params.get("modelo"));
  // What is not saved stays while other templates are opened.
  const [drafts, setDrafts] = useState<Record<string, ModeloEditado>>({});
  const all: ModeloEditado[] = [
    ...gravados.map((gravado) => drafts[gravado.id] ?? gravado),
    ...Object.values(drafts).filter(({ id }) => !gravados.some((gravado) => gravado.id === id)),
  ];
  const open = all.find(({ id }) => id === openId) ?? all[0];
  const [added, setAdded] = useState<string>();
  const show = (id: string, isNew = false) => {
    setAdded(isNew ? id : undefined);
    setOpenId(id);
    setParams({ modelo: id }, { replace: true });
  };
  const drop = (id: string) => setDrafts(({ [id]: _, ...rest }) => rest);
  const edit = (modelo: ModeloEditado) => setDrafts((others) => ({ ...others, [modelo.id]: modelo }));
  const add = () => {
    const novo = { ...NOVO, id: crypto.randomUUID() };
    edit(novo);
    show(novo.id, true);
  };
  const save = async ({ versao, ...modelo }: ModeloEditado) => {
    const options = { aviso: "Modelo gravado", invalidate: MUDADOS };
    const outcome = await send("gravar_modelo", { modelo, versao }, options);
    if (outcome.status !== "gravado") return;
    // Until the list is loaded again: without it a new template would vanish for a moment, and an old text come back.
    const gravado = { ...modelo, versao: outcome.saida.versao };
    queryClient.setQueryData<Saida<"modelos">>(
      rpcKey("modelos", {}),
      (lista) => lista && { modelos: replaced(lista.modelos, gravado) },
    );
    drop(modelo.id);
  };
  const remove = async ({ id, versao }: ModeloEditado) => {
    if (versao !== null) {
      const options = { aviso: "Modelo removido", invalidate: MUDADOS };
      const { status } = await send("apagar_modelo", { id, versao }, options);
      if (status !== "gravado") return;
    }
    drop(id);
  };
  const move = (id: string, by: -1 | 1) => {
    const antes = gravados.map((gravado) => gravado.id);
    const depois = moved(gravados, id, by);
    if (depois) void send("ordenar_modelos", { antes, depois }, { aviso: "Ordem gravada", invalidate: MUDADOS });
  };
  return (
    <div className="lg:grid lg:min-h-full lg:grid-cols-[196px_minmax(0,1fr)]">
      <ModelosList modelos={all} unsaved={new Set(Object.keys(drafts))} open={open?.id} onOpen={show} onAdd={add} />
      {open && (
        <ModeloEditor
          key={open.id}
          modelo={open}
          gravado={gravados.find(({ id }) => id === open.id)}
          changed={open.id in drafts}
          added={open.id === added}
          onChange={edit}
          onDiscard={() => drop(open.id)}
          onSave={save}
          onRemove={remove}
          onMove={(by) => move(open.id, by)}
        />
      )}
    </div>
  );
}

const MUDADOS = ["modelos", "registro"] as const;
const NOVO: Omit<ModeloEditado, "id"> = {
  momento: "primeira_resposta",
  nome: "Novo modelo",
  canal: "whatsapp",
  assunto: null,
  texto: "Oi[, {primeiro_nome}]! Aqui é {autor}, do Éden Grupo. ",
  origens: [],
  motivos: [],
  versao: null,
};

const replaced = (modelos: ModeloGravado[], novo: ModeloGravado) =>
  modelos.some(({ id }) => id === novo.id)
    ? modelos.map((modelo) => (modelo.id === novo.id ? novo : modelo))
    : [...modelos, novo];

/** All ids with one of them exchanged with its neighbour in the same group; undefined at the end of the group. */
function moved(gravados: readonly ModeloGravado[], id: string, by: -1 | 1): string[] | undefined {
  const groups = Object.keys(MOMENTOS).map((momento) => gravados.filter((modelo) => modelo.momento === momento));
  const group = groups.find((modelos) => modelos.some((modelo) => modelo.id === id)) ?? [];
  const other = group[group.findIndex((modelo) => modelo.id === id) + by];
  if (!other) return undefined;
  const exchange = new Map([
    [id, other.id],
    [other.id, id],
  ]);
  return gravados.map((modelo) => exchange.get(modelo.id) ?? modelo.id);
}

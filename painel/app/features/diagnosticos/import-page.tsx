import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { Link, Navigate, useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useMay } from "~/clients/use-eu.ts";
import { ArquivoDrop } from "./arquivo-drop.tsx";
import { OBRIGATORIOS } from "./colunas.ts";
import { ColunasForm } from "./colunas-form.tsx";
import { GRUPOS, type Gravadas, type Grupo, gravadasOf, gravadasText, groupCounts, grupoOf } from "./grupos.ts";
import { GruposBar } from "./grupos-bar.tsx";
import { Importacao } from "./importacao.ts";
import { LinhasTable } from "./linhas-table.tsx";
import { SaveBar } from "./save-bar.tsx";

/** A file of stores: every row is judged and can be corrected before anything is written. */
export function ImportPage() {
  const importacao = useImportacao();
  const state = useSyncExternalStore(importacao.subscribe, importacao.getState);
  const [grupo, setGrupo] = useState<Grupo>("todas");
  const { saving, save } = useSave(importacao);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const counts = groupCounts(state.linhas);
  const ready = OBRIGATORIOS.every((campo) => state.colunas[campo] !== null);
  const shown = state.linhas.flatMap((linha, index) =>
    grupo === "todas" || grupoOf(linha.situacao) === grupo ? [{ linha, index }] : [],
  );
  return (
    <main className="flex h-full flex-col bg-papel">
      <header className="bg-creme px-5 pt-4 pb-4 md:px-8">
        <Link
          to="/diagnosticos"
          className="-ml-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark pr-2 text-body font-semibold text-folha pointer-coarse:min-h-11"
        >
          <Icon of={ChevronLeft} size={18} /> Diagnósticos
        </Link>
        <h1 className="text-display/tight">Importar lojas</h1>
        <Progress state={state} gravadas={gravadasOf(state.linhas)} />
        {state.linhas.length > 0 && <GruposBar counts={counts} chosen={grupo} onChoose={setGrupo} />}
      </header>
      {state.linhas.length === 0 ? (
        <ArquivoDrop busy={state.status === "lendo"} erro={state.erro} onFile={(file) => void importacao.read(file)} />
      ) : (
        <>
          <ColunasForm state={state} onChange={(colunas) => void importacao.setColunas(colunas)} open={!ready} />
          <LinhasTable
            nome={GRUPOS[grupo]}
            linhas={shown}
            onFix={saving ? undefined : (index, valores) => importacao.fix(index, valores)}
          />
          <SaveBar
            state={state}
            counts={counts}
            onRetry={() => void importacao.judge()}
            onCancel={() => (counts.entram + counts.segundas > 0 ? setLeaving(true) : navigate("/diagnosticos"))}
            onSave={save}
          />
        </>
      )}
      <ConfirmDialog
        open={leaving}
        title="Sair sem gravar?"
        confirm="Sair sem gravar"
        cancel="Continuar aqui"
        onConfirm={() => navigate("/diagnosticos")}
        onClose={() => setLeaving(false)}
      >
        O que você corrigiu nesta tela se perde. O arquivo continua no seu computador.
      </ConfirmDialog>
    </main>
  );
}

/** The file is kept in memory while the page is open; commands carry its rows. */
function useImportacao(): Importacao {
  const { send } = useComandos();
  const [importacao] = useState(
    () =>
      new Importacao({
        check: async (linhas) => (await call("conferir_lojas", { de: 1, linhas })).linhas,
        save: async (linhas) => {
          const outcome = await send("importar_lojas", { de: 1, linhas }, { invalidate: [] });
          if (outcome.status === "recusado") throw outcome.erro;
          return outcome.status === "gravado" ? outcome.saida.linhas : [];
        },
      }),
  );
  return importacao;
}

function useSave(importacao: Importacao) {
  const { announce } = useComandos();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    await importacao.save();
    setSaving(false);
    void queryClient.invalidateQueries({ queryKey: rpcKey("lojas") });
    const written = gravadasOf(importacao.getState().linhas);
    if (written.lojas + written.responsaveis > 0) announce(`Gravado: ${gravadasText(written)}`);
  };
  return { saving, save };
}

function Progress({
  state: { status, arquivo, linhas, feitas, total },
  gravadas,
}: {
  state: ReturnType<Importacao["getState"]>;
  gravadas: Gravadas;
}) {
  const number = (value: number) => value.toLocaleString("pt-BR");
  const texts = {
    escolher: "Nada é gravado antes de você conferir cada linha.",
    lendo: `Lendo ${arquivo}… ${number(feitas)} linhas.`,
    conferindo: `Conferindo… ${number(feitas)} de ${number(total)} linhas. Nada foi gravado ainda.`,
    gravando: `Gravando… ${number(feitas)} de ${number(total)} linhas.`,
    conferida:
      gravadas.lojas + gravadas.responsaveis > 0
        ? `${arquivo}: gravado, ${gravadasText(gravadas)}.`
        : `${arquivo}, ${number(linhas.length)} ${linhas.length === 1 ? "linha" : "linhas"}. Nada foi gravado ainda.`,
  };
  return (
    <>
      <p role="status" className="mt-1 text-title break-words">
        {texts[status]}
      </p>
      {(status === "conferindo" || status === "gravando") && (
        <progress
          aria-label={status === "gravando" ? "Linhas gravadas" : "Linhas conferidas"}
          value={feitas}
          max={Math.max(1, total)}
          className="mt-2 block h-2 w-full max-w-125 accent-folha"
        />
      )}
    </>
  );
}

/** Only members who may write import stores. */
export function ImportRoute() {
  return useMay("importar_lojas") ? <ImportPage /> : <Navigate to="/diagnosticos" replace />;
}

import { type Filtro, writeFiltro } from "@eden/domain/painel/filtro";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { listaPath } from "./use-caixa.ts";
import { type SavedVista, useVistaComandos } from "./use-vistas.ts";

interface VistaSheetProps {
  filtro: Filtro;
  /** The saved view to change; null keeps the filter as a new one. */
  vista: SavedVista | null;
  onClose: () => void;
}

/** Keeps the filter with a name, for the member or, by gestao, for the team. */
export function VistaSheet({ filtro, vista, onClose }: VistaSheetProps) {
  const isGestao = usePapel("gestao");
  const navigate = useNavigate();
  const { gravarVista, apagarVista } = useVistaComandos();
  const [nome, setNome] = useState(vista?.nome ?? "");
  const [daEquipe, setDaEquipe] = useState(vista?.da_equipe ?? false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const f = writeFiltro(filtro);
  const run = async (work: Promise<{ status: string }>, v: string | null) => {
    setBusy(true);
    const { status } = await work;
    setBusy(false);
    if (status !== "gravado") return;
    onClose();
    void navigate(listaPath({ id: "f", f, v }), { replace: true });
  };
  const save = () => {
    if (nome.trim() === "") return setMissing(true);
    const id = vista?.id ?? crypto.randomUUID();
    const versao = vista?.versao ?? null;
    return void run(gravarVista({ id, nome: nome.trim(), filtro, da_equipe: daEquipe, versao }), id);
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={vista ? "Mudar a vista" : "Guardar vista"}
      sub="A vista guarda o filtro, não as pessoas: quem passar a caber nele aparece sozinho."
      className="max-w-120"
      footer={
        <>
          {vista && (
            <CompactButton
              variant="danger"
              busy={busy}
              onClick={() => void run(apagarVista(vista), null)}
              className="mr-auto"
            >
              Apagar vista
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe" busy={busy}>
            Guardar
          </CompactButton>
        </>
      }
    >
      <DenseField
        label="Nome da vista"
        data-autofocus
        maxLength={40}
        value={nome}
        onValueChange={setNome}
        error={missing && nome.trim() === "" ? "Dê um nome à vista." : undefined}
      />
      {isGestao && (
        <ChoiceLine
          type="checkbox"
          checked={daEquipe}
          onChange={({ target: { checked } }) => setDaEquipe(checked)}
          className="mt-3 flex min-h-11 cursor-pointer items-center gap-2.5 text-body"
        >
          Mostrar para toda a equipe
        </ChoiceLine>
      )}
    </Sheet>
  );
}

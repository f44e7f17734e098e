import type { Pessoa } from "@eden/domain/painel/pessoa";
import { lazy, Suspense } from "react";
import { EstadoDialog } from "~/pessoas/estado-dialog.tsx";
import { type Dialogo, usePessoaAcoes } from "./acoes-context.ts";
import { PassoDialog } from "./passo-dialog.tsx";

/** Rare, and they need the server. */
const DonoDialog = lazy(() => import("./dono-dialog.tsx").then((module) => ({ default: module.DonoDialog })));
const MergeDialog = lazy(() => import("./merge-dialog.tsx").then((module) => ({ default: module.MergeDialog })));

interface PessoaDialogsProps {
  pessoa: Pessoa;
  dialogo: Dialogo | null;
  onClose: () => void;
}

/** The dialogs of a person. Commands are given when the dialog closes; a refusal is shown on the person. */
export function PessoaDialogs({ pessoa, dialogo, onClose }: PessoaDialogsProps) {
  const acoes = usePessoaAcoes();
  const closing =
    <Args extends unknown[]>(command: (...args: Args) => unknown) =>
    (...args: Args) => {
      onClose();
      void command(...args);
    };
  switch (dialogo?.tipo) {
    case "dono":
      return (
        <Suspense fallback={null}>
          <DonoDialog pessoa={pessoa} onClose={onClose} onChange={closing(acoes.mudarDono)} />
        </Suspense>
      );
    case "estado":
      return <EstadoDialog pessoa={pessoa} onClose={onClose} onChange={closing(acoes.mudarEstado)} />;
    case "passo":
      return <PassoDialog pessoa={pessoa} soon={dialogo.soon} onClose={onClose} onMark={closing(acoes.marcarPasso)} />;
    case "unir":
      return (
        <Suspense fallback={null}>
          <MergeDialog
            pessoa={pessoa}
            sugestao={dialogo.sugestao}
            onClose={onClose}
            onMerge={(escolhas) => acoes.unir(dialogo.sugestao.pessoa.id, escolhas)}
            onRefuse={closing(() => acoes.recusarSugestao(dialogo.sugestao.pessoa.id))}
          />
        </Suspense>
      );
    default:
      return null;
  }
}

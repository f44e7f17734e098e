import type { Pessoa } from "@eden/domain/painel/pessoa";
import { EstadoDialog } from "~/pessoas/estado-dialog.tsx";
import { DonoDialog } from "./dono-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { PassoDialog } from "./passo-dialog.tsx";
import type { Sugestao } from "./sugestao-card.tsx";
import type { Acoes } from "./use-acoes.ts";

export type Dialogo =
  | { tipo: "dono" }
  | { tipo: "estado" }
  | { tipo: "passo"; soon: boolean }
  | { tipo: "unir"; sugestao: Sugestao };

interface PessoaDialogsProps {
  pessoa: Pessoa;
  acoes: Acoes;
  dialogo: Dialogo | null;
  onClose: () => void;
}

/** The dialogs of a person. Commands are given when the dialog closes; a refusal is shown on the person. */
export function PessoaDialogs({ pessoa, acoes, dialogo, onClose }: PessoaDialogsProps) {
  const closing =
    <Args extends unknown[]>(command: (...args: Args) => unknown) =>
    (...args: Args) => {
      onClose();
      void command(...args);
    };
  switch (dialogo?.tipo) {
    case "dono":
      return <DonoDialog pessoa={pessoa} onClose={onClose} onChange={closing(acoes.mudarDono)} />;
    case "estado":
      return <EstadoDialog pessoa={pessoa} onClose={onClose} onChange={closing(acoes.mudarEstado)} />;
    case "passo":
      return <PassoDialog pessoa={pessoa} soon={dialogo.soon} onClose={onClose} onMark={closing(acoes.marcarPasso)} />;
    case "unir":
      return (
        <MergeDialog
          pessoa={pessoa}
          sugestao={dialogo.sugestao}
          onClose={onClose}
          onMerge={(escolhas) => acoes.unir(dialogo.sugestao.pessoa.id, escolhas)}
          onRefuse={closing(() => acoes.recusarSugestao(dialogo.sugestao.pessoa.id))}
        />
      );
    default:
      return null;
  }
}

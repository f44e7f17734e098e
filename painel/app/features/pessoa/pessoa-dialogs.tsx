import type { Pessoa } from "@eden/domain/painel/pessoa";
import { keepRascunho, passoKey, recadoKey } from "~/clients/rascunhos.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { type Dialogo, usePessoaAcoes } from "./acoes-context.ts";

const EstadoDialog = lazyLater(async () => (await import("~/pessoas/estado-dialog.tsx")).EstadoDialog);
const PrevistoDialog = lazyLater(async () => (await import("~/pessoas/previsto-dialog.tsx")).PrevistoDialog);
const PassoDialog = lazyLater(async () => (await import("./passo-dialog.tsx")).PassoDialog);
const DonoDialog = lazyLater(async () => (await import("./dono-dialog.tsx")).DonoDialog);
const ContratoDialog = lazyLater(async () => (await import("./contrato-dialog.tsx")).ContratoDialog);
const MergeDialog = lazyLater(async () => (await import("./merge-dialog.tsx")).MergeDialog);

interface PessoaDialogsProps {
  pessoa: Pessoa;
  dialogo: Dialogo | null;
  onClose: () => void;
}

/**
 * The dialogs of a person. Commands are given when the dialog closes; a refusal is shown on the person, and what was typed is
 * there when the dialog is opened again.
 */
export function PessoaDialogs({ pessoa, dialogo, onClose }: PessoaDialogsProps) {
  const acoes = usePessoaAcoes();
  const closing =
    <Args extends unknown[]>(command: (...args: Args) => Promise<boolean>, rascunho?: string) =>
    async (...args: Args) => {
      onClose();
      if ((await command(...args)) && rascunho) keepRascunho(rascunho, "");
    };
  switch (dialogo?.tipo) {
    case "dono":
      return <DonoDialog pessoa={pessoa} onClose={onClose} onChange={closing(acoes.mudarDono, recadoKey(pessoa.id))} />;
    case "estado":
      return (
        <EstadoDialog
          pessoa={pessoa}
          onClose={onClose}
          onChange={closing(acoes.mudarEstado)}
          onPrever={() => acoes.openDialogo({ tipo: "previsto" })}
        />
      );
    case "previsto":
      return <PrevistoDialog pessoa={pessoa} onClose={onClose} />;
    case "passo":
      return (
        <PassoDialog
          pessoa={pessoa}
          soon={dialogo.soon}
          onClose={onClose}
          onMark={closing(acoes.marcarPasso, passoKey(pessoa.id))}
        />
      );
    case "contrato":
      return <ContratoDialog contrato={dialogo} onClose={onClose} onChange={closing(acoes.encerrarContrato)} />;
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

import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { type ReactNode, useState } from "react";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { usePessoaAcoes } from "./acoes-context.ts";

interface Vez {
  /** Runs at once, or after the member confirmed it while a colleague writes to the same person. */
  guard: (run: () => void) => void;
  warning: ReactNode;
}

/** Asks before a second message goes to a person to whom a colleague is writing at this moment. */
export function useVez(nome: string, verbo: "Abrir" | "Enviar"): Vez {
  const { presentes } = usePessoaAcoes();
  const [waiting, setWaiting] = useState<{ run: () => void; quem: string } | null>(null);
  const guard = (run: () => void) => {
    const writer = presentes.find(({ escrevendo }) => escrevendo);
    if (writer) setWaiting({ run, quem: primeiroNome(writer.nome) });
    else run();
  };
  const warning = waiting && (
    <ConfirmDialog
      open
      title={`${waiting.quem} está escrevendo para ${primeiroNome(nome)} agora.`}
      confirm={`${verbo} mesmo assim`}
      cancel="Esperar"
      onConfirm={waiting.run}
      onClose={() => setWaiting(null)}
    >
      Duas mensagens ao mesmo tempo confundem quem recebe. O seu texto fica aqui.
    </ConfirmDialog>
  );
  return { guard, warning };
}

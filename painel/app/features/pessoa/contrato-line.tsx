import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useMay } from "~/clients/use-eu.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import type { EntradaLinha } from "./linha-do-tempo.ts";

/** Where gestao enters the end of the contract of a paid sign-up. */
export function ContratoLine({ linha: { id, em, situacao, dados } }: { linha: EntradaLinha }) {
  const { active, openDialogo } = usePessoaAcoes();
  const may = useMay("encerrar_contrato");
  if (!may || !active || dados.tipo !== "paid" || !(situacao === "ativa" || situacao === "dispensada")) return null;
  const fim = typeof dados.encerrada_em === "string" ? dados.encerrada_em : null;
  return (
    <CompactButton className="mt-2.5" onClick={() => openDialogo({ tipo: "contrato", cadastro: id, desde: em, fim })}>
      {fim ? "Mudar o fim do contrato" : "Encerrar o contrato"}
    </CompactButton>
  );
}

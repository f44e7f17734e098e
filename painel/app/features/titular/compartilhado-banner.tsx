import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Users } from "lucide";
import { useId, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { returnToHeading } from "~/keyboard/heading.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { duvidaOf, judge, type LinhaTitular, type Requerimento, tituloOf } from "./palavras.ts";

/** Rows that no confirmed key proves to be the person's: they stay out unless the officer includes each one. */
export function CompartilhadoBanner({ requerimento }: { requerimento: Requerimento }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { deOutros } = judge(requerimento.linhas);
  const assignLinha = useAssignLinha(requerimento.id);
  if (deOutros.length === 0) return null;
  const nomes = [...new Set(deOutros.map(({ nome }) => nome ?? "outra pessoa"))];
  return (
    <section aria-labelledby={id} className="mb-4 rounded-panel bg-aviso-fundo px-4 py-3.5 text-aviso">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <Icon of={Users} size={20} className="max-md:self-start" />
        <p className="min-w-0 flex-1 basis-60 text-tinta">
          <b id={id} className="font-semibold">
            {deOutros.length === 1 ? "Um registro ficou fora." : `${deOutros.length} registros ficaram fora.`}
          </b>{" "}
          {deOutros.length === 1 ? "Está em nome de" : "Estão em nome de"}{" "}
          <b className="font-semibold">{lista.format(nomes)}</b>, e nada do que foi confirmado prova que{" "}
          {deOutros.length === 1 ? "é" : "são"} de quem pede. Confirme de outra forma, ou inclua um a um.
        </p>
        <CompactButton aria-expanded={open} onClick={() => setOpen(!open)} className="max-md:w-full">
          {open ? "Fechar" : deOutros.length === 1 ? "Ver qual" : "Ver quais"}
        </CompactButton>
      </div>
      {open && (
        <ul className="mt-3 border-t border-ambar-linha">
          {deOutros.map((linha) => (
            <li
              key={linha.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-ambar-linha py-2.5"
            >
              <p className="min-w-0 flex-1 basis-56 text-tinta">
                <b className="font-semibold">{tituloOf(linha)}</b>, {linha.nome ?? "sem nome"}
                <span className="block text-body text-aviso">
                  {linha.protocolo}, {formatQuando(linha.criado_em, Date.now())}, {duvidaOf(linha, requerimento)}
                </span>
              </p>
              <CompactButton onClick={() => void assignLinha(linha, false)}>
                Incluir
                <span className="sr-only">
                  {" "}
                  {tituloOf(linha)}, {linha.protocolo}
                </span>
              </CompactButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lista = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** Says whose a row is. The pressed button goes away with it. */
export function useAssignLinha(id: string) {
  const { send } = useComandos();
  return async (linha: LinhaTitular, deOutra: boolean) => {
    const saved = returnToHeading();
    const { status } = await send(
      "separar_linhas",
      { id, linhas: [linha.escolha], de_outra: deOutra },
      { aviso: deOutra ? "Fica fora deste pedido" : "Entra neste pedido", invalidate: ["requerimento"] },
    );
    if (status === "gravado") saved();
  };
}

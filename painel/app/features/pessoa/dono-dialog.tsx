import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { recadoKey, useRascunho } from "~/clients/rascunhos.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { ColegaOption } from "./colega-option.tsx";
import { type Colega, colegasOf } from "./colegas.ts";
import type { Entrega } from "./use-acoes.ts";

interface DonoDialogProps {
  pessoa: Pessoa;
  onClose: () => void;
  onChange: (dono: { id: string; nome: string }, entrega?: Entrega) => void;
}

const RECADO_MAX = 280;

/** Hands the person over: to whom, with which note, and whether the next step goes along. */
export function DonoDialog({ pessoa, onClose, onChange }: DonoDialogProps) {
  const { membro, equipe } = useEu();
  const { online } = useComandos();
  const { data } = useRpc("colegas", {}, { staleTime: 0 });
  const sorted = colegasOf(equipe, data?.colegas, { eu: membro.id, dono: pessoa.dono?.id ?? null });
  const [order, setOrder] = useState<string[] | null>(null);
  const colegas = order ? sorted.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) : sorted;
  // Presence arrives later and sorts the list. From the first key or press on, whoever is chosen stays where they are.
  const holdStill = () => setOrder((kept) => kept ?? colegas.map(({ id }) => id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [recado, setRecado] = useRascunho(recadoKey(pessoa.id));
  const [levaPasso, setLevaPasso] = useState(true);
  const target = colegas.find(({ id }) => id === chosen) ?? colegas[0];
  const toOther = target !== undefined && target.id !== membro.id;
  const save = () => {
    if (!target) return onClose();
    const { id, nome } = target;
    return onChange({ id, nome }, toOther ? { recado: recado.trim() || null, leva_passo: levaPasso } : {});
  };
  const agora = pessoa.dono ? `Agora com ${pessoa.dono.id === membro.id ? "você" : pessoa.dono.nome}` : "Sem dono";
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Passar ${primeiroNome(pessoa.nome)} para`}
      sub={[agora, lugarOf(pessoa)].filter(Boolean).join(" · ")}
      className="max-w-140"
      footer={
        <>
          <p className="mr-auto min-w-0 text-small text-pedra max-md:hidden">{noticeText(target, toOther, online)}</p>
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe" aria-disabled={!target}>
            {toOther ? `Passar para ${primeiroNome(target.nome)}` : "Ficar com você"}
          </CompactButton>
        </>
      }
    >
      <fieldset className="grid gap-2" onKeyDownCapture={holdStill} onPointerDownCapture={holdStill}>
        <legend className="sr-only">Membro da equipe</legend>
        {colegas.map((colega) => (
          <ColegaOption
            key={colega.id}
            colega={colega}
            isMe={colega.id === membro.id}
            checked={colega.id === target?.id}
            onChoose={() => setChosen(colega.id)}
          />
        ))}
        {colegas.length === 0 && <p className="text-pedra">Não há mais ninguém na equipe que atenda.</p>}
      </fieldset>
      {toOther && (
        <div className="mt-4 grid gap-3">
          <DenseField
            as="textarea"
            rows={3}
            label="Recado"
            optional
            hint={`${primeiroNome(target.nome)} vê ao abrir.`}
            maxLength={RECADO_MAX}
            value={recado}
            onValueChange={(typed) => {
              holdStill();
              setRecado(typed);
            }}
            note={`${recado.length} de ${RECADO_MAX}`}
            className="py-2"
          />
          {pessoa.passo && (
            <ChoiceLine
              type="checkbox"
              checked={levaPasso}
              onChange={({ target: { checked } }) => setLevaPasso(checked)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 text-body"
            >
              <span className="min-w-0">
                Levar junto o próximo passo: {pessoa.passo.texto}, {formatQuando(pessoa.passo.em, Date.now())}
              </span>
            </ChoiceLine>
          )}
        </div>
      )}
    </Sheet>
  );
}

function noticeText(target: Colega | undefined, toOther: boolean, online: boolean): string {
  if (!target || !toOther) return "";
  const substituto = target.ausencia?.substituto;
  const quem = primeiroNome(substituto ? substituto.nome : target.nome);
  return online ? `${quem} recebe um aviso agora.` : `${quem} recebe um aviso quando a conexão voltar.`;
}

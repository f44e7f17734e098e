import { LUGARES_FORA } from "@eden/domain/painel/contrato-titular";
import { keysOf } from "@eden/domain/painel/valores";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { Download, Eraser, Landmark } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { countFontes, countRegistros, FONTES, judge, type Requerimento, tituloOf, whyKept } from "./palavras.ts";
import { useExportFile } from "./use-export-file.ts";

type Lugar = keyof typeof LUGARES_FORA;

/** What leaves, what stays and why; erases after the typed words and the places outside. */
export function EraseSheet({ requerimento, onClose }: { requerimento: Requerimento; onClose: () => void }) {
  const { send } = useComandos();
  const exportFile = useExportFile(requerimento.id);
  const [fora, setFora] = useState<readonly Lugar[]>([]);
  const [typed, setTyped] = useState("");
  const [recusa, setRecusa] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, linhas } = requerimento;
  const nome = requerimento.nome ?? "";
  const { saem, pedidos } = judge(linhas);
  const keepsConversa = !requerimento.junto?.emails_saem && !requerimento.junto?.conversa;
  const nothingLeaves = saem.length + pedidos.length === 0 && keepsConversa;
  const ready = (nothingLeaves || isConfirmada(typed, nome)) && fora.length === keysOf(LUGARES_FORA).length;
  const erase = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const outcome = await send(
      "apagar_requerimento",
      { id, confirmacao: nothingLeaves ? fraseDe(nome) : typed, fora: [...fora] },
      {
        aviso: nothingLeaves ? "Pedido anotado: tudo fica por lei" : "Dados apagados",
        invalidate: ["requerimento", "requerimentos"],
      },
    );
    setBusy(false);
    if (outcome.status === "recusado") return setRecusa(outcome.erro.mensagem);
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={() => void erase()}
      titulo={nothingLeaves ? `Nada a apagar de ${nome}` : `Apagar os dados de ${nome}`}
      className="max-w-190"
      footer={
        <>
          <CompactButton variant="bare" icon={Download} onClick={() => void exportFile("html")} className="mr-auto">
            Exportar antes
          </CompactButton>
          <CompactButton onClick={onClose}>Cancelar</CompactButton>
          <CompactButton
            type="submit"
            busy={busy}
            aria-disabled={!ready}
            className={ready ? "border-erro! bg-erro! text-white! hover:bg-erro-escuro!" : ""}
          >
            {nothingLeaves ? "Anotar que tudo fica" : verbOf(saem.length, keepsConversa)}
          </CompactButton>
        </>
      }
    >
      <Julgamento requerimento={requerimento} />
      <fieldset className="mt-4">
        <legend className="text-body font-semibold text-pedra">Fora daqui, à mão, antes de responder</legend>
        <div className="mt-1 flex flex-wrap gap-x-4.5">
          {keysOf(LUGARES_FORA).map((lugar) => (
            <ChoiceLine
              key={lugar}
              type="checkbox"
              checked={fora.includes(lugar)}
              onChange={({ target }) =>
                setFora(target.checked ? [...fora, lugar] : fora.filter((other) => other !== lugar))
              }
              className="flex min-h-9 items-center gap-2 text-body max-md:w-full max-md:text-read pointer-coarse:min-h-11"
            >
              {LUGARES_FORA[lugar]}
            </ChoiceLine>
          ))}
        </div>
      </fieldset>
      {!nothingLeaves && (
        <>
          <DenseField
            label={
              <span className="font-normal">
                Para apagar, escreva <b className="font-semibold">{fraseDe(nome)}</b>
              </span>
            }
            value={typed}
            spellCheck={false}
            maxLength={300}
            onValueChange={setTyped}
            span="mt-4"
          />
          <p className="mt-2 text-body text-pedra">
            Não se desfaz. As cópias de segurança saem no prazo delas; se uma for restaurada, esta eliminação é
            repetida.
          </p>
        </>
      )}
      <FormError>{recusa}</FormError>
    </Sheet>
  );
}

function Julgamento({ requerimento: { linhas, junto } }: { requerimento: Requerimento }) {
  const { saem, ficam, pedidos } = judge(linhas);
  const counts = Object.entries(countFontes(saem)).map(([tabela, quantas]) => ({
    quantas,
    words: FONTES[tabela as keyof typeof FONTES][quantas === 1 ? "um" : "varios"],
  }));
  if (junto?.emails_saem) counts.push({ quantas: junto.emails_saem, words: "e-mails enviados (registro do envio)" });
  if (junto?.conversa) counts.push({ quantas: junto.conversa, words: "anotações e mensagens da equipe" });
  if (pedidos.length > 0) {
    const words =
      pedidos.length === 1
        ? "outro pedido desta pessoa, que termina aqui"
        : "outros pedidos desta pessoa, que terminam aqui";
    counts.push({ quantas: pedidos.length, words });
  }
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      <section aria-labelledby="saem" className="rounded-panel border border-erro/25 bg-erro-claro p-4">
        <h3 id="saem" className={`${cardTitle} text-erro-escuro`}>
          <Icon of={Eraser} size={18} />
          {saem.length === 0 ? "Nenhum registro sai agora" : `Saem agora, ${countRegistros(saem.length)}`}
        </h3>
        <ul className="mt-2 grid gap-1">
          {counts.map(({ quantas, words }) => (
            <li key={words} className="grid grid-cols-[26px_minmax(0,1fr)]">
              <b className="font-semibold">{quantas}</b> {words}
            </li>
          ))}
        </ul>
        {counts.length === 0 && <p className="mt-2 text-pedra">Tudo o que existe precisa ficar por lei.</p>}
      </section>
      <section aria-labelledby="ficam" className="rounded-panel border border-linha-2 bg-white p-4">
        <h3 id="ficam" className={cardTitle}>
          <Icon of={Landmark} size={18} /> Ficam, {countRegistros(ficam.length)}
        </h3>
        <ul className="mt-2 grid gap-2">
          {ficam.map((linha) => (
            <li key={linha.id}>
              <b className="font-semibold">{tituloOf(linha)}</b>
              <span className="block text-body/snug text-pedra">
                {linha.motivo && whyKept(linha.motivo, linha.dados.pago_em)}
              </span>
            </li>
          ))}
        </ul>
        {ficam.length === 0 && (
          <p className="mt-2 text-pedra">Nada: não há compra nem contrato que a lei mande guardar.</p>
        )}
      </section>
    </div>
  );
}

function verbOf(saem: number, keepsConversa: boolean): string {
  if (saem > 0) return `Apagar ${countRegistros(saem)}`;
  return keepsConversa ? "Encerrar os pedidos" : "Apagar a conversa";
}

const cardTitle = "flex items-center gap-2.5 font-texto text-read font-semibold tracking-normal text-tinta";

/** Whether the typed words confirm the erasure of this person; accents, case and extra spaces do not matter. */
function isConfirmada(typed: string, nome: string): boolean {
  return plain(typed) === plain(fraseDe(nome));
}

/** What the officer types. */
const fraseDe = (nome: string) => `apagar ${nome.toLowerCase()}`;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

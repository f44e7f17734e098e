import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { parseReais } from "@eden/domain/catalogo/parse-reais";
import { PRECO_AVISTA_APP } from "@eden/domain/catalogo/precos";
import { PREVISTO_MAX } from "@eden/domain/painel/contrato-dia";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { useState } from "react";
import { Sheet } from "~/parts/sheet.tsx";
import { PRECOS, type Previsto } from "./ajuste-previsto.ts";
import { nomeDoMes, proximosMeses } from "./meses.ts";
import { primeiroNome } from "./nomes.ts";

interface PrevistoSheetProps {
  pessoa: { nome: string; previsto: Previsto | null };
  onSave: (previsto: Previsto | null) => void;
  onClose: () => void;
}

const MESES = 6;

/** What a proposal should bring, and when. The prices of the catalogue are one tap. */
export function PrevistoSheet({ pessoa: { nome, previsto }, onSave, onClose }: PrevistoSheetProps) {
  const [now] = useState(Date.now);
  const meses = [...new Set([...(previsto ? [previsto.para] : []), ...proximosMeses(now, MESES)])].toSorted();
  const [valor, setValor] = useState(previsto ? formatReais(previsto.valor_centavos) : "");
  const [para, setPara] = useState(previsto?.para ?? meses[0] ?? "");
  const [missing, setMissing] = useState(false);
  const centavos = parseReais(valor);
  const valid = centavos !== null && centavos >= 100 && centavos <= PREVISTO_MAX;
  const save = () => (valid ? onSave({ valor_centavos: centavos, para }) : setMissing(true));
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Quanto vale a proposta de ${primeiroNome(nome)}?`}
      sub="Só uma previsão nossa. O dinheiro que entra é contado à parte."
      className="max-w-115"
      footer={
        <>
          {previsto && (
            <CompactButton variant="bare" onClick={() => onSave(null)} className="mr-auto">
              Tirar a previsão
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe">
            Guardar
          </CompactButton>
        </>
      }
    >
      <fieldset>
        <legend className="text-body font-semibold">Preço do catálogo</legend>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {PRECOS.map((preco) => (
            <button
              key={preco.centavos}
              type="button"
              aria-pressed={centavos === preco.centavos}
              onClick={() => setValor(formatReais(preco.centavos))}
              className="min-h-9 rounded-full border border-linha-2 bg-white px-3.5 text-body font-semibold text-mata hover:border-contorno aria-pressed:border-folha aria-pressed:bg-orvalho max-lg:min-h-11 pointer-coarse:min-h-11"
            >
              {preco.nome}, {formatReais(preco.centavos)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <DenseField
          label="Valor"
          inputMode="decimal"
          placeholder="R$ 0,00"
          data-autofocus
          value={valor}
          maxLength={20}
          onValueChange={setValor}
          error={
            missing && !valid
              ? `Escreva um valor em reais, como ${formatReais(PRECO_AVISTA_APP.total).slice(3)}.`
              : undefined
          }
        />
        <DenseField
          as="select"
          label="Para quando"
          value={para}
          onValueChange={setPara}
          options={meses.map((mes) => [mes, nomeDoMes(mes, now)])}
        />
      </div>
    </Sheet>
  );
}

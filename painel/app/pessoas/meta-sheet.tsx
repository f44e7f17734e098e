import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { parseReais } from "@eden/domain/catalogo/parse-reais";
import { META_MAX } from "@eden/domain/painel/contrato-dia";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { useId, useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { nomeDoMes } from "./meses.ts";

interface MetaSheetProps {
  atual: Saida<"meta">;
  onClose: () => void;
}

const EM = { centavos: "Em dinheiro", vendas: "Em vendas" } as const;
type Em = keyof typeof EM;

/** The goal of this month. A colleague's change in between is refused with its reason, and what was typed stays. */
export function MetaSheet({ atual: { mes, meta }, onClose }: MetaSheetProps) {
  const { send } = useComandos();
  const error = useId();
  const [em, setEm] = useState<Em>(meta?.vendas ? "vendas" : "centavos");
  const [valor, setValor] = useState(valorOf(meta));
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const quanto = parseMeta(em, valor);
  const write = async (novo: { centavos: number | null; vendas: number | null }, aviso: string) => {
    setBusy(true);
    const options = { aviso, invalidate: ["meta", "registro"] as const };
    const outcome = await send("gravar_meta", { mes, ...novo, versao: meta?.versao ?? null }, options);
    setBusy(false);
    if (outcome.status === "recusado") setRefused(outcome.erro.mensagem);
    else onClose();
  };
  const save = () => {
    if (busy) return;
    if (quanto === null) setMissing(true);
    else void write({ centavos: null, vendas: null, [em]: quanto }, "Meta gravada");
  };
  return (
    <Sheet
      onClose={onClose}
      onSubmit={save}
      titulo={`Meta de ${nomeDoMes(mes, Date.now())}`}
      className="max-w-115"
      footer={
        <>
          {meta && (
            <CompactButton
              variant="bare"
              onClick={() => void write({ centavos: null, vendas: null }, "Meta tirada")}
              className="mr-auto"
            >
              Ficar sem meta
            </CompactButton>
          )}
          <CompactButton variant="bare" onClick={onClose} className="max-md:hidden">
            Cancelar
          </CompactButton>
          <CompactButton type="submit" variant="ipe" busy={busy}>
            Gravar a meta
          </CompactButton>
        </>
      }
    >
      <DenseRadios
        legend="Contar"
        name="meta-em"
        value={em}
        onValueChange={(novo: Em) => {
          setEm(novo);
          setValor("");
        }}
        columns="grid-cols-2"
        options={(["centavos", "vendas"] as const).map((value) => ({ value, title: EM[value] }))}
      />
      <DenseField
        span="mt-4"
        label={em === "centavos" ? "Quanto queremos receber" : "Quantas vendas queremos"}
        inputMode={em === "centavos" ? "decimal" : "numeric"}
        placeholder={em === "centavos" ? "R$ 30.000,00" : "15"}
        data-autofocus
        value={valor}
        maxLength={20}
        onValueChange={setValor}
        error={missing && quanto === null ? ERROS[em] : undefined}
        aria-describedby={error}
      />
      <FormError id={error}>{refused}</FormError>
    </Sheet>
  );
}

const ERROS: Record<Em, string> = {
  centavos: "Escreva um valor em reais, como 30.000,00.",
  vendas: "Escreva quantas vendas, em números.",
};

function valorOf(meta: MetaSheetProps["atual"]["meta"]): string {
  if (meta?.vendas) return String(meta.vendas);
  return meta?.centavos ? formatReais(meta.centavos) : "";
}

function parseMeta(em: Em, valor: string): number | null {
  if (em === "vendas") return /^\s*[1-9]\d{0,4}\s*$/.test(valor) ? Number(valor) : null;
  const centavos = parseReais(valor);
  return centavos !== null && centavos >= 100 && centavos <= META_MAX ? centavos : null;
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { OpcaoDePagamento } from "@eden/domain/catalogo/precos";
import { FORMAS } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { Check } from "lucide";
import { FORMA_ICONS, type Forma } from "./motivos.ts";

interface LinkChoiceProps {
  opcoes: readonly OpcaoDePagamento[];
  chosen: Forma | undefined;
  /** Methods that already have a link. */
  pronto: Forma | null;
  onChoose: (forma: Forma) => void;
}

/** The ways to pay that a new link can offer. Nothing is created by choosing. */
export function LinkChoice({ opcoes, chosen, pronto, onChoose }: LinkChoiceProps) {
  return (
    <DenseRadios
      legend="Link novo"
      legendHidden
      name="forma"
      value={chosen}
      onValueChange={onChoose}
      columns="flex! flex-wrap gap-1.5! p-1"
      card="min-h-9! rounded-full! px-3! py-1! whitespace-nowrap pointer-coarse:min-h-11!"
      options={opcoes.map((opcao) => ({
        value: opcao.forma,
        title: (
          <span className="flex items-center gap-1.5">
            <Icon of={opcao.forma === pronto ? Check : FORMA_ICONS[opcao.forma]} size={16} className="text-folha" />
            {nomeOf(opcao, opcao.forma === chosen)}
            {opcao.forma === pronto && <span className="sr-only">, link criado</span>}
          </span>
        ),
      }))}
    />
  );
}

/** The chosen one with its price; the price of the others is in their text once chosen. */
function nomeOf({ forma, valor_centavos: valor, parcelas }: OpcaoDePagamento, chosen: boolean): string {
  const nome = parcelas > 1 ? `${FORMAS[forma]} ${parcelas}×` : FORMAS[forma];
  return chosen ? `${nome} ${formatReais(valor / Math.max(1, parcelas))}` : nome;
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE } from "@eden/domain/catalogo/pedido";
import { FORMAS } from "@eden/domain/painel/valores";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseRadios } from "@eden/ui/dense/dense-radios.tsx";
import { FORMA_ICONS, type Forma } from "./motivos.ts";
import type { Opcao } from "./texto-de-cobranca.ts";

interface LinkChoiceProps {
  opcoes: readonly Opcao[];
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
      name="forma"
      value={chosen}
      onValueChange={onChoose}
      columns="grid-cols-3"
      card="items-start px-2.5 sm:px-3"
      options={opcoes.map((opcao) => ({
        value: opcao.forma,
        title: (
          <span className="flex items-center gap-1.5">
            <Icon of={FORMA_ICONS[opcao.forma]} size={16} className="text-folha" />
            {opcao.parcelas > 1 ? `${opcao.parcelas}×` : FORMAS[opcao.forma]}
          </span>
        ),
        detail: (
          <>
            <b className="mt-1 block font-strong whitespace-nowrap text-tinta sm:text-body/snug">
              {formatReais(opcao.valor_centavos / Math.max(1, opcao.parcelas))}
            </b>
            {notaOf(opcao, opcoes, pronto)}
          </>
        ),
      }))}
    />
  );
}

function notaOf({ forma, valor_centavos: valor }: Opcao, opcoes: readonly Opcao[], pronto: Forma | null): string {
  if (forma === pronto) return "link criado";
  const most = Math.max(...opcoes.map(({ valor_centavos }) => valor_centavos));
  if (forma === "cartao") return FORMAS_NA_FRASE.cartao;
  if (forma === "boleto") return "vence em 3 dias";
  return valor < most ? `${formatReais(most - valor)} a menos` : "à vista";
}

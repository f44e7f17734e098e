import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FORMAS_NA_FRASE } from "@eden/domain/catalogo/pedido";
import { FORMAS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
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
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold text-pedra">Link novo</legend>
      <div className="grid grid-cols-3 gap-2">
        {opcoes.map((opcao) => (
          <label
            key={opcao.forma}
            className={classNames(
              "block rounded-control border bg-white px-2.5 py-2.5 sm:px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta",
              opcao.forma === chosen
                ? "border-folha bg-orvalho! shadow-[inset_0_0_0_1.5px_var(--color-folha)]"
                : "border-linha-2 hover:border-contorno",
            )}
          >
            <input
              type="radio"
              name="forma"
              className="sr-only"
              checked={opcao.forma === chosen}
              onChange={() => onChoose(opcao.forma)}
            />
            <span className="flex items-center gap-1.5 font-strong">
              <Icon of={FORMA_ICONS[opcao.forma]} size={16} className="text-folha" />
              {opcao.parcelas > 1 ? `${opcao.parcelas}×` : FORMAS[opcao.forma]}
            </span>
            <b className="mt-1 block text-small/snug font-strong whitespace-nowrap sm:text-body/snug">
              {formatReais(opcao.valor_centavos / Math.max(1, opcao.parcelas))}
            </b>
            <span className="block text-small/snug text-pedra">{notaOf(opcao, opcoes, pronto)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function notaOf({ forma, valor_centavos: valor }: Opcao, opcoes: readonly Opcao[], pronto: Forma | null): string {
  if (forma === pronto) return "link criado";
  const most = Math.max(...opcoes.map(({ valor_centavos }) => valor_centavos));
  if (forma === "cartao") return FORMAS_NA_FRASE.cartao;
  if (forma === "boleto") return "vence em 3 dias";
  return valor < most ? `${formatReais(most - valor)} a menos` : "à vista";
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { FORMAS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Pause, Play } from "lucide";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { HEADING } from "~/keyboard/heading.ts";
import { CobrancaActions } from "./cobranca-actions.tsx";
import { CobrancaHeader } from "./cobranca-header.tsx";
import { Historia } from "./historia.tsx";
import { EXPLICACOES, manchete, tomOf, valorDetalhe } from "./motivos.ts";

export interface CobrancaDetailProps {
  cobranca: Saida<"cobranca">;
  pedido: string;
  /** The list it was opened from. */
  volta: string;
  pathOf: (pedido: string) => string;
  onPausa: ((linha: CobrancaLinha) => void) | undefined;
}

/** One payment: why it is not finished, its story, and what to do. */
export function CobrancaDetail({ cobranca, volta, pathOf, onPausa }: CobrancaDetailProps) {
  const { linha, historia } = cobranca;
  const writes = useMay("registrar_contato");
  const article = useFocusOnAction();
  const paused = linha.pausada_ate !== null;
  const recebido = linha.motivo === "valor_diferente" ? linha.entrou_centavos : null;
  const acts = writes && linha.grupo !== "encerrado";
  return (
    <article ref={article} aria-labelledby={HEADING.id} className="flex h-full min-h-0 flex-col bg-papel">
      <CobrancaHeader linha={linha} volta={volta}>
        <p className="mt-2.5 text-read/snug text-pretty">
          <b className={classNames("font-bold", tomOf(linha))}>{manchete(linha).replace("R$ ", "R$\u00a0")}</b>
          {EXPLICACOES[linha.motivo] ? `. ${EXPLICACOES[linha.motivo]}` : ""}
        </p>
        <p className="mt-1 text-body/snug text-pedra">
          <b className="font-strong whitespace-nowrap text-tinta">{formatReais(linha.valor_centavos)}</b> · EdenApp,{" "}
          {recebido === null ? valorDetalhe(linha) : FORMAS[linha.forma]} · pedido{" "}
          <span className="whitespace-nowrap">{linha.protocolo}</span>
        </p>
      </CobrancaHeader>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <section aria-label="História" className="px-5 pt-4 pb-3 max-md:order-1 xl:px-6">
          {recebido !== null && <ValoresTable preco={linha.valor_centavos} recebido={recebido} />}
          <Historia linhas={historia} paused={linha.pausada_ate} />
          {onPausa && linha.grupo !== "encerrado" && (linha.proxima || paused) && (
            <CompactButton
              variant="bare"
              icon={paused ? Play : Pause}
              onClick={() => onPausa(linha)}
              className="-ml-3.5"
            >
              {paused ? "Retomar os envios" : "Pausar os envios"}
            </CompactButton>
          )}
        </section>
        {acts && (
          <div className="mt-auto bg-papel px-3 pt-2 pb-3 max-md:mt-0 md:sticky md:bottom-0 xl:px-4 xl:pb-4 [@media(max-height:44rem)]:static">
            <CobrancaActions cobranca={cobranca} pathOf={pathOf} />
          </div>
        )}
      </div>
    </article>
  );
}

/** A row's action and the keys W and L open the payment with the focus on what to do. */
function useFocusOnAction() {
  const article = useRef<HTMLElement>(null);
  const { key, state } = useLocation();
  const focus: unknown = state?.focus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same request again has another key
  useEffect(() => {
    const selector =
      focus === "link" ? "input[name=forma]:checked" : "[data-action=mensagem], input[name=decisao]:checked";
    if (focus === "link" || focus === "mensagem") article.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [key, focus]);
  return article;
}

/** The price beside what came in. */
function ValoresTable({ preco, recebido }: { preco: number; recebido: number }) {
  const diferenca = recebido - preco;
  const rows = [
    { nome: "Preço do pedido", valor: formatReais(preco) },
    { nome: "Recebido pelo provedor", valor: formatReais(recebido) },
    { nome: "Diferença", valor: `${diferenca > 0 ? "+" : "−"} ${formatReais(Math.abs(diferenca))}`, last: true },
  ];
  return (
    <dl className="mb-4">
      {rows.map(({ nome, valor, last }) => (
        <div
          key={nome}
          className={classNames("flex justify-between py-2", last ? "font-bold" : "border-b border-linha")}
        >
          <dt>{nome}</dt>
          <dd className={classNames(last && diferenca < 0 && "text-erro")}>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useMemo, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useMay } from "~/clients/use-eu.ts";
import { CobrancaPanel } from "~/features/pagamentos/cobranca-panel.tsx";
import { CobrancasColumn } from "~/features/pagamentos/cobrancas-column.tsx";
import { filtroOf, pagamentosPath } from "~/features/pagamentos/filtro.ts";
import { PausaDialog } from "~/features/pagamentos/pausa-dialog.tsx";
import { useCobrancaAcoes } from "~/features/pagamentos/use-cobranca-acoes.ts";
import { KeyHints } from "~/parts/key-hints.tsx";

/** List and payment: side by side from 1280 px, the payment over the list below, alone on a phone. The list keeps its place. */
export function Component() {
  const { pedido = null } = useParams();
  const [search] = useSearchParams();
  const filtro = useMemo(() => filtroOf(search), [search]);
  const acoes = useCobrancaAcoes();
  const writes = useMay("pausar_cobranca");
  const [pausing, setPausing] = useState<CobrancaLinha | null>(null);
  const onPausa = (linha: CobrancaLinha) => {
    if (linha.pausada_ate) void acoes.pause(linha, null);
    else setPausing(linha);
  };
  const panel = { volta: pagamentosPath(filtro), pathOf: (id: string) => pagamentosPath(filtro, id) };
  return (
    <main className="relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_29.375rem]">
      {/* The list holds the heading of the page, and is not shown here on a phone. */}
      {pedido !== null && <h1 className="sr-only md:hidden">Pagamentos</h1>}
      <div className={classNames("col-start-1 row-start-1 min-h-0", pedido !== null && "max-md:invisible")}>
        <CobrancasColumn filtro={filtro} aberta={pedido} onPausa={writes ? onPausa : undefined} />
      </div>
      {pedido !== null && (
        <Link
          to={panel.volta}
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-0 bg-mata/25 max-md:hidden xl:hidden"
        />
      )}
      <div
        className={classNames(
          "row-start-1 min-h-0 border-linha max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:w-full max-xl:max-w-120 max-xl:shadow-flutua max-md:max-w-none xl:border-l",
          pedido === null && "max-xl:hidden",
        )}
      >
        {pedido === null ? (
          <KeyHints text="A história de cada pagamento abre aqui." hints={writes ? HINTS : READING} />
        ) : (
          <CobrancaPanel pedido={pedido} {...panel} onPausa={writes ? onPausa : undefined} />
        )}
      </div>
      {pausing && (
        <PausaDialog
          linha={pausing}
          onClose={() => setPausing(null)}
          onPause={(ate) => {
            setPausing(null);
            void acoes.pause(pausing, ate);
          }}
        />
      )}
    </main>
  );
}

const HINTS = [
  ["J K", "abrir o próximo, o anterior"],
  ["W", "mensagem com o link"],
  ["P", "pausar os envios"],
  ["/", "buscar"],
] as const;
/** Who only reads has no keys that act. */
const READING = HINTS.filter(([key]) => key !== "W" && key !== "P");

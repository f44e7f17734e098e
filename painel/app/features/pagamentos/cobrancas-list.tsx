import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { type RefObject, useMemo } from "react";
import { useNavigate } from "react-router";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { COLUNAS, CobrancaRow } from "./cobranca-row.tsx";
import { type Filtro, pagamentosPath } from "./filtro.ts";
import { gruposOf } from "./grupos.ts";
import type { useCobrancas } from "./use-cobrancas.ts";
import { useNovas } from "./use-novas.ts";

interface CobrancasListProps {
  column: RefObject<HTMLElement | null>;
  filtro: Filtro;
  cobrancas: ReturnType<typeof useCobrancas>;
  aberta: string | null;
  onPausa: ((linha: CobrancaLinha) => void) | undefined;
}

/** The rows under their headings. J and K move between them; W, L and P act on the focused or the open one. */
export function CobrancasList({ column, filtro, cobrancas, aberta, onPausa }: CobrancasListProps) {
  const { linhas, hasNextPage, isFetchingNextPage, fetchNextPage } = cobrancas;
  const grupos = useMemo(() => gruposOf(linhas, !hasNextPage), [linhas, hasNextPage]);
  const novas = useNovas(linhas);
  useRowKeys({ column, filtro, linhas, aberta, onPausa });
  return (
    <>
      {/* Each cell says by itself what it is: the headings only help the eye. */}
      <p
        aria-hidden="true"
        className={`hidden border-b border-linha px-6 pt-1 pb-2 text-small font-semibold text-pedra @4xl:grid ${COLUNAS}`}
      >
        <span className="col-start-2">Pessoa</span>
        <span>Por quê</span>
        <span>Enviado e próximo passo</span>
        <span className="text-right">Valor</span>
      </p>
      {grupos.map((grupo) => (
        <section key={grupo.id} aria-labelledby={`grupo-${grupo.id}`}>
          <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-1.5 text-small text-pedra md:px-6">
            <h2 id={`grupo-${grupo.id}`} className="font-texto text-body/snug font-semibold tracking-normal">
              {grupo.nome} {grupo.total !== null && <span className="font-normal text-pedra">{grupo.total}</span>}
            </h2>
            <span className="max-md:hidden">{grupo.lado}</span>
          </div>
          <ul aria-labelledby={`grupo-${grupo.id}`}>
            {grupo.linhas.map((linha) => (
              <CobrancaRow
                key={linha.pedido}
                linha={linha}
                to={pagamentosPath(filtro, linha.pedido)}
                aberta={linha.pedido === aberta}
                nova={novas.has(linha.pedido)}
                onPausa={onPausa}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <p className="p-5 text-center">
          <CompactButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Mostrar mais
          </CompactButton>
        </p>
      )}
    </>
  );
}

type RowKeys = Omit<CobrancasListProps, "cobrancas"> & { linhas: readonly CobrancaLinha[] };

function useRowKeys({ column, filtro, linhas, aberta, onPausa }: RowKeys): void {
  const navigate = useNavigate();
  const grupo = "Pagamentos";
  const focused = () => {
    const { activeElement } = document;
    return activeElement instanceof HTMLElement ? activeElement.dataset.pedido : undefined;
  };
  const move = (delta: 1 | -1) => {
    const rows = [...(column.current?.querySelectorAll<HTMLElement>("[data-pedido]") ?? [])];
    const from = rows.findIndex(({ dataset }) => dataset.pedido === (focused() ?? aberta));
    const target = from < 0 ? rows.at(delta > 0 ? 0 : -1) : rows[from + delta];
    target?.focus();
  };
  const target = () => linhas.find(({ pedido }) => pedido === (focused() ?? aberta));
  const open = (agir: "mensagem" | "link") => () => {
    const linha = target();
    if (linha) navigate(pagamentosPath(filtro, linha.pedido), { state: { agir } });
  };
  const pausar = () => {
    const linha = target();
    if (linha && (linha.proxima || linha.pausada_ate)) onPausa?.(linha);
  };
  const moving = {
    j: { rotulo: "Próximo pagamento da lista (Enter abre)", grupo, fazer: () => move(1) },
    k: { rotulo: "Pagamento anterior da lista", grupo, fazer: () => move(-1) },
  };
  const acting = {
    w: { rotulo: "Mensagem para o WhatsApp", grupo, fazer: open("mensagem") },
    l: { rotulo: "Link novo", grupo, fazer: open("link") },
    p: { rotulo: "Pausar ou retomar os envios", grupo, fazer: pausar },
  };
  useAtalhos(onPausa ? { ...moving, ...acting } : moving);
}

import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { useListKeys } from "~/keyboard/use-list-keys.ts";
import { groupBy } from "~/parts/group-by.ts";
import { CobrancaRow } from "./cobranca-row.tsx";
import { type Filtro, pagamentosPath } from "./filtro.ts";
import type { useCobrancas } from "./use-cobrancas.ts";

interface CobrancasListProps {
  filtro: Filtro;
  cobrancas: ReturnType<typeof useCobrancas>;
  aberta: string | null;
  onPausa: ((linha: CobrancaLinha) => void) | undefined;
}

/** The rows under their headings. J and K open the next or previous one; W, L and P act on the open one. */
export function CobrancasList({ filtro, cobrancas, aberta, onPausa }: CobrancasListProps) {
  const { linhas, hasNextPage, isFetchingNextPage, fetchNextPage } = cobrancas;
  const grupos = useMemo(() => gruposOf(linhas, !hasNextPage), [linhas, hasNextPage]);
  const novas = useNovas(linhas);
  useRowKeys({ filtro, linhas: grupos.flatMap((grupo) => grupo.linhas), aberta, onPausa });
  return (
    <>
      {grupos.map((group) => (
        <section key={group.id} aria-labelledby={`grupo-${group.id}`}>
          <div className="flex flex-wrap items-baseline gap-x-2 px-5 pt-5 pb-1.5 text-small text-pedra md:px-7">
            <h2 id={`grupo-${group.id}`} className="font-texto text-body/snug font-strong tracking-normal text-mata">
              {group.nome}
              {group.total !== null && <span className="pl-2 font-normal text-pedra">{group.total}</span>}
            </h2>
            {group.lado && <span>· {group.lado}</span>}
          </div>
          <ul aria-labelledby={`grupo-${group.id}`}>
            {group.linhas.map((linha) => (
              <CobrancaRow
                key={linha.pedido}
                linha={linha}
                to={pagamentosPath(filtro, linha.pedido)}
                aberta={linha.pedido === aberta}
                nova={novas.has(linha.pedido)}
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

function useRowKeys({ filtro, linhas, aberta, onPausa }: RowKeys): void {
  const navigate = useNavigate();
  const group = "Pagamentos";
  useListKeys({
    ids: linhas.map(({ pedido }) => pedido),
    aberta,
    onOpen: (id) => void navigate(pagamentosPath(filtro, id), { replace: aberta !== null }),
    group,
    labels: ["Abrir o próximo pagamento", "Abrir o pagamento anterior"],
  });
  const target = () => linhas.find(({ pedido }) => pedido === aberta);
  const open = (focus: "mensagem" | "link") => () => {
    const linha = target();
    if (linha) navigate(pagamentosPath(filtro, linha.pedido), { state: { focus } });
  };
  const pause = () => {
    const linha = target();
    if (linha && (linha.proxima || linha.pausada_ate)) onPausa?.(linha);
  };
  const acting = {
    w: { label: "Mensagem para o WhatsApp", group, run: open("mensagem") },
    l: { label: "Link novo", group, run: open("link") },
    p: { label: "Pausar ou retomar os envios", group, run: pause },
  };
  useAtalhos(onPausa ? acting : {});
}

type GrupoId = CobrancaLinha["grupo"];

interface Grupo {
  id: GrupoId;
  nome: string;
  /** Known once a later group has begun or everything is loaded. */
  total: number | null;
  lado: string;
  linhas: CobrancaLinha[];
}

const NOMES: Record<GrupoId, { nome: string; lado: string }> = {
  precisa: { nome: "Precisa de você", lado: "" },
  pagou: { nome: "Acabaram de pagar", lado: "terminando o cadastro, deixe quieto" },
  sozinho: { nome: "Seguem com envio automático", lado: "o próximo e-mail já está marcado" },
  sem_envio: { nome: "Sem envio marcado", lado: "os e-mails acabaram" },
  pausa: { nome: "Em pausa", lado: "nada sai até você retomar ou o prazo passar" },
  encerrado: { nome: "Encerrados", lado: "nos últimos 90 dias" },
};
const ORDEM = Object.keys(NOMES) as GrupoId[];

/** The rows under their headings, in the order of the database. */
export function gruposOf(linhas: readonly CobrancaLinha[], complete: boolean): Grupo[] {
  const byGrupo = groupBy(linhas, ({ grupo }) => grupo);
  const present = ORDEM.filter((id) => byGrupo.has(id));
  return present.map((id, index) => {
    const rows = byGrupo.get(id) ?? [];
    const whole = complete || index < present.length - 1;
    return { id, ...NOMES[id], total: whole ? rows.length : null, linhas: rows };
  });
}

/** The rows that were new on this visit. They are reported as seen once, and stay marked until the member leaves. */
function useNovas(linhas: readonly CobrancaLinha[]): ReadonlySet<string> {
  const [novas, setNovas] = useState<ReadonlySet<string>>(new Set());
  const queryClient = useQueryClient();
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = linhas
      .filter(({ nova, pedido }) => nova && !reported.current.has(pedido))
      .map(({ pedido }) => pedido);
    if (fresh.length === 0) return;
    reported.current = new Set([...reported.current, ...fresh]);
    setNovas(reported.current);
    // Refused or lost, they are new again on the next visit.
    call("ver_cobrancas", {})
      .then(() => queryClient.invalidateQueries({ queryKey: rpcKey("contadores") }))
      .catch(() => undefined);
  }, [linhas, queryClient]);
  return novas;
}

import type { Ilegivel } from "@eden/domain/painel/contrato-correio";
import { formatPrazo, prazos } from "@eden/domain/privacidade/prazos";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { useNow } from "~/parts/use-now.ts";
import { formatDia, formatHora } from "~/pessoas/quando.ts";

const DAY_MS = 86_400_000;

/** What the reader of the mailbox could not read: who it says it is from, about what, and until when it is kept. */
export function IlegiveisPage() {
  const query = useRpc("ilegiveis", {});
  const queryClient = useQueryClient();
  const { isSuccess } = query;
  // Seen from now on: the bar that led here must not come back on the next page.
  useEffect(() => {
    if (isSuccess) void queryClient.invalidateQueries({ queryKey: rpcKey("novidades") });
  }, [isSuccess, queryClient]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control in it the keyboard could not scroll the list.
    <main tabIndex={0} className="h-full overflow-y-auto bg-creme px-4 py-5 -outline-offset-2 md:px-7 md:py-6">
      <div className="max-w-225">
        <h1 className="text-display text-balance">E-mails postos de lado</h1>
        <p className="mt-1 max-w-[68ch] text-read text-pedra">
          Chegaram à caixa postal, mas o painel não conseguiu abrir. Quase sempre é spam ou um ataque. Se você conhece o
          remetente, escreva para ele ou procure a mensagem na pasta <b className="font-semibold">Painel › Ilegiveis</b>{" "}
          da caixa postal.
        </p>
        <QueryState query={query}>
          {({ itens, quantas }) =>
            itens.length === 0 ? (
              <p className="mt-6 rounded-panel border border-dashed border-linha-2 p-5 text-read text-pedra">
                Nenhum e-mail está de lado. Tudo o que chegou foi lido.
              </p>
            ) : (
              <>
                <ul className="mt-5 divide-y divide-linha overflow-clip rounded-panel border border-linha bg-papel">
                  {itens.map((item) => (
                    <IlegivelRow key={item.id} item={item} />
                  ))}
                </ul>
                {quantas > itens.length && (
                  <p className="mt-3 text-body text-pedra">
                    Aqui estão os {itens.length} mais novos de {quantas}.
                  </p>
                )}
                <p className="mt-4 max-w-[68ch] text-body text-pedra">
                  Nome e endereço são o que o remetente escreveu e podem ser falsos: não abra anexos nem links. Depois
                  de {formatPrazo(prazos.mensagensIlegiveis)}, a mensagem é apagada, aqui e na caixa postal.
                </p>
              </>
            )
          }
        </QueryState>
      </div>
    </main>
  );
}

function IlegivelRow({ item: { remetente, assunto, recebido_em } }: { item: Ilegivel }) {
  const now = useNow();
  const left = Math.ceil((Date.parse(recebido_em) + prazos.mensagensIlegiveis.quantidade * DAY_MS - now) / DAY_MS);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-4 font-semibold">{remetente ? <bdi>{remetente}</bdi> : "Remetente ilegível"}</p>
        <p className="mt-1 line-clamp-2 text-body text-pedra">{assunto ? <bdi>{assunto}</bdi> : "Sem assunto"}</p>
      </div>
      <p className="flex flex-wrap gap-x-3 text-small text-pedra sm:flex-col sm:gap-y-1 sm:text-right">
        <time dateTime={recebido_em}>
          {formatDia(recebido_em, now)}, {formatHora(recebido_em)}
        </time>
        <span>{ficaAte(left)}</span>
      </p>
    </li>
  );
}

const ficaAte = (days: number) => (days <= 1 ? "Fica até amanhã" : `Fica mais ${days} dias`);

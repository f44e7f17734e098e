import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { useMediaQuery } from "@eden/ui/use-media-query.ts";
import { Link, Navigate, useNavigate } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { useRested } from "~/parts/use-rested.ts";
import { CobrancaDetail, type CobrancaDetailProps } from "./cobranca-detail.tsx";
import { useLinkPronto } from "./link-pronto.ts";

/** Loads one payment. A row that has a newer pedido opens under that one. */
export function CobrancaPanel(props: Omit<CobrancaDetailProps, "cobranca">) {
  const { pedido, volta, pathOf } = props;
  const { data, error, refetch } = useCobranca(pedido);
  const navigate = useNavigate();
  const beside = useMediaQuery("(min-width: 80rem)");
  useAtalhos(beside ? {} : { Escape: { run: () => void navigate(volta) } });
  if (data && data.linha.pedido !== pedido) return <Navigate to={pathOf(data.linha.pedido)} replace />;
  // By person, not by pedido: a new link changes the pedido of the row, and the text being written stays.
  if (data) return <CobrancaDetail key={data.linha.pessoa ?? pedido} cobranca={data} {...props} />;
  if (!error) {
    return (
      <p role="status" className="grid h-full place-content-center text-pedra">
        Abrindo o pagamento…
      </p>
    );
  }
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center">
      <p role="alert" className="max-w-[36ch] text-pedra">
        {error.mensagem}
      </p>
      {error.status !== 404 && <CompactButton onClick={() => void refetch()}>Tentar de novo</CompactButton>}
      <Link to={volta} className={compactButtonStyle(error.status === 404 ? "outline" : "bare")}>
        Voltar para Pagamentos
      </Link>
    </div>
  );
}

/** One payment. The pedido of a new link belongs to the person of the row it was created from before the database knows it. */
function useCobranca(pedido: string) {
  const query = useRpc("cobranca", { pedido }, { enabled: useRested(pedido) });
  const de = useLinkPronto(pedido)?.de;
  return { ...query, data: query.data && de ? withPessoa(query.data, de) : query.data };
}

function withPessoa(cobranca: Saida<"cobranca">, de: Saida<"cobranca">["linha"]): Saida<"cobranca"> {
  const { pessoa, loja, cidade, uf, dono } = de;
  return cobranca.linha.pessoa === null
    ? { ...cobranca, linha: { ...cobranca.linha, pessoa, loja, cidade, uf, dono } }
    : cobranca;
}

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { COBRANCAS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Barcode, CreditCard, type IconNode, QrCode } from "lucide";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { cardStyle, Section } from "./section.tsx";

const LUGAR = "/pagamentos";

/** Payments that stopped half-way and need a person. */
export function PagamentosSection({ pagamentos }: { pagamentos: Saida<"hoje">["pagamentos"] }) {
  const mayOpen = useMay("cobrancas");
  if (pagamentos.total === 0) return null;
  return (
    <Section
      titulo="Pagamentos para resgatar"
      sub={String(pagamentos.total)}
      subMais={`, ${formatReais(pagamentos.valor_centavos)}`}
      {...(mayOpen && { mais: { to: LUGAR, texto: "Ver todos" } })}
    >
      <ul className={cardStyle}>
        {pagamentos.linhas.map((linha) => (
          <Pagamento key={linha.pedido} linha={linha} to={pathOf(linha, mayOpen)} />
        ))}
      </ul>
    </Section>
  );
}

function Pagamento({ linha, to }: { linha: CobrancaLinha; to: string | null }) {
  const now = useNow();
  const bad = linha.motivo !== "boleto_em_aberto" && linha.motivo !== "analise_de_risco";
  const when =
    linha.motivo === "boleto_em_aberto" && linha.vence_em
      ? `vence ${formatQuando(linha.vence_em, now).split(",")[0]}`
      : formatQuando(linha.desde, now);
  return (
    <li className="relative px-4 py-3 hover:bg-papel">
      <p className="flex items-baseline justify-between gap-3">
        {to ? (
          <Link to={to} className="min-w-0 truncate text-read font-strong after:absolute after:inset-0">
            {linha.nome}
          </Link>
        ) : (
          <b className="min-w-0 truncate text-read font-strong">{linha.nome}</b>
        )}
        <b className="shrink-0 font-strong tabular-nums">
          {formatReais(linha.entrou_centavos ?? linha.valor_centavos)}
        </b>
      </p>
      <p className={classNames("mt-0.5 flex items-center gap-1.5 text-small", bad ? "text-erro" : "text-pedra")}>
        <Icon of={ICONS[linha.forma]} size={15} />
        {COBRANCAS[linha.motivo]}, {when}
      </p>
    </li>
  );
}

const ICONS: Record<CobrancaLinha["forma"], IconNode> = { pix: QrCode, boleto: Barcode, cartao: CreditCard };

/** The row of the payment if the member may open it, else the person. */
function pathOf({ pedido, pessoa }: CobrancaLinha, mayOpen: boolean): string | null {
  if (mayOpen) return `${LUGAR}/${pedido}`;
  return pessoa && `/caixa/${pessoa}`;
}

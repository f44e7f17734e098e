import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { classNames } from "@eden/ui/core/class-names.ts";
import { memo } from "react";
import { Link } from "react-router";
import { useNow } from "~/parts/use-now.ts";
import { lugarOf } from "~/pessoas/nomes.ts";
import { DonoMark } from "./dono-mark.tsx";
import { enviadasText, proximoText } from "./envios.ts";
import { detalheOf, tituloOf, tomOf, valorOf } from "./motivos.ts";

interface CobrancaRowProps {
  linha: CobrancaLinha;
  to: string;
  aberta: boolean;
  nova: boolean;
}

/** One unfinished payment: who, why, how much, what comes next, with whom. The whole row opens it. */
export const CobrancaRow = memo(function CobrancaRow({ linha, to, aberta, nova }: CobrancaRowProps) {
  const now = useNow();
  const lugar = lugarOf(linha);
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-linha px-5 py-3 hover:bg-papel md:px-7",
        "@2xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1.2fr)_6.25rem_minmax(0,1.15fr)_2rem]",
        aberta && "bg-orvalho!",
      )}
    >
      {aberta && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-folha" />}
      <div className="min-w-0 @max-2xl:col-start-1 @max-2xl:row-start-1">
        <Link
          to={to}
          data-pedido={linha.pedido}
          aria-current={aberta ? "true" : undefined}
          className="flex min-w-0 items-center gap-2 text-read/snug font-strong outline-none after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-tinta"
        >
          <span className="truncate">{linha.nome}</span>
          {nova && (
            <>
              {" "}
              <span className="rounded-mark bg-ipe px-1.5 text-micro font-strong text-tinta">novo</span>
            </>
          )}
        </Link>
        {lugar && <p className="text-small/snug text-pretty text-pedra">{lugar}</p>}
      </div>
      <p className="min-w-0 text-small/snug text-pedra @max-2xl:col-span-full @max-2xl:row-start-2">
        <b className={classNames("block text-body/snug font-strong", tomOf(linha))}>{tituloOf(linha)}</b>
        {detalheOf(linha, now)}
      </p>
      <b className="text-right font-titulo text-read/snug font-strong whitespace-nowrap text-tinta @max-2xl:col-start-2 @max-2xl:row-start-1 @max-2xl:self-start">
        {formatReais(valorOf(linha))}
      </b>
      <p className="min-w-0 text-small/snug text-pedra">
        <span className="text-tinta">{proximoText(linha, now)}</span>
        <span className="block">{enviadasText(linha, now)}</span>
      </p>
      <span className="justify-self-end">
        <DonoMark dono={linha.dono} />
      </span>
    </li>
  );
});

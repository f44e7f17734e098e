import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight, CircleSlash, Pause, Play } from "lucide";
import { memo } from "react";
import { Link } from "react-router";
import { useNow } from "~/parts/use-now.ts";
import { cidadeOf, lojaOf } from "~/pessoas/nomes.ts";
import { enviadasText, proximaText } from "./envios.ts";
import { acaoOf, detalheOf, MOTIVO_ICONS, tituloOf, valorDetalhe, valorOf } from "./motivos.ts";

interface CobrancaRowProps {
  linha: CobrancaLinha;
  to: string;
  aberta: boolean;
  nova: boolean;
  /** Without it the member only reads. */
  onPausa: ((linha: CobrancaLinha) => void) | undefined;
}

/** The columns of a row and of the headings above them, where the list is wide enough. */
export const COLUNAS =
  "@4xl:grid-cols-[40px_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_6.25rem_8.25rem] @4xl:gap-x-3.5";

/** One unfinished payment. The whole row opens it; pause and action are above that link. */
export const CobrancaRow = memo(function CobrancaRow({ linha, to, aberta, nova, onPausa }: CobrancaRowProps) {
  const now = useNow();
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-3 border-b border-areia px-5 py-3.5 md:px-6",
        "@2xl:grid-cols-[40px_minmax(0,1fr)_minmax(0,1.15fr)_8.25rem] @2xl:gap-x-4",
        COLUNAS,
        "@4xl:items-center",
        aberta && "xl:bg-orvalho",
      )}
    >
      {aberta && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-folha max-xl:hidden" />}
      <Avatar name={linha.nome} className="@max-2xl:row-span-4 @2xl:@max-4xl:row-span-2" />
      <div className="min-w-0">
        <Link
          to={to}
          data-pedido={linha.pedido}
          aria-current={aberta ? "true" : undefined}
          className="block text-pretty text-read/snug @max-4xl:truncate font-strong outline-none after:absolute after:inset-0 focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-tinta"
        >
          {linha.nome}
          {nova && <span className="ml-2 text-micro text-folha">novo</span>}
        </Link>
        {[lojaOf(linha), cidadeOf(linha)].filter(Boolean).map((text) => (
          <p key={text} className="truncate text-small/snug text-pedra">
            {text}
          </p>
        ))}
      </div>
      <Valor linha={linha} className="@2xl:@max-4xl:col-start-4 @2xl:@max-4xl:row-start-1 @4xl:order-1" />
      <p
        className={classNames(
          "flex min-w-0 gap-2 @max-2xl:col-start-2 @max-2xl:col-end-4 @max-2xl:mt-1.5",
          "@2xl:@max-4xl:col-start-3 @2xl:@max-4xl:row-start-1",
        )}
      >
        <Icon of={MOTIVO_ICONS[linha.motivo]} size={17} className="mt-0.5 shrink-0 text-folha" />
        <span className="min-w-0">
          <b className="block text-body/snug font-strong text-balance">{tituloOf(linha, now)}</b>
          <span className="block text-small/snug text-pedra">{detalheOf(linha, now)}</span>
        </span>
      </p>
      <Envios linha={linha} now={now} onPausa={onPausa} />
      <Acao linha={linha} to={to} writes={onPausa !== undefined} />
    </li>
  );
});

function Valor({ linha, className }: { linha: CobrancaLinha; className: string }) {
  return (
    <p className={classNames("text-right whitespace-nowrap", className)}>
      <b className="block text-read/snug font-strong">{formatReais(valorOf(linha))}</b>
      <span className="block text-small/snug text-pedra">{valorDetalhe(linha)}</span>
    </p>
  );
}

/** What was sent and what comes next, with the pause of it. */
function Envios({ linha, now, onPausa }: { linha: CobrancaLinha; now: number } & Pick<CobrancaRowProps, "onPausa">) {
  const proxima = proximaText(linha, now);
  const paused = linha.pausada_ate !== null;
  const label = paused ? `Retomar os envios para ${linha.nome}` : `Pausar o próximo envio para ${linha.nome}`;
  return (
    <div className="flex min-w-0 items-center gap-3 @max-4xl:col-start-2 @max-4xl:col-end-4 @max-4xl:mt-1.5">
      <div className="min-w-0 flex-1">
        <p className="text-small/snug text-pedra">{enviadasText(linha, now)}</p>
        <p className={classNames("mt-0.5 flex gap-1.5 text-body/snug", !proxima && "text-aviso")}>
          <Icon of={proxima ? ArrowRight : CircleSlash} size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{proxima ? <Proxima {...proxima} /> : noEnvioText(linha)}</span>
        </p>
      </div>
      {onPausa && (proxima || paused) && (
        <button
          type="button"
          aria-label={label}
          onClick={() => onPausa(linha)}
          className="relative grid size-9 shrink-0 place-items-center rounded-control border border-linha-2 bg-white text-mata hover:border-contorno hover:bg-orvalho max-md:size-11 pointer-coarse:size-11"
        >
          <Icon of={paused ? Play : Pause} size={16} />
        </button>
      )}
    </div>
  );
}

function Proxima({ quando, oque }: { quando: string; oque: string }) {
  return (
    <>
      <b className="font-strong">{quando}</b> {oque}
    </>
  );
}

function noEnvioText({ grupo, motivo }: CobrancaLinha): string {
  if (grupo === "encerrado") return "encerrado";
  return motivo === "valor_diferente" ? "nada até a decisão" : "nenhum envio marcado";
}

/** Opens the row with the focus on what to do. */
function Acao({ linha, to, writes }: { linha: CobrancaLinha; to: string; writes: boolean }) {
  const acts = writes && linha.grupo !== "encerrado";
  return (
    <div
      className={classNames(
        "@max-2xl:col-start-2 @max-2xl:col-end-4 @max-2xl:mt-2.5 @2xl:justify-self-end @4xl:order-2",
        "@2xl:@max-4xl:col-start-4 @2xl:@max-4xl:self-center @2xl:@max-4xl:mt-1.5",
      )}
    >
      {acts && (
        <Link
          to={to}
          state={{ focus: "mensagem" }}
          aria-label={`${acaoOf(linha)}: ${linha.nome}`}
          className={compactButtonStyle("outline", "relative px-3! text-body! @max-lg:w-full")}
        >
          {acaoOf(linha)}
        </Link>
      )}
    </div>
  );
}

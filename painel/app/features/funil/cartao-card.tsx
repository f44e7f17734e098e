import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { diaOf } from "@eden/domain/dia";
import { MOTIVOS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";
import { useNow } from "~/parts/use-now.ts";
import { DonoAvatar } from "~/pessoas/dono-avatar.tsx";
import { nomeDoMes } from "~/pessoas/meses.ts";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { OrigemChip } from "~/pessoas/origem-chip.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import { type Leitura, restanteAt, urgenciaOf } from "~/pessoas/relogio.ts";
import { RelogioCurto } from "~/pessoas/relogio-curto.tsx";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";
import type { Cartao } from "./cache-funil.ts";

interface CartaoCardProps {
  cartao: Cartao;
  leitura: Leitura;
  /** The name as a link; text on the copy under the pointer. */
  nome: ReactNode;
  /** Lost without a reason yet. */
  semMotivo?: boolean;
  /** Beside the name: the menu that moves it. */
  menu?: ReactNode;
  /** At the foot: the button that moves it on a phone. */
  botao?: ReactNode;
  className?: string;
}

/** The face of a card of the pipeline. */
export function CartaoCard({ cartao, leitura, nome, semMotivo = false, menu, botao, className }: CartaoCardProps) {
  const lost = semMotivo || cartao.estado === "folha";
  const previsto = cartao.estado === "muda" && cartao.entrou_centavos === null ? cartao.previsto : null;
  const valor = previsto ? null : (cartao.entrou_centavos ?? cartao.valor_centavos);
  return (
    <div
      className={classNames(
        "relative rounded-panel border border-linha px-3 py-2.5 lg:max-xl:px-2.5",
        lost ? "bg-creme" : "bg-white",
        semMotivo && "border-dashed border-terracota!",
        className,
      )}
    >
      <div className="flex items-center gap-2.5 lg:max-xl:min-h-7">
        <span className="lg:max-xl:hidden">
          <RelogioRing nome={cartao.nome} relogio={cartao.relogio} leitura={leitura} size="s" />
        </span>
        <div className="min-w-0 flex-1">
          <h3
            className={classNames(
              "truncate font-texto text-body/snug font-strong tracking-normal text-tinta lg:max-xl:break-words lg:max-xl:whitespace-normal",
              menu ? "pr-6 lg:max-xl:pr-5 pointer-coarse:pr-9" : "",
            )}
          >
            {nome}
          </h3>
          <p className="truncate text-micro/snug text-pedra">{lugarOf(cartao)}</p>
        </div>
        {menu && <span className="absolute top-1.5 right-1.5 z-1">{menu}</span>}
      </div>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 lg:max-xl:[&_svg]:hidden">
        <OrigemChip origem={cartao.origem} nota={cartao.nota} />
        {previsto && <Previsto {...previsto} />}
        {valor !== null && (
          <b className="text-body font-strong whitespace-nowrap tabular-nums">{formatReaisShort(valor)}</b>
        )}
      </p>
      <div className="mt-1.5 flex items-center justify-between gap-2 text-micro text-pedra">
        <p className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2">
          <Situacao cartao={cartao} leitura={leitura} semMotivo={semMotivo} />
          <span className="truncate lg:max-xl:hidden">{cartao.dono ? primeiroNome(cartao.dono.nome) : "sem dono"}</span>
        </p>
        {/* Where a name has no room. */}
        <span className="hidden lg:max-xl:contents">
          <DonoAvatar dono={cartao.dono} />
        </span>
        {botao && <span className="relative z-1">{botao}</span>}
      </div>
    </div>
  );
}

/** Not received yet: hatched, as in the strip of the goal. */
function Previsto({ valor_centavos, para }: NonNullable<Cartao["previsto"]>) {
  const now = useNow();
  return (
    <span className="text-micro whitespace-nowrap text-pedra">
      <b className="border-b-2 border-dashed border-ipe text-body font-strong text-tinta tabular-nums">
        {formatReaisShort(valor_centavos)}
      </b>
      <span className="sr-only"> previstos</span> em {nomeDoMes(para, now).slice(0, 3)}.
    </span>
  );
}

/** The clock while somebody waits, else the day of a sale or the days in the state. A loss also names its reason. */
function Situacao({ cartao, leitura, semMotivo }: Pick<CartaoCardProps, "cartao" | "leitura" | "semMotivo">) {
  const now = useNow();
  if (semMotivo) return <b className="font-strong text-terracota">motivo?</b>;
  const motivo = cartao.estado === "folha" && cartao.motivo ? MOTIVOS[cartao.motivo].nome : null;
  if (cartao.relogio) {
    const restante = restanteAt(cartao.relogio, leitura, now);
    const urgencia = urgenciaOf(restante, cartao.relogio.total);
    return (
      <>
        {motivo && <span>{motivo}</span>}
        <span className={tones[urgencia]}>
          <RelogioCurto restante={restante} rest="md:max-xl:sr-only" />
        </span>
      </>
    );
  }
  if (motivo) return <span>{motivo}</span>;
  if (cartao.estado === "arvore") return <span>{formatQuando(cartao.estado_desde, now).split(",")[0]}</span>;
  return <span>{diasDesde(cartao.estado_desde, now)}</span>;
}

const tones = { no_prazo: "", ultimo_quarto: "font-strong text-aviso", atrasado: "font-strong text-erro" };

const DAY_MS = 86_400_000;

/** Days in a state by São Paulo's calendar: "hoje", "há 1 dia", "há 4 dias". */
export function diasDesde(moment: string, now: number): string {
  const noon = (at: string | number) => Date.parse(`${diaOf(at)}T12:00:00Z`);
  const days = Math.max(0, Math.round((noon(now) - noon(moment)) / DAY_MS));
  if (days === 0) return "hoje";
  return days === 1 ? "há 1 dia" : `há ${days} dias`;
}

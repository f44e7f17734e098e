import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { ESTADOS, type Estado, emEstado, isFechado, keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Menu } from "@eden/ui/menu.tsx";
import { ChevronRight, Ellipsis } from "lucide";
import { type KeyboardEvent, type PointerEvent, useDeferredValue } from "react";
import { Link } from "react-router";
import { formatCount } from "~/parts/format-count.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { Planta } from "~/pessoas/planta.tsx";
import type { Leitura } from "~/pessoas/relogio.ts";
import type { Cartao, ColunaDados } from "./cache-funil.ts";
import { CartaoCard } from "./cartao-card.tsx";

interface Moves {
  onKeyDown: (event: KeyboardEvent<HTMLElement>, cartao: Cartao) => void;
  onBlur: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, cartao: Cartao) => void;
  onMove: (cartao: Cartao, para: Estado) => void;
  onPrever: (cartao: Cartao) => void;
}

interface ColunaProps {
  estado: Estado;
  coluna: ColunaDados;
  leitura: Leitura;
  /** The board is scrolled: the plants make room. */
  shrunk: boolean;
  /** The card that would be dropped here. */
  alvo: Cartao | null;
  moving: string | null;
  semMotivo: string | null;
  /** Null when the database returns no more. */
  onMore: (() => void) | null;
  /** Null for roles that only read. */
  moves: Moves | null;
  /** On a phone cards move by a sheet instead of a menu. */
  onSheet: ((cartao: Cartao) => void) | null;
}

/** Cards that a tall screen shows; the others are drawn after the first frame. */
const FIRST_DRAWN = 10;

export function Coluna(props: ColunaProps) {
  const { estado, coluna, leitura, shrunk, alvo, moving, semMotivo, onMore, moves, onSheet } = props;
  const drawn = useDeferredValue(coluna.pessoas.length, FIRST_DRAWN);
  const more = coluna.total - coluna.pessoas.length + Number(coluna.pessoas.some(({ id }) => id === semMotivo));
  return (
    <section
      data-coluna={estado}
      aria-labelledby={`coluna-${estado}`}
      className={classNames(
        "max-lg:w-[min(84vw,340px)] md:max-lg:w-75 max-lg:shrink-0 max-lg:snap-start max-lg:overflow-y-auto max-lg:rounded-panel max-lg:pb-6 lg:min-w-0 lg:flex-1 lg:pb-24",
        alvo && "bg-orvalho",
      )}
    >
      <header
        className={classNames(
          "max-lg:px-0.5 max-lg:pt-3 max-lg:pb-2.5 lg:sticky lg:-top-19 lg:z-10 lg:flex lg:h-32 lg:items-end lg:gap-3 lg:border-b-3 lg:border-barro lg:px-2.5 lg:max-xl:gap-2 lg:max-xl:px-1",
          alvo ? "lg:bg-orvalho" : "lg:bg-creme",
        )}
      >
        <span
          className={classNames(
            "flex items-end origin-bottom-left motion-safe:transition-transform max-lg:hidden",
            shrunk && "scale-[0.42]",
          )}
        >
          <Planta estado={estado} scale={112} />
        </span>
        <div
          className={classNames("min-w-0 lg:pb-2.5 motion-safe:transition-transform", shrunk && "lg:-translate-x-8")}
        >
          <h2
            id={`coluna-${estado}`}
            className="truncate font-texto text-read/snug font-strong tracking-normal text-tinta max-lg:sr-only lg:max-xl:text-body"
          >
            {ESTADOS[estado].nome} <span className="font-medium text-pedra">{formatCount(coluna.total)}</span>
          </h2>
          <p className="truncate text-small text-pedra lg:min-h-[1.5em] lg:max-xl:text-micro">
            {subOf(estado, coluna)}
          </p>
        </div>
      </header>
      <ul data-lista="" className="grid grid-cols-[minmax(0,1fr)] gap-2.5 lg:px-2 lg:pt-3 lg:max-xl:px-1.5">
        {alvo && (
          <li className="grid min-h-24 place-content-center rounded-panel border-2 border-dashed border-folha text-center text-small">
            <b className="font-strong text-mata">Soltar {emEstado(estado)}</b>
            <span className="text-pedra">{primeiroNome(alvo.nome)}</span>
          </li>
        )}
        {coluna.pessoas.slice(0, drawn).map((cartao) => (
          <li
            key={cartao.id}
            onPointerDown={moves ? (event) => moves.onPointerDown(event, cartao) : undefined}
            className={classNames(
              "relative rounded-panel select-none [-webkit-touch-callout:none] has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ipe has-[a:focus-visible]:shadow-foco",
              moves && "lg:cursor-grab",
            )}
          >
            <CartaoCard
              cartao={cartao}
              leitura={leitura}
              semMotivo={cartao.id === semMotivo}
              className={cartao.id === moving ? "border-dashed! border-folha! bg-orvalho!" : ""}
              nome={<CardLink cartao={cartao} moves={moves} />}
              menu={moves && !onSheet && <MoveMenu cartao={cartao} onMove={moves.onMove} onPrever={moves.onPrever} />}
              botao={moves && onSheet && <MoveButton cartao={cartao} onSheet={onSheet} />}
            />
          </li>
        ))}
      </ul>
      {coluna.total === 0 && coluna.pessoas.length === 0 && !alvo && (
        <p className="px-2 pt-4 text-center text-body text-pedra">Ninguém aqui.</p>
      )}
      {more > 0 && <More count={more} onMore={onMore} />}
    </section>
  );
}

/** What the proposals should bring; of an ended conversation, since when it is shown. */
function subOf(estado: Estado, { previsto_centavos: previsto }: ColunaDados): string | null {
  if (isFechado(estado)) return "últimos 30 dias";
  return estado === "muda" && previsto > 0 ? `${formatReaisShort(previsto)} previstos` : null;
}

function More({ count, onMore }: { count: number } & Pick<ColunaProps, "onMore">) {
  if (!onMore) {
    return <p className="px-2 pt-3 text-small text-pedra">E mais {formatCount(count)}: filtre por origem ou dono.</p>;
  }
  return (
    <CompactButton variant="bare" onClick={onMore} className="mt-2 lg:mx-2">
      Mais {formatCount(count)}
    </CompactButton>
  );
}

function CardLink({ cartao, moves }: { cartao: Cartao; moves: Moves | null }) {
  return (
    <Link
      to={`/caixa/${cartao.id}`}
      data-cartao={cartao.id}
      draggable={false}
      aria-describedby={moves ? "funil-teclas" : undefined}
      onKeyDown={moves ? (event) => moves.onKeyDown(event, cartao) : undefined}
      onBlur={moves?.onBlur}
      className="outline-none! shadow-none! after:absolute after:inset-0"
    >
      {cartao.nome}
    </Link>
  );
}

function MoveButton({ cartao, onSheet }: { cartao: Cartao; onSheet: (cartao: Cartao) => void }) {
  return (
    <CompactButton aria-label={`Mover ${cartao.nome}`} onClick={() => onSheet(cartao)} className="px-3!">
      Mover
      <Icon of={ChevronRight} size={16} />
    </CompactButton>
  );
}

function MoveMenu({ cartao, onMove, onPrever }: { cartao: Cartao } & Pick<Moves, "onMove" | "onPrever">) {
  const items = keysOf(ESTADOS)
    .filter((estado) => estado !== cartao.estado)
    .map((estado) => ({
      label: ESTADOS[estado].verbo,
      onSelect: () => onMove(cartao, estado),
    }));
  const prever = {
    label: cartao.previsto ? "Mudar o valor previsto" : "Pôr valor previsto",
    onSelect: () => onPrever(cartao),
  };
  return (
    <Menu
      label={`Mover ${cartao.nome}`}
      items={cartao.estado === "muda" ? [...items, prever] : items}
      className="grid size-8 place-items-center rounded-control text-pedra hover:bg-orvalho hover:text-mata pointer-coarse:size-11"
    >
      <Icon of={Ellipsis} size={18} />
    </Menu>
  );
}

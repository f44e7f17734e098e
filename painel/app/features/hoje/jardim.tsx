import { ESTADOS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useIsDesk, useMinWidth } from "~/parts/use-is-desk.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { Planta } from "~/pessoas/planta.tsx";

type Feitas = Saida<"hoje">["feitas"];

/** The garden of the day: one pot per person the member looked after, at its present state. */
export function Jardim({ feitas }: { feitas: Feitas }) {
  const room = useRoom();
  const { rows, length, scale, hidden } = layJardim(feitas, room);
  if (feitas.length === 0) {
    return (
      <div className="mt-6 grid justify-items-center">
        <span className="flex justify-center border-b-3 border-barro px-16">
          <Planta estado="semente" scale={room.alone} />
        </span>
      </div>
    );
  }
  return (
    <section aria-label="Jardim de hoje" className="mt-6 grid gap-5">
      {rows.map((row) => (
        <ul key={row[0]?.id} className="relative flex justify-center">
          {row.map((pessoa) => (
            <li key={pessoa.id} className="flex min-w-0 max-w-56 flex-col" style={{ width: `${100 / length}%` }}>
              <Pot pessoa={pessoa} scale={scale} />
            </li>
          ))}
        </ul>
      ))}
      {hidden > 0 && (
        <p className="text-center text-pedra">
          e mais {hidden} {hidden === 1 ? "pessoa" : "pessoas"}
        </p>
      )}
    </section>
  );
}

function Pot({ pessoa, scale }: { pessoa: Feitas[number]; scale: number }) {
  const { nome } = ESTADOS[pessoa.estado];
  return (
    <Link
      to={`/caixa/${pessoa.id}`}
      className="group flex flex-1 flex-col justify-end rounded-control text-center focus-visible:-outline-offset-3"
    >
      <span className="flex flex-1 flex-col items-center justify-end border-b-3 border-barro">
        {pessoa.ganha_hoje && (
          <span className="relative z-1 mb-1 rounded-mark bg-mata px-2 py-0.5 text-micro/snug font-bold whitespace-nowrap text-white max-md:text-center">
            <span className="max-md:sr-only">virou </span>
            {ESTADOS.arvore.nome} hoje
          </span>
        )}
        <Planta
          estado={pessoa.estado}
          scale={scale}
          className="-mx-8 motion-safe:transition-transform motion-safe:group-hover:-translate-y-1"
        />
      </span>
      <span className="truncate px-1 pt-2 text-body font-strong group-hover:underline">
        {primeiroNome(pessoa.nome)}
      </span>
      <span className={classNames("text-small", pessoa.estado === "arvore" ? "font-strong text-folha" : "text-pedra")}>
        {nome}
      </span>
    </Link>
  );
}

interface Room {
  /** Pots in a row. */
  perRow: number;
  rows: number;
  /** Height of a tree for up to three people, for one row, for more. */
  scales: [few: number, one: number, more: number];
  /** Of the pot shown alone while no person was answered. */
  alone: number;
}

const WIDE: Room = { perRow: 12, rows: 2, scales: [340, 280, 180], alone: 340 };
const DESK: Room = { perRow: 10, rows: 2, scales: [340, 210, 180], alone: 340 };
const TABLET: Room = { perRow: 7, rows: 2, scales: [300, 210, 180], alone: 300 };
const PHONE: Room = { perRow: 4, rows: 3, scales: [200, 150, 130], alone: 260 };

function useRoom(): Room {
  const [wide, desk, tablet] = [useMinWidth(80), useIsDesk(), useMinWidth(48)];
  return wide ? WIDE : desk ? DESK : tablet ? TABLET : PHONE;
}

/** Rows of about the same length, whose pots stand below each other; the people who do not fit are counted. */
function layJardim(feitas: Feitas, { perRow, rows: max, scales }: Room) {
  const shown = feitas.slice(0, perRow * max);
  const count = Math.ceil(shown.length / perRow);
  const length = Math.ceil(shown.length / Math.max(1, count));
  const rows = Array.from({ length: count }, (_, index) => shown.slice(index * length, (index + 1) * length));
  // A long row has less room for each tree.
  const one = length > 9 ? (scales[1] + scales[2]) / 2 : scales[1];
  const scale = feitas.length <= 3 ? scales[0] : count === 1 ? one : scales[2];
  return { rows, length, scale, hidden: feitas.length - shown.length };
}

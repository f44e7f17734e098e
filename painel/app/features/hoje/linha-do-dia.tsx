import { diaOf } from "@eden/domain/dia";
import { initials } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check } from "lucide";
import { useMemo } from "react";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";
import { useNow } from "~/parts/use-now.ts";
import { formatHora, formatQuando } from "~/pessoas/quando.ts";
import type { Leitura } from "~/pessoas/relogio.ts";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";
import { type Lugar, layLinha, type Marca } from "./marcas.ts";

interface LinhaDoDiaProps {
  hoje: Saida<"hoje">;
  leitura: Leitura;
}

/** Opening to closing of today as a line. A ring is a promise to a visitor, a circle a step of the member, a tick is done. */
export function LinhaDoDia({ hoje, leitura }: LinhaDoDiaProps) {
  const now = useNow();
  const isDesk = useIsDesk();
  const linha = useMemo(() => layLinha(hoje, isDesk ? 1 : 1.6), [hoje, isDesk]);
  if (!linha) return <p className="mt-4 px-0.5 text-body text-pedra max-md:hidden">Hoje não há atendimento.</p>;
  const passed = Math.max(0, Math.min(100, (100 * (now - linha.inicio)) / (linha.fim - linha.inicio)));
  // The line of the present moment would cross the label.
  const horas = linha.horas.filter(({ left }) => Math.abs(left - passed) > 2.5);
  return (
    <section aria-label="Linha do dia" className="relative mx-5 mt-10 h-19 max-md:hidden">
      <div aria-hidden="true">
        {linha.faixas.map(({ left, width }) => (
          <span key={left} className={`${track} bg-linha-2`} style={{ left: `${left}%`, width: `${width}%` }} />
        ))}
        {linha.faixas.map(({ left, width }) => (
          <span
            key={left}
            className={`${track} bg-folha`}
            style={{ left: `${left}%`, width: `${Math.max(0, Math.min(width, passed - left))}%` }}
          />
        ))}
        {horas.map(({ left, texto }) => (
          <span key={texto} className={`${label} text-pedra`} style={{ left: `${left}%` }}>
            {texto}
          </span>
        ))}
        <Agora left={passed} now={now} />
      </div>
      <ul>
        {linha.lugares.map((lugar) => (
          <li key={`${lugar.tipo} ${lugar.left}`} className="absolute top-0" style={{ left: `${lugar.left}%` }}>
            <Ponto lugar={lugar} hoje={hoje} leitura={leitura} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agora({ left, now }: { left: number; now: number }) {
  return (
    <span className="absolute -top-6 h-24 w-0 border-l border-dashed border-mata" style={{ left: `${left}%` }}>
      <span className="absolute -top-1 left-0 -translate-x-1/2 rounded-mark bg-mata px-2 py-0.5 text-micro font-bold text-white tabular-nums">
        {formatHora(now)}
      </span>
    </span>
  );
}

function Ponto({ lugar, hoje, leitura, now }: LinhaDoDiaProps & { lugar: Lugar; now: number }) {
  const [marca] = lugar.marcas;
  if (!marca) return null;
  const single = lugar.marcas.length === 1;
  const late = lugar.tipo !== "feito" && Date.parse(marca.em) < now;
  return (
    <Link
      to={single ? `/caixa/${marca.pessoa}` : listOf(lugar.tipo)}
      title={lugar.marcas.map((item) => nameOf(item, now)).join("\n")}
      className="group absolute top-0 left-0 grid h-17 w-11 -translate-x-1/2 justify-items-center rounded-control"
    >
      <span className="sr-only">{lugar.marcas.map((item) => nameOf(item, now)).join("; ")}</span>
      <span aria-hidden="true" className="grid size-11 place-items-center">
        {figureOf(lugar, marca, { hoje, leitura })}
      </span>
      {lugar.tipo !== "feito" && (
        <span
          aria-hidden="true"
          className={classNames(
            "relative bg-creme px-0.5 py-px text-micro/none font-strong whitespace-nowrap tabular-nums group-hover:underline",
            late ? "text-erro" : "text-tinta",
          )}
        >
          {diaOf(marca.em) === diaOf(now) ? formatHora(marca.em) : formatQuando(marca.em, now).split(",")[0]}
        </span>
      )}
    </Link>
  );
}

function figureOf(lugar: Lugar, marca: Marca, { hoje, leitura }: LinhaDoDiaProps) {
  const { length } = lugar.marcas;
  if (lugar.tipo === "feito") {
    return (
      <span className="grid h-5 min-w-5 place-items-center rounded-full bg-folha px-1 text-micro/none font-bold text-white ring-3 ring-creme">
        <span className="flex items-center gap-0.5">
          <Icon of={Check} size={12} strokeWidth={3.5} />
          {length > 1 && <span className="pr-0.5">{length}</span>}
        </span>
      </span>
    );
  }
  const relogio = hoje.esperando.pessoas.find(({ id }) => id === marca.pessoa)?.relogio ?? null;
  if (length === 1 && lugar.tipo === "promessa" && relogio) {
    return (
      <span className="rounded-full ring-4 ring-creme">
        <RelogioRing nome={marca.nome} relogio={relogio} leitura={leitura} size="s" />
      </span>
    );
  }
  const late = lugar.tipo === "promessa" && Date.parse(marca.em) < Date.parse(hoje.agora);
  return (
    <span
      className={classNames(
        "flex h-[34px] min-w-[34px] items-center justify-center gap-1 rounded-full border bg-white text-micro font-bold whitespace-nowrap text-mata ring-4 ring-creme",
        length > 1 && "pr-2.5 pl-2",
        late ? "border-erro text-erro" : "border-linha-2",
      )}
    >
      {initials(marca.nome)}
      {length > 1 && <span className="font-strong text-pedra">+{length - 1}</span>}
    </span>
  );
}

/** Where the people of several marks are listed. */
const listOf = (tipo: Marca["tipo"]) =>
  ({ promessa: "/caixa", passo: "/caixa?vista=minhas", feito: "/caixa?vista=todas" })[tipo];

const TIPOS: Record<Marca["tipo"], string> = { promessa: "resposta prometida", passo: "passo marcado", feito: "feito" };
const nameOf = ({ nome, em, tipo }: Marca, now: number) => `${nome}, ${TIPOS[tipo]}, ${formatQuando(em, now)}`;

const track = "absolute top-5 h-1 rounded-full";
const label = "absolute top-[46px] -translate-x-1/2 text-micro tabular-nums";

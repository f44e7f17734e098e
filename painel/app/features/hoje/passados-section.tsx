import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { OrigemChip } from "~/pessoas/origem-chip.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import { type Leitura, relogioShort, restanteAt } from "~/pessoas/relogio.ts";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";
import { cardStyle, Section } from "./section.tsx";

type Passada = Saida<"hoje">["passados"][number];

/** People whom a colleague handed over, with the note, until the member opens them. */
export function PassadosSection({ passados, leitura }: { passados: readonly Passada[]; leitura: Leitura }) {
  if (passados.length === 0) return null;
  return (
    <Section titulo="Passado para você" sub={String(passados.length)}>
      <ul className={cardStyle}>
        {passados.map((pessoa) => (
          <Passado key={pessoa.id} pessoa={pessoa} leitura={leitura} />
        ))}
      </ul>
    </Section>
  );
}

function Passado({ pessoa, leitura }: { pessoa: Passada; leitura: Leitura }) {
  const now = useNow();
  const { de, recado, em } = pessoa.passado;
  const lugar = lugarOf(pessoa);
  const restante = pessoa.relogio && restanteAt(pessoa.relogio, leitura, now);
  return (
    <li className="relative flex items-start gap-3.5 px-4 py-3 hover:bg-papel md:px-5">
      <RelogioRing nome={pessoa.nome} relogio={pessoa.relogio} leitura={leitura} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 font-texto text-read font-strong tracking-normal text-tinta">
            <Link to={`/caixa/${pessoa.id}`} className="after:absolute after:inset-0">
              {pessoa.nome}
            </Link>
          </h3>
          {restante !== null && (
            <p className={classNames("shrink-0 text-body font-strong", restante < 0 ? "text-erro" : "text-pedra")}>
              {relogioShort(restante)}
            </p>
          )}
        </div>
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-small text-pedra">
          <OrigemChip origem={pessoa.origem} nota={pessoa.nota} />
          {de && <Avatar name={de.nome} seed={de.id} className="size-5! text-micro/none! tracking-tighter" />}
          <span className="min-w-0 truncate">
            {de ? `por ${primeiroNome(de.nome)}` : "pelo rodízio"}, <time dateTime={em}>{formatQuando(em, now)}</time>
            {lugar && ` · ${lugar}`}
          </span>
        </p>
        {recado && (
          <blockquote className="mt-2 max-w-[64ch] border-l-3 border-ambar pl-3 text-read/snug [overflow-wrap:anywhere]">
            {recado}
          </blockquote>
        )}
      </div>
    </li>
  );
}

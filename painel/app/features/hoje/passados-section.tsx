import { Avatar } from "@eden/ui/avatar.tsx";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { OrigemChip } from "~/pessoas/origem-chip.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import { cardStyle, Section } from "./section.tsx";

type Passada = Saida<"hoje">["passados"][number];

/** People whom a colleague handed over, with the note, until the member opens them. */
export function PassadosSection({ passados }: { passados: readonly Passada[] }) {
  if (passados.length === 0) return null;
  return (
    <Section titulo="Passado para você" sub={String(passados.length)}>
      <ul className={cardStyle}>
        {passados.map((pessoa) => (
          <Passado key={pessoa.id} pessoa={pessoa} />
        ))}
      </ul>
    </Section>
  );
}

function Passado({ pessoa }: { pessoa: Passada }) {
  const now = useNow();
  const { de, recado, em } = pessoa.passado;
  const lugar = lugarOf(pessoa);
  return (
    <li className="relative flex items-start gap-3.5 px-4 py-3 hover:bg-papel md:px-5">
      {de ? (
        <Avatar name={de.nome} seed={de.id} />
      ) : (
        <span aria-hidden="true" className="size-9 shrink-0 rounded-full border border-dashed border-contorno" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 truncate font-texto text-read font-strong tracking-normal text-tinta">
            <Link to={`/caixa/${pessoa.id}`} className="after:absolute after:inset-0">
              {pessoa.nome}
            </Link>
          </h3>
          <time dateTime={em} className="shrink-0 text-small text-pedra">
            {formatQuando(em, now)}
          </time>
        </div>
        <p className="mt-0.5 flex min-w-0 items-center gap-2 text-small text-pedra">
          <OrigemChip origem={pessoa.origem} nota={pessoa.nota} />
          <span className="min-w-0 truncate">
            {de ? `de ${primeiroNome(de.nome)}` : "pelo rodízio"}
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

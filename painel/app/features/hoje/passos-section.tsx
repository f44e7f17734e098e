import { diaOf } from "@eden/domain/dia";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check } from "lucide";
import { Link } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { useNow } from "~/parts/use-now.ts";
import { AFETADAS } from "~/pessoas/cache-pessoa.ts";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { OrigemChip } from "~/pessoas/origem-chip.tsx";
import { formatHora, formatQuando } from "~/pessoas/quando.ts";
import { cardStyle, Section } from "./section.tsx";

type Hoje = Saida<"hoje">;
type PessoaComPasso = Hoje["passos"][number];

/** Steps the member promised for today or earlier, each with a tick. */
export function PassosSection({ passos }: { passos: Hoje["passos"] }) {
  const canWrite = useMay("concluir_passo");
  const complete = useCompletePasso();
  if (passos.length === 0) return null;
  return (
    <Section titulo="O que você prometeu para hoje" sub={String(passos.length)}>
      <ul className={cardStyle}>
        {passos.map((pessoa) => (
          <Passo key={pessoa.id} pessoa={pessoa} onDone={canWrite ? () => complete(pessoa) : null} />
        ))}
      </ul>
    </Section>
  );
}

function Passo({ pessoa, onDone }: { pessoa: PessoaComPasso; onDone: (() => void) | null }) {
  const now = useNow();
  const { passo } = pessoa;
  const { membro } = useEu();
  // The member stands in for the owner, who is away.
  const covered = pessoa.dono && pessoa.dono.id !== membro.id ? pessoa.dono : null;
  if (!passo) return null;
  const late = Date.parse(passo.em) < now;
  return (
    <li className="relative flex items-center gap-2 py-2.5 pr-4 pl-2.5 md:gap-3 hover:bg-papel md:pr-5 md:pl-3">
      {onDone && (
        <button
          type="button"
          aria-label={`Concluir: ${passo.texto}, ${pessoa.nome}`}
          onClick={onDone}
          className="group relative z-1 grid size-11 shrink-0 place-items-center rounded-full"
        >
          <span className="grid size-6 place-items-center rounded-full border-[1.5px] border-contorno bg-white text-white group-hover:border-folha group-hover:bg-folha">
            <Icon of={Check} size={15} strokeWidth={3} />
          </span>
        </button>
      )}
      <time
        dateTime={passo.em}
        className={classNames(
          "min-w-12 shrink-0 text-read leading-tight font-strong tabular-nums",
          late && "text-erro",
          !onDone && "ml-2",
        )}
      >
        {diaOf(passo.em) === diaOf(now) ? formatHora(passo.em) : formatQuando(passo.em, now).split(",")[0]}
        {late && <span className="sr-only">, atrasada</span>}
      </time>
      <p className="min-w-0 flex-1">
        <Link
          to={`/caixa/${pessoa.id}`}
          className="block text-read/snug [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {passo.texto}
        </Link>
        <span className="block truncate text-small text-pedra">
          {[pessoa.nome, lugarOf(pessoa), covered && `por ${primeiroNome(covered.nome)}`].filter(Boolean).join(" · ")}
        </span>
      </p>
      <span className="max-md:hidden">
        <OrigemChip origem={pessoa.origem} nota={pessoa.nota} />
      </span>
    </li>
  );
}

function useCompletePasso() {
  const { send } = useComandos();
  const key = rpcKey("hoje", {});
  return ({ id, versao }: PessoaComPasso) =>
    void send(
      "concluir_passo",
      { pessoa: id, versao },
      {
        aviso: "Passo concluído",
        invalidate: AFETADAS,
        optimistic: (queryClient) => {
          // A response that left the server before the command must not bring the step back.
          void queryClient.cancelQueries({ queryKey: key });
          const before = queryClient.getQueryData<Hoje>(key)?.passos ?? [];
          const write = (change: (passos: Hoje["passos"]) => Hoje["passos"]) =>
            queryClient.setQueryData<Hoje>(key, (hoje) => hoje && { ...hoje, passos: change(hoje.passos) });
          write((passos) => passos.filter((pessoa) => pessoa.id !== id));
          return () => write(() => before);
        },
      },
    );
}

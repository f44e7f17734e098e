import { resumoOf } from "@eden/domain/atendimento/resumo";
import type { PessoaLinha } from "@eden/domain/painel/pessoa";
import { classNames } from "@eden/ui/core/class-names.ts";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "~/parts/use-now.ts";
import { DonoAvatar } from "~/pessoas/dono-avatar.tsx";
import { lugarOf } from "~/pessoas/nomes.ts";
import { OrigemChip, RespondeuChip } from "~/pessoas/origem-chip.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import { type Leitura, restanteAt } from "~/pessoas/relogio.ts";
import { RelogioCurto } from "~/pessoas/relogio-curto.tsx";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";

interface PessoaRowProps {
  pessoa: PessoaLinha;
  leitura: Leitura;
  to: string;
  aberta: boolean;
  /** No longer in this list; the row keeps its place until the list is renewed. */
  saiu?: boolean;
  /** A contact whose result was not entered yet. */
  pendente?: boolean;
  /** Replaces the summary, e.g. with what a search found. */
  frase?: ReactNode;
  /** A checkbox instead of the ring. */
  escolha?: ReactNode;
}

/** One person of a list, a link whose text names everything that is drawn. */
export const PessoaRow = memo(function PessoaRow(props: PessoaRowProps) {
  const { pessoa, leitura, to, aberta, saiu = false, pendente = false, frase, escolha } = props;
  const respondeu = pessoa.resposta !== null;
  return (
    <div className={classNames("relative flex border-b border-areia", aberta && "lg:bg-orvalho")}>
      {aberta && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-folha max-lg:hidden" />}
      {escolha}
      <Link
        to={to}
        aria-current={aberta ? "true" : undefined}
        data-pessoa={pessoa.id}
        className={classNames(
          "grid min-w-0 flex-1 gap-3 py-[11px] pr-4 pb-3 text-left focus-visible:-outline-offset-3 focus-visible:shadow-none max-lg:py-[13px] max-lg:pr-5",
          escolha ? "grid-cols-[minmax(0,1fr)]" : "grid-cols-[46px_minmax(0,1fr)] pl-4 max-lg:pl-5",
          saiu && "opacity-75",
        )}
      >
        {!escolha && (
          <RelogioRing nome={pessoa.nome} relogio={pessoa.relogio} leitura={leitura} respondeu={respondeu} />
        )}
        <span className="block min-w-0">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 truncate text-read/snug font-strong">{pessoa.nome}</span>
            {pendente && <Dot />}
            <Quando pessoa={pessoa} leitura={leitura} saiu={saiu} />
          </span>
          <span className="mt-px block truncate text-small/snug text-pedra max-lg:text-body/snug">
            {frase ?? pessoa.resposta ?? pessoa.passo?.texto ?? resumoOf(pessoa.resumo)}
          </span>
          <span className="mt-1.5 flex min-w-0 items-center gap-1.5 text-micro text-pedra">
            {respondeu ? <RespondeuChip /> : <OrigemChip origem={pessoa.origem} nota={pessoa.nota} />}
            <span className="min-w-0 flex-1 truncate">
              {lugarOf(pessoa)}
              {pessoa.receita.length > 0 && " · Receita"}
            </span>
            <DonoAvatar dono={pessoa.dono} />
          </span>
        </span>
      </Link>
    </div>
  );
});

function Dot() {
  return (
    <span className="size-2 shrink-0 self-center rounded-full bg-ipe ring-1 ring-aviso">
      <span className="sr-only">falta dizer como foi</span>
    </span>
  );
}

function Quando({ pessoa, leitura, saiu }: Pick<PessoaRowProps, "pessoa" | "leitura" | "saiu">) {
  const now = useNow();
  const restante = pessoa.relogio && restanteAt(pessoa.relogio, leitura, now);
  const late = !saiu && restante !== null && restante < 0;
  const words = () => {
    if (saiu) return "saiu desta lista";
    // The heading of the group names working time: beside the name only what is left has room.
    if (restante !== null) return <RelogioCurto restante={restante} rest="max-md:sr-only lg:sr-only" />;
    return formatQuando(pessoa.passo?.em ?? pessoa.ultima_entrada_em, now);
  };
  return (
    <span
      className={classNames(
        "ml-auto shrink-0 text-micro whitespace-nowrap",
        late ? "font-strong text-erro" : "text-pedra",
      )}
    >
      {words()}
    </span>
  );
}

import { resumoOf } from "@eden/domain/atendimento/resumo";
import { ESTADOS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "~/parts/use-now.ts";
import type { PessoaLida } from "~/pessoas/cache-pessoa.ts";
import { DonoAvatar } from "~/pessoas/dono-avatar.tsx";
import { EstadoGlyph } from "~/pessoas/estado-glyph.tsx";
import { cidadeOf, lojaOf } from "~/pessoas/nomes.ts";
import { OrigemChip } from "~/pessoas/origem-chip.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";

interface FiltroRowProps {
  pessoa: PessoaLida;
  to: string;
  saiu: boolean;
  escolha: ReactNode;
  escolhida: boolean;
}

/** Columns of the wide list; the last three come with the width. */
const grid =
  "grid grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)_150px_116px_108px_24px] items-center gap-4 xl:grid-cols-[minmax(0,2.6fr)_minmax(0,1fr)_136px_116px_104px_80px_minmax(0,1.5fr)_24px] xl:gap-3";

/** A person of a filtered list where it has the whole width: one link, whose text names every column. */
export function FiltroRow({ pessoa, to, saiu, escolha, escolhida }: FiltroRowProps) {
  const now = useNow();
  const { estado, passo, aceita_novidades: aceita } = pessoa;
  return (
    <div className={classNames("flex border-b border-areia", escolhida ? "bg-orvalho" : "hover:bg-creme")}>
      {escolha}
      <Link
        to={to}
        data-pessoa={pessoa.id}
        className={classNames(
          grid,
          "min-h-15 min-w-0 flex-1 py-1.5 pr-6 text-body focus-visible:-outline-offset-3 focus-visible:shadow-none",
          saiu && "opacity-75",
        )}
      >
        <span className="flex min-w-0 items-center gap-3">
          <RelogioRing
            nome={pessoa.nome}
            relogio={pessoa.relogio}
            leitura={pessoa.leitura}
            respondeu={pessoa.resposta !== null}
            size="s"
          />
          <span className="min-w-0">
            <b className="block truncate text-read/snug font-strong">{pessoa.nome}</b>
            <span className="block truncate text-small/snug text-pedra">
              {saiu ? "saiu deste filtro" : (lojaOf(pessoa) ?? resumoOf(pessoa.resumo))}
            </span>
          </span>
        </span>
        <span className="truncate">{cidadeOf(pessoa) || <Nada de="cidade" />}</span>
        <span className="min-w-0 overflow-hidden">
          <OrigemChip origem={pessoa.origem} nota={pessoa.nota} />
        </span>
        <span className="flex items-center gap-1.5 whitespace-nowrap text-mata">
          <EstadoGlyph estado={estado} size={17} />
          {ESTADOS[estado].nome}
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatQuando(pessoa.ultima_entrada_em, now)}</span>
        <span className={classNames("max-xl:sr-only", aceita ? "font-semibold text-folha" : "text-pedra")}>
          <span className="sr-only">Novidades: </span>
          {aceita ? "Aceita" : "Não aceita"}
        </span>
        <span className="truncate text-pedra max-xl:sr-only">
          {passo ? `${passo.texto}, ${formatQuando(passo.em, now)}` : <Nada de="passo" />}
        </span>
        <DonoAvatar dono={pessoa.dono} />
      </Link>
    </div>
  );
}

function Nada({ de }: { de: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-pedra">
        —
      </span>
      <span className="sr-only">sem {de}</span>
    </>
  );
}

/** The names of the columns. Hidden from screen readers: each row is a link that names its own. */
export function FiltroHead({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center border-b border-linha pr-6 text-small font-semibold text-pedra">
      {children || <span className="w-6 shrink-0" />}
      <div aria-hidden="true" className={classNames(grid, "flex-1 py-2 whitespace-nowrap")}>
        <span>Pessoa</span>
        <span>Cidade</span>
        <span>Origem</span>
        <span>Estado</span>
        <span>Escreveu</span>
        <span className="max-xl:hidden">Novidades</span>
        <span className="max-xl:hidden">Próximo passo</span>
        <span />
      </div>
    </div>
  );
}

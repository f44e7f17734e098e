import { FORMAS } from "@eden/domain/conteudo/formas";
import { isAmostra } from "@eden/domain/conteudo/padroes";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronRight } from "lucide";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { Planta } from "~/pessoas/planta.tsx";
import { formatQuando } from "~/pessoas/quando.ts";
import type { TextoLinha } from "./situacao-chips.tsx";

/** Beside the list while no text is open: what waits for this member, what is on the way, and what is still a sample. */
export function TextosInicio() {
  return <QueryState query={useRpc("textos", {})}>{(saida) => <Inicio {...saida} />}</QueryState>;
}

function Inicio({ textos }: Saida<"textos">) {
  const { membro } = useEu();
  const waiting = textos.filter(({ situacao, autor }) => situacao === "em_aprovacao" && autor?.id !== membro.id);
  const drafts = textos.filter((linha) => linha.situacao !== null && !waiting.includes(linha));
  const samples = textos.filter(({ chave, publicado }) => isAmostra(chave, publicado));
  const isQuiet = waiting.length === 0 && drafts.length === 0;
  return (
    <div className="min-h-full xl:grid xl:grid-cols-[minmax(0,1fr)_356px]">
      <div className="grid max-w-[46rem] content-start gap-8 px-4 py-6 md:px-7">
        <header className={classNames(isQuiet && "xl:grid xl:justify-items-center xl:pt-[14vh] xl:text-center")}>
          {isQuiet && <Planta estado="muda" scale={250} className="mb-6! max-xl:hidden" />}
          <h1 className="text-display/tight">{titleOf(waiting.length)}</h1>
          <p className="mt-2 max-w-[58ch] text-pretty text-pedra">
            Escolha um texto na lista. O rascunho pode ser visto na página de verdade, outra pessoa da Gestão aprova e o
            site se monta sozinho. Dá para desfazer.
          </p>
        </header>
        <Grupo titulo="Esperando você" linhas={waiting} />
        <Grupo titulo="A caminho" linhas={drafts} />
      </div>
      <aside className="border-linha bg-creme px-4 py-6 max-xl:border-t md:px-6 xl:border-l">
        <Grupo titulo={`Ainda são exemplos: ${samples.length} de ${textos.length}`} linhas={samples} plain />
        {samples.length === 0 && <p className="text-pedra">Nenhum texto é mais exemplo.</p>}
      </aside>
    </div>
  );
}

function titleOf(waiting: number): string {
  if (waiting === 0) return "Nenhum texto espera por você";
  return waiting === 1 ? "Um texto espera por você" : `${waiting} textos esperam por você`;
}

interface GrupoProps {
  titulo: string;
  linhas: readonly TextoLinha[];
  /** Without author and state. */
  plain?: boolean;
}

const SITUACOES = { em_aprovacao: "espera aprovação", rascunho: "rascunho", recusado: "recusado" };

function Grupo({ titulo, linhas, plain = false }: GrupoProps) {
  const now = useNow();
  if (linhas.length === 0) return null;
  return (
    <section aria-label={titulo}>
      <h2 className="border-linha border-b pb-2 font-texto text-read font-strong tracking-normal text-tinta">
        {titulo}
      </h2>
      <ul>
        {linhas.map(({ chave, situacao, autor, gravado_em }) => (
          <li key={chave} className="border-linha border-b border-dashed">
            <Link to={`/textos/${chave}`} className="group flex min-h-12 items-center gap-3 py-2 hover:text-folha">
              <span className="min-w-0 flex-1">
                <b className="block font-semibold">{FORMAS[chave].rotulo}</b>
                <span className="block text-small text-pedra">
                  {plain || !situacao || !autor || !gravado_em
                    ? FORMAS[chave].onde
                    : `${SITUACOES[situacao]}, de ${primeiroNome(autor.nome)}, ${formatQuando(gravado_em, now)}`}
                </span>
              </span>
              <Icon of={ChevronRight} size={18} className="text-folha" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

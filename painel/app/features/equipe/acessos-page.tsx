import { diaOf } from "@eden/domain/dia";
import { ACOES } from "@eden/domain/painel/acoes";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call, type Entrada, type Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import type { RpcError } from "~/clients/transport.ts";
import { useEu } from "~/clients/use-eu.ts";
import { groupBy } from "~/parts/group-by.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { SearchField } from "~/parts/search-field.tsx";
import { useDebounced } from "~/parts/use-debounced.ts";
import { formatDia } from "~/pessoas/quando.ts";
import { AcessoLine } from "./acesso-line.tsx";
import { foldViews } from "./fold-views.ts";

type Pagina = Saida<"registro">;

/** Who saw and changed what. The newest come first, older ones by page. */
export function AcessosPage() {
  const { equipe } = useEu();
  const [params, setParams] = useSearchParams();
  const pessoa = params.get("pessoa");
  const [membro, setMembro] = useState("");
  const [acao, setAcao] = useState("");
  const [texto, setTexto] = useState("");
  const procurado = useDebounced(texto.trim());
  const query = useRegistro({
    membro: membro || null,
    acao: acao || null,
    pessoa,
    texto: procurado.length < MIN_TEXTO ? null : procurado,
  });
  const sobre = query.data?.pages[0]?.sobre;
  return (
    <section className="px-4 py-5 md:px-7">
      <h1 className="max-w-[80ch] font-texto text-title font-normal tracking-normal text-tinta">
        {pessoa ? "Quem viu e mudou esta pessoa" : "Quem viu e mudou o quê"}. Só cresce:{" "}
        <b className="font-semibold text-mata">ninguém edita nem apaga</b>. Guardado por dois anos.
      </h1>
      <div className="mt-3 flex flex-wrap gap-2 border-b border-linha pb-4">
        {pessoa ? (
          <button type="button" onClick={() => setParams({}, { replace: true })} className={sobreStyle}>
            {sobre === undefined ? "Uma pessoa" : `Sobre ${sobre ?? "uma pessoa já apagada"}`}
            <Icon of={X} size={16} />
            <span className="sr-only">, ver de todas as pessoas</span>
          </button>
        ) : (
          <SearchField
            value={texto}
            onChange={setTexto}
            onDown={noop}
            onEnter={noop}
            label="Buscar pela pessoa: nome, telefone, e-mail, CNPJ ou protocolo"
            placeholder="Sobre quem: nome, telefone…"
            atalho={{ label: "Buscar pela pessoa", group: "Registro de acessos" }}
            className="w-full sm:w-60 xl:w-72"
          />
        )}
        <Filter
          label="De quem"
          all="Toda a equipe"
          value={membro}
          onValueChange={setMembro}
          options={equipe.map(({ id, nome }) => [id, nome])}
        />
        <Filter label="Que ação" all="Todas as ações" value={acao} onValueChange={setAcao} options={ACOES_POR_NOME} />
      </div>
      <QueryState query={query}>
        {({ pages }) => <Lista linhas={pages.flatMap((pagina) => pagina.linhas)} equipe={equipe} />}
      </QueryState>
      {query.data && query.error && (
        <p role="alert" className="mt-4">
          {query.error.mensagem}
        </p>
      )}
      {query.hasNextPage && (
        <CompactButton className="mt-3" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Mostrar mais antigas
        </CompactButton>
      )}
    </section>
  );
}

const ACOES_POR_NOME = Object.entries(ACOES)
  .map(([id, { nome }]) => [id, nome] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, "pt-BR"));
const MIN_TEXTO = 3;
const noop = () => undefined;
const sobreStyle =
  "inline-flex min-h-10 max-w-full items-center gap-2 rounded-control border border-folha bg-orvalho px-3 text-body font-semibold text-mata hover:border-mata max-lg:min-h-11";

type Pedida = Pick<Entrada<"registro">, "membro" | "acao" | "pessoa" | "texto">;

function useRegistro(pedida: Pedida) {
  return useInfiniteQuery<Pagina, RpcError, { pages: Pagina[] }, readonly unknown[], string | null>({
    queryKey: rpcKey("registro", pedida),
    queryFn: ({ pageParam, signal }) => call("registro", { ...pedida, cursor: pageParam, limite: 50 }, signal),
    initialPageParam: null,
    getNextPageParam: ({ proximo }) => proximo,
  });
}

function Lista({ linhas, equipe }: Pick<Pagina, "linhas"> & Pick<Saida<"eu">, "equipe">) {
  if (linhas.length === 0)
    return (
      <p role="status" className="mt-4 text-pedra">
        Nada com este filtro.
      </p>
    );
  const dias = groupBy(linhas, ({ em }) => diaOf(em));
  return [...dias].map(([dia, doDia]) => (
    <section key={dia} aria-label={formatDia(doDia[0]?.em ?? dia, Date.now())}>
      <h2 className="mt-5 flex items-center gap-3 font-texto text-small font-semibold tracking-normal text-pedra after:h-px after:flex-1 after:bg-linha-2">
        {formatDia(doDia[0]?.em ?? dia, Date.now())}
      </h2>
      <ul>
        {foldViews(doDia).map((vezes) => (
          <AcessoLine key={vezes[0].id} vezes={vezes} equipe={equipe} />
        ))}
      </ul>
    </section>
  ));
}

interface FilterProps {
  label: string;
  all: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
}

function Filter({ label, all, value, onValueChange, options }: FilterProps) {
  return (
    <DenseControl
      as="select"
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      options={[["", all], ...options]}
      className="min-w-0 font-semibold text-mata max-sm:flex-1 sm:max-w-44"
    />
  );
}

import { pathOfPraca } from "@eden/domain/pracas/documentos";
import { besideRatio, moradoresPorFarmacia } from "@eden/domain/pracas/leitura";
import { readParecidas } from "@eden/domain/pracas/leitura-das-secoes";
import { countOf, formatNumero, formatParte, ratioOf } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { useEffect, useRef } from "react";
import { forgetDocumento, readDocumento } from "~/clients/praca.ts";
import { savesData } from "~/clients/prefetch.ts";
import { fichaStyle } from "./quadro.tsx";

type Parecida = Praca["parecidas"][number];

const NADA = "–";
const nameOf = ({ nome, uf }: Parecida) => `${nome}, ${uf}`;
const ratio = ({ habitantes, ativas }: Pick<Parecida, "habitantes" | "ativas">) =>
  ativas > 0 ? formatNumero(ratioOf(habitantes, ativas)) : NADA;
const share = ({ redes, ativas }: Pick<Parecida, "redes" | "ativas">) =>
  ativas > 0 ? formatParte(redes, ativas) : NADA;

/** Nothing without a population: there is no town to compare with. */
export function Parecidas({ praca }: { praca: Praca }) {
  return praca.parecidas.length > 0 && <Lista praca={praca} />;
}

function Lista({ praca }: { praca: Praca }) {
  const { parecidas, parecidas_por } = praca;
  const section = useReadAhead(parecidas);
  return (
    <section ref={section} aria-labelledby="parecidas" className="pagina mt-18 min-[72rem]:mt-26">
      <h2 id="parecidas" className="text-pergunta">
        {titleOf(parecidas_por)}
      </h2>
      <p className="mt-4 max-w-[62ch] text-pedra">{readParecidas(praca)}</p>
      <TabelaDeParecidas praca={praca} />
      <ul className="mt-5 grid gap-2.5 md:hidden">
        {parecidas.map((parecida) => (
          <Cartao key={parecida.nome + parecida.uf} parecida={parecida} beside={besideRatio(praca)} />
        ))}
      </ul>
    </section>
  );
}

/** Reads the documents of the linked towns, 0.6 kB each, once they are on screen: a tap then waits for no request. */
function useReadAhead(parecidas: readonly Parecida[]) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!section.current || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      for (const { uf, slug } of parecidas) if (slug) void readAhead(pathOfPraca({ uf, slug }));
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [parecidas]);
  return section;
}

/** Without an answer the visit asks for itself: the network may be back by then. */
async function readAhead(path: string) {
  if ((await readDocumento(path)) === undefined) forgetDocumento(path);
}

function titleOf(by: Praca["parecidas_por"]): string {
  return by === "populacao" ? "As cidades de tamanho mais próximo" : "Cidades do mesmo porte";
}

function TabelaDeParecidas({ praca }: { praca: Praca }) {
  const { nome, uf, populacao, ativas } = praca;
  const own = moradoresPorFarmacia(praca);
  return (
    <div className={`${fichaStyle} mt-7 max-md:hidden`}>
      <table className="tabela">
        <caption className="sr-only">{readParecidas(praca)}</caption>
        <thead>
          <tr>
            <th scope="col">Cidade</th>
            <th scope="col">Distância</th>
            <th scope="col">Moradores</th>
            <th scope="col">Farmácias ativas</th>
            <th scope="col">Moradores por farmácia{besideRatio(praca)}</th>
            <th scope="col">De empresas com 5 lojas ou mais</th>
          </tr>
        </thead>
        <tbody>
          <tr className="tabela-cidade">
            <th scope="row">
              {nome}, {uf}
            </th>
            <td>{NADA}</td>
            <td>{populacao ? formatNumero(populacao.habitantes) : NADA}</td>
            <td>{formatNumero(ativas)}</td>
            <td className="font-bold">{own ? formatNumero(own) : NADA}</td>
            <td>{share(praca)}</td>
          </tr>
          {praca.parecidas.map((parecida) => (
            <tr key={parecida.nome + parecida.uf}>
              <th scope="row">
                <Cidade {...parecida} label={nameOf(parecida)} />
              </th>
              <td>{formatNumero(parecida.km)} km</td>
              <td>{formatNumero(parecida.habitantes)}</td>
              <td>{formatNumero(parecida.ativas)}</td>
              <td className="font-bold">{ratio(parecida)}</td>
              <td>{share(parecida)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CidadeProps {
  label: string;
  uf: string;
  slug?: string | undefined;
}

/** A link where this build has its page. */
export function Cidade({ label, uf, slug }: CidadeProps) {
  if (!slug) return label;
  return (
    <AppLink
      to={pathOfPraca({ uf, slug })}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-folha underline decoration-folha/40 decoration-[1.5px] underline-offset-4"
    >
      {label}
    </AppLink>
  );
}

function Cartao({ parecida, beside }: { parecida: Parecida; beside: string }) {
  const { km, habitantes, ativas } = parecida;
  return (
    <li className="rounded-cartao bg-papel p-4 shadow-suave">
      <div className="flex items-baseline justify-between gap-2.5">
        <Cidade {...parecida} label={nameOf(parecida)} />
        <span className="shrink-0 text-pedra text-peq">{formatNumero(km)} km</span>
      </div>
      <p className="mt-1.5 text-peq">
        {ativas > 0 ? (
          <>
            <b>{ratio(parecida)}</b> moradores por farmácia{beside} · <b>{share(parecida)}</b> de empresas com 5 lojas
            ou mais
          </>
        ) : (
          "nenhuma farmácia ativa"
        )}
      </p>
      <p className="text-pedra text-peq">
        {countOf(ativas, "farmácia", "farmácias")} · {formatNumero(habitantes)} moradores
      </p>
    </li>
  );
}

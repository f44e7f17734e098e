import { besideRatio } from "@eden/domain/pracas/leitura";
import { readRegiao, readVizinhas } from "@eden/domain/pracas/leitura-das-secoes";
import { countOf, formatNumero, ratioOf } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";
import { Cidade } from "./parecidas.tsx";
import { fichaStyle } from "./quadro.tsx";

const NADA = "–";

/** The towns of the immediate region: where customers and rivals come from. */
export function Vizinhas({ praca }: { praca: Praca }) {
  const { uf, vizinhas, regiao } = praca;
  if (vizinhas.length < 2) return null;
  const titulo = `Na região imediata de ${regiao.nome}`;
  return (
    <section aria-labelledby="vizinhas" className="pagina mt-18 min-[72rem]:mt-26">
      <h2 id="vizinhas" className="text-pergunta">
        {titulo}
      </h2>
      <p className="mt-4 max-w-[80ch] text-pedra">
        {readRegiao(praca)} {readVizinhas(praca)}
      </p>
      <div className={`${fichaStyle} mt-7`}>
        <table className="tabela">
          <caption className="sr-only">{titulo}</caption>
          <thead>
            <tr>
              <th scope="col">Cidade</th>
              <th scope="col" className="max-md:hidden">
                Moradores
              </th>
              <th scope="col">Farmácias ativas</th>
              <th scope="col">Moradores por farmácia{besideRatio(praca)}</th>
            </tr>
          </thead>
          <tbody>
            {vizinhas.map(({ nome, slug, habitantes, ativas }) => (
              <tr key={nome} className={nome === praca.nome ? "tabela-cidade" : undefined}>
                <th scope="row">
                  {nome === praca.nome ? nome : <Cidade label={nome} uf={uf} slug={slug} />}
                  {habitantes && (
                    <span className="block font-normal text-pedra text-peq md:hidden">
                      {countOf(habitantes, "morador", "moradores")}
                    </span>
                  )}
                </th>
                <td className="max-md:hidden">{habitantes ? formatNumero(habitantes) : NADA}</td>
                <td>{formatNumero(ativas)}</td>
                <td className="font-bold">
                  {habitantes && ativas > 0 ? formatNumero(ratioOf(habitantes, ativas)) : NADA}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { anosOf } from "@eden/domain/pracas/anos";
import { pathOfPraca } from "@eden/domain/pracas/documentos";
import { faixaOf } from "@eden/domain/pracas/faixa";
import { anoDaPopulacao, besideRatio, moradoresPorFarmacia, readHead } from "@eden/domain/pracas/leitura";
import { readDesde2012, readLugar } from "@eden/domain/pracas/leitura-das-secoes";
import { countOf, formatMes, formatNumero, formatParte, ratioOf } from "@eden/domain/pracas/numero";
import type { Praca, PracaGrande } from "@eden/domain/pracas/praca";
import { escalaOf, ruaOf } from "@eden/domain/pracas/rua";
import type { ReactNode } from "react";
import { empresa } from "~/content/empresa.ts";
import { fontesDaFolha, praca as words } from "~/content/praca.ts";
import { BarrasDaCoorte, BarrasDoFluxo } from "./barras.tsx";
import { referenciasOf } from "./comparacoes.tsx";
import { plainFrase } from "./frase.tsx";
import { LinhaDeMoradores } from "./linha-de-moradores.tsx";
import { Loja, Rua } from "./lojas.tsx";
import { Numeros } from "./numeros-da-folha.tsx";

/** Each drawing has a width of its own: a hatching is known by it. */
const WIDTH = 384;

/** What is printed instead of the page: one sheet of A4 with room for notes. Its look is in styles/praca.css. */
export function Folha({ praca }: { praca: Praca }) {
  const { nome, uf, mes, ativas } = praca;
  return (
    <div data-folha="praca" className="hidden">
      <p className="folha-topo">
        <b className="folha-logo">{empresa.nome}</b>
        <span>
          {words.nome} · registro de {formatMes(mes)}
          <br />
          {new URL(empresa.origem).host.replace(/^www\./, "")}
          {pathOfPraca(praca)}
        </span>
      </p>
      <div className="folha-praca-titulo">
        <p className={`folha-titulo ${nome.length > 16 ? "folha-titulo-longo" : ""}`}>
          {nome} <small>{uf}</small>
        </p>
        <p>
          {ativas > 0 && `${countOf(ativas, "farmácia ativa", "farmácias ativas")} no registro. `}
          {plainFrase(readHead(praca))} {readLugar(praca)}
        </p>
      </div>
      {ativas > 0 && <RuaDaFolha praca={praca} />}
      {ativas > 0 && <Numeros praca={praca} />}
      {"desde_2012" in praca && ativas > 0 && (
        <p className="folha-poucas">
          {readDesde2012(praca.desde_2012)} {words.poucas.texto}
        </p>
      )}
      <div className="folha-quadros">
        <Moradores praca={praca} />
        {"detalhe" in praca && <Tempo praca={praca} />}
        <Parecidas praca={praca} />
      </div>
      <div className="folha-notas">
        <p className="folha-rotulo">O que a gente vai fazer com isso</p>
        <hr />
        <hr />
      </div>
      <p className="folha-praca-pe">{fontesDaFolha(praca)}</p>
    </div>
  );
}

function RuaDaFolha({ praca }: { praca: Praca }) {
  const { ativas, unicas, grupos, redes } = praca;
  const lojas = ruaOf(praca);
  const escala = escalaOf(ativas);
  const columns = 40;
  return (
    <div className="folha-rua">
      <Rua lojas={lojas} columns={Math.min(columns, lojas.length)} room={columns} />
      <p>
        <Loja de="unica" size={16} /> <b>{formatNumero(unicas)}</b> {unicas === 1 ? "loja única" : "lojas únicas"}
        <Loja de="grupo" size={16} /> <b>{formatNumero(grupos)}</b> de grupos de 2 a 4 lojas
        <Loja de="rede" size={16} /> <b>{formatNumero(redes)}</b> de empresas com 5 lojas ou mais
        {escala > 1 && <span>cada lojinha vale {escala} farmácias</span>}
      </p>
    </div>
  );
}

function Bloco({ titulo, children }: { titulo: ReactNode; children: ReactNode }) {
  return (
    <div className="folha-quadro">
      <p className="folha-rotulo">{titulo}</p>
      {children}
    </div>
  );
}

function Moradores({ praca }: { praca: Praca }) {
  const valor = moradoresPorFarmacia(praca);
  if (!valor || !praca.faixa) return null;
  const { id, quantis } = praca.faixa;
  return (
    <Bloco titulo={words.moradores.titulo}>
      <LinhaDeMoradores
        nome={praca.nome}
        referencias={referenciasOf(praca)}
        faixa={faixaOf(id).curta}
        ano={anoDaPopulacao(praca)}
        width={WIDTH}
        {...{ valor, quantis }}
      />
    </Bloco>
  );
}

function Tempo({ praca }: { praca: PracaGrande }) {
  const anos = anosOf(praca);
  const complete = anos.filter(({ isCorrente }) => !isCorrente);
  return (
    <>
      <Bloco titulo="Aberturas (para cima) e baixas por ano">
        <BarrasDoFluxo anos={anos.slice(-9)} width={WIDTH} height={58} />
      </Bloco>
      {praca.coorte && (
        <Bloco titulo="Por ano de abertura: ativas hoje do total">
          <BarrasDaCoorte anos={complete.slice(-8)} width={WIDTH} height={76} />
        </Bloco>
      )}
    </>
  );
}

function Parecidas({ praca }: { praca: Praca }) {
  if (praca.parecidas.length === 0) return null;
  return (
    <Bloco titulo={`Cidades do mesmo porte${besideRatio(praca)}`}>
      <table>
        <thead>
          <tr>
            <th>Cidade</th>
            <th>km</th>
            <th>Farmácias</th>
            <th>Moradores por farmácia</th>
            <th>5 lojas ou mais</th>
          </tr>
        </thead>
        <tbody>
          {praca.parecidas.map(({ nome, uf, km, habitantes, ativas, redes }) => (
            <tr key={nome + uf}>
              <th scope="row">{uf === praca.uf ? nome : `${nome}, ${uf}`}</th>
              <td>{formatNumero(km)}</td>
              <td>{formatNumero(ativas)}</td>
              <td>{ativas > 0 ? formatNumero(ratioOf(habitantes, ativas)) : "–"}</td>
              <td>{ativas > 0 ? formatParte(redes, ativas) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bloco>
  );
}

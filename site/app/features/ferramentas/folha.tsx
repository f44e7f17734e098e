import { formatDia, today } from "@eden/domain/ferramentas/hoje";
import type { ReactNode } from "react";
import { empresa } from "~/content/empresa.ts";
import { EXEMPLO, limite } from "~/content/ferramentas.ts";
import { useAbertos } from "./abertos.ts";
import { type Calculo, explanationOf } from "./como-calculamos.tsx";
import { plainFrase } from "./frase.tsx";
import type { Leitura } from "./resultado.tsx";

interface FolhaProps {
  ferramenta: { nome: string; path: string };
  /** The question of the page. */
  titulo: string;
  leitura: Leitura;
  /** What was typed, in groups. */
  entradas: readonly { titulo: string; linhas: readonly (readonly [string, string])[] }[];
  calculos: readonly Calculo[];
  isExemplo: boolean;
  /** The chart, drawn for paper. */
  children: ReactNode;
  /** A table across the whole width. */
  tabela?: ReactNode;
}

/** What is printed instead of the page: one sheet of A4 with room for notes. Its look is in styles/ferramentas.css. */
export function Folha({ ferramenta, titulo, leitura, entradas, calculos, isExemplo, children, tabela }: FolhaProps) {
  const { isOpen } = useAbertos();
  const hoje = formatDia(today());
  return (
    <div data-folha="conta" className="hidden">
      <p className="folha-topo">
        <b className="folha-logo">{empresa.nome}</b>
        <span>
          Ferramentas do dono · {ferramenta.nome}
          <br />
          {new URL(empresa.origem).host.replace(/^www\./, "")}
          {ferramenta.path}
        </span>
      </p>
      <p className="folha-titulo">{titulo}</p>
      <p className="folha-valor">
        {leitura.valor} <small>{leitura.unidade}</small>
      </p>
      <p>
        {leitura.olho}: {plainFrase(leitura.frase)}
      </p>
      <div className="folha-conta">
        <div>
          {entradas.map((grupo) => (
            <Entradas key={grupo.titulo} {...grupo} />
          ))}
        </div>
        <div className="folha-grafico">{children}</div>
      </div>
      {tabela}
      <p className="folha-rotulo">Como calculamos</p>
      <ul className={calculos.some(({ titulo }) => isOpen(titulo)) ? "folha-calculos folha-abertos" : "folha-calculos"}>
        {calculos.map((calculo) => (
          <li key={calculo.titulo}>
            <b>{calculo.titulo}:</b> {calculo.conta ?? calculo.formula}
            {isOpen(calculo.titulo) && ` (${calculo.formula} ${explanationOf(calculo)})`}
          </li>
        ))}
      </ul>
      <div className="folha-notas">
        <p className="folha-rotulo">O que a gente vai fazer com isso</p>
        <hr />
        <hr />
        <hr />
      </div>
      <p className="folha-pe">
        <span>
          Conta feita em {hoje}. {limite}
        </span>
        {isExemplo && <span>{EXEMPLO}</span>}
      </p>
    </div>
  );
}

function Entradas({ titulo, linhas }: FolhaProps["entradas"][number]) {
  return (
    <table>
      <caption>{titulo}</caption>
      <tbody>
        {linhas.map(([label, valor], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{valor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { formatDia, today } from "@eden/domain/ferramentas/hoje";
import { mesEAno } from "@eden/domain/ferramentas/mes";
import type { ReactNode } from "react";
import { empresa } from "~/content/empresa.ts";
import { EXEMPLO, limite } from "~/content/ferramentas.ts";
import { useAbertos } from "./abertos.ts";
import { type Calculo, explanationOf } from "./como-calculamos.tsx";
import { plainFrase } from "./frase.tsx";
import type { Leitura } from "./resultado.tsx";

/** What a tool puts on its sheet. */
export interface DadosDaFolha {
  /** The question of the page. */
  titulo: string;
  /** What was typed, in groups. */
  entradas: readonly { titulo: string; linhas: readonly (readonly [string, string])[] }[];
  /** The chart, drawn for paper. */
  grafico: ReactNode;
  /** A table across the whole width. */
  tabela?: ReactNode;
}

interface FolhaProps extends DadosDaFolha {
  ferramenta: { nome: string; path: string };
  leitura: Leitura;
  calculos: readonly Calculo[];
  /** Month of the sales, where the result depends on it. */
  mes?: string | undefined;
  isExemplo: boolean;
}

/** What is printed instead of the page: one sheet of A4 with room for notes. Its look is in styles/ferramentas.css. */
export function Folha({
  ferramenta,
  titulo,
  leitura,
  entradas,
  calculos,
  mes,
  isExemplo,
  grafico,
  tabela,
}: FolhaProps) {
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
        <div className="folha-grafico">{grafico}</div>
      </div>
      {tabela}
      <p className="folha-rotulo">Como calculamos</p>
      <ul className={calculos.some(({ titulo }) => isOpen(titulo)) ? "folha-calculos folha-abertos" : "folha-calculos"}>
        {calculos
          .filter(({ conta }) => conta)
          .map((calculo) => (
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
          {mes && `Vendas de ${mesEAno(mes)}. `}Conta feita em {hoje}. {limite}
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

import { type Caderno, dozeMeses, type Letra } from "@eden/domain/ferramentas/caderno";
import { figureWords, QUADROS } from "@eden/domain/ferramentas/caderno-words";
import { formatDia, today } from "@eden/domain/ferramentas/hoje";
import { mesEAno, nomeDoMes } from "@eden/domain/ferramentas/mes";
import { Fragment, useEffect } from "react";
import { empresa } from "~/content/empresa.ts";
import { limite, meses as pagina } from "~/content/ferramentas.ts";

/** What is printed instead of the page: twelve months on one A4 across. Its look is in styles/ferramentas.css. */
export function FolhaDosMeses({ caderno }: { caderno: Caderno }) {
  useEffect(printAcross, []);
  const meses = dozeMeses(caderno);
  const letras = (Object.keys(QUADROS) as Letra[]).filter((letra) => meses.some((mes) => caderno.meses[mes]?.[letra]));
  const [first = "", last = ""] = [meses[0], meses.at(-1)];
  return (
    <div data-folha="meses" className="hidden">
      <p className="folha-topo">
        <b className="folha-logo">{empresa.nome}</b>
        <span>
          {new URL(empresa.origem).host.replace(/^www\./, "")}
          {pagina.path}
        </span>
      </p>
      <p>
        {caderno.nome && `${caderno.nome} · `}
        {mesEAno(first)} a {mesEAno(last)}
      </p>
      <p className="folha-titulo">Doze meses, seis números por conta</p>
      <table>
        <thead>
          <tr>
            <th scope="col">em R$</th>
            {meses.map((mes) => (
              <th key={mes} scope="col">
                {nomeDoMes(mes).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {letras.map((letra) => (
            <Fragment key={letra}>
              <tr className="folha-grupo">
                <th scope="rowgroup" colSpan={13}>
                  {QUADROS[letra].nome}
                </th>
              </tr>
              {QUADROS[letra].linhas.map(({ nome, tipo }, index) => (
                <tr key={nome} className={index === QUADROS[letra].principal ? "folha-forte" : undefined}>
                  <th scope="row">{nome}</th>
                  {meses.map((mes) => (
                    <td key={mes}>{figureWords(tipo, caderno.meses[mes]?.[letra]?.[index] ?? null)}</td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <div className="folha-notas">
        <p className="folha-rotulo">Anotações do contador</p>
        <hr />
        <hr />
      </div>
      <p className="folha-pe">
        Números guardados no aparelho do dono e impressos por ele em {formatDia(today())}. “–”: não guardado. {limite}
      </p>
    </div>
  );
}

/**
 * Chromium prints all of a document in the size of its first page, whatever a named page says: while the sheet is there, every page
 * is across. Older browsers print it upright.
 */
function printAcross() {
  if (!("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("@page { size: A4 landscape; margin: 10mm 13mm; }");
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

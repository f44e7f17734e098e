import { classNames } from "@eden/ui/core/class-names.ts";
import { formatCelula, type Tabela } from "./tabela.ts";

interface QuadroProps {
  titulo: string;
  tabela: Tabela;
  /** Not on screen, or not for screen readers: no tab stop. Otherwise a region that may scroll must be reachable by keyboard. */
  hidden?: boolean;
  className?: string;
}

/** A table of figures; it scrolls sideways when it does not fit. */
export function Quadro({ titulo, tabela: { colunas, linhas }, hidden = false, className }: QuadroProps) {
  return (
    <section
      aria-label={`Tabela: ${titulo}`}
      tabIndex={hidden ? undefined : 0}
      className={classNames(!hidden && "overflow-x-auto", className)}
    >
      <table className="w-full border-collapse text-body tabular-nums">
        <thead className="text-small text-pedra">
          <tr>
            {colunas.map(({ nome }, index) => (
              <th
                key={nome}
                scope="col"
                className={classNames(cell, "font-semibold", isNumber(linhas, index) && "text-right")}
              >
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.slice(0, 2).join(" ")}>
              {linha.map((celula, index) => {
                const coluna = colunas[index] ?? { nome: "" };
                const bad = typeof celula === "number" && coluna.isBad?.(celula);
                const text = formatCelula(celula, coluna);
                return index === 0 ? (
                  <th key={coluna.nome} scope="row" className={classNames(cell, "font-normal")}>
                    {text}
                  </th>
                ) : (
                  <td
                    key={coluna.nome}
                    className={classNames(
                      cell,
                      isNumber(linhas, index) && "text-right",
                      bad && "font-strong text-erro",
                    )}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = "border-linha border-b py-1.5 pr-3 text-left last:pr-0 pointer-coarse:py-2";
const isNumber = (linhas: Tabela["linhas"], index: number) => linhas.some((linha) => typeof linha[index] === "number");

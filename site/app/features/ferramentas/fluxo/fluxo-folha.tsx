import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Lancamento } from "@eden/domain/ferramentas/fluxo";
import { ferramentas } from "~/content/ferramentas.ts";
import type { Calculo } from "~/features/ferramentas/como-calculamos.tsx";
import { Folha } from "~/features/ferramentas/folha.tsx";
import { Caules } from "./caules.tsx";
import type { ContaFluxo } from "./conta-fluxo.ts";
import { SemanasTabela } from "./semanas-lista.tsx";

interface FluxoFolhaProps {
  conta: ContaFluxo;
  calculos: readonly Calculo[];
  isExemplo: boolean;
}

/** Lines of both groups on paper, with those that sum the rest; each has at least half of them. */
const LINES = 12;

export function FluxoFolha({ conta: { previsao, lancamentos, fluxo, leitura }, calculos, isExemplo }: FluxoFolhaProps) {
  return (
    <Folha
      ferramenta={ferramentas.fluxo}
      titulo="Em que semana o dinheiro aperta?"
      leitura={leitura}
      entradas={[
        { titulo: "Entra", linhas: [["Saldo de hoje", formatReais(previsao.saldo)], ...groupOf(lancamentos, 1)] },
        { titulo: "Sai", linhas: groupOf(lancamentos, -1) },
      ]}
      calculos={calculos.filter(({ conta }) => conta)}
      isExemplo={isExemplo}
      tabela={
        <div className="folha-semanas">
          <SemanasTabela semanas={fluxo.semanas} />
        </div>
      }
    >
      <Caules semanas={fluxo.semanas} width={430} isLight />
    </Folha>
  );
}

/** The largest entries; sixty of them fit because the small ones are one line. */
function groupOf(lancamentos: readonly Lancamento[], sinal: 1 | -1): [string, string][] {
  const all = lancamentos.filter((one) => one.sinal === sinal);
  const room = LINES - Math.min(lancamentos.length - all.length, LINES / 2);
  const shown = all.length > room ? all.toSorted((one, other) => other.valor - one.valor).slice(0, room - 1) : all;
  const rest = all.filter((one) => !shown.includes(one));
  const lines = shown.map(({ nome, valor }): [string, string] => [nome, formatReais(valor)]);
  if (rest.length === 0) return lines;
  const sum = rest.reduce((total, { valor }) => total + valor, 0);
  return [...lines, [`Outras ${rest.length}`, formatReais(sum)]];
}

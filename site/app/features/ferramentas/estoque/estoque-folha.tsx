import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";
import { ferramentas } from "~/content/ferramentas.ts";
import { Folha } from "~/features/ferramentas/folha.tsx";
import { calculosOf } from "./calculos-estoque.ts";
import { count, diasWords, leituraOf, up } from "./leitura-estoque.ts";
import { Prateleiras } from "./prateleiras.tsx";

interface FolhaProps {
  resumo: Resumo;
  isExemplo: boolean;
}

/** As many as fit the sheet below the shelf. */
const ON_PAPER = 10;
/** Longer names would take a second line. */
const NAME = 30;

export function EstoqueFolha({ resumo, isExemplo }: FolhaProps) {
  return (
    <Folha
      ferramenta={ferramentas.estoque}
      titulo="Quanto dinheiro está parado na prateleira?"
      leitura={leituraOf(resumo)}
      entradas={entradasOf(resumo)}
      calculos={calculosOf(resumo)}
      grafico={<Prateleiras resumo={resumo} width={460} onPaper />}
      isExemplo={isExemplo}
      tabela={
        <table className="folha-lista">
          <caption>Comece por estes</caption>
          <tbody>
            {resumo.sugestoes.slice(0, ON_PAPER).map(({ nome, acao, parado }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name
              <tr key={place}>
                <th scope="row">{nome}</th>
                <td>{acao}</td>
                <td>{up(parado)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

function entradasOf({ periodo, alvos, produtos, valor, cobertura, emFalta, prateleiras }: Resumo) {
  return [
    {
      titulo: "O relatório",
      linhas: [
        ["Produtos", formatQuantidade(produtos)],
        ["Vendas de", count(periodo, "dia")],
        ["Na prateleira, a custo", up(valor)],
        ["Dura", cobertura === null ? "sem venda" : diasWords(cobertura)],
        ["Em falta, A e B", formatQuantidade(emFalta.produtos)],
      ],
    },
    {
      titulo: "Parado",
      linhas: [
        [`A, alvo de ${count(alvos.A, "dia")}`, up(prateleiras.A.parado)],
        [`B, alvo de ${count(alvos.B, "dia")}`, up(prateleiras.B.parado)],
        [`C, alvo de ${count(alvos.C, "dia")}`, up(prateleiras.C.parado)],
        ["Sem venda", up(prateleiras.semVenda.parado)],
      ],
    },
    {
      titulo: "Em falta",
      linhas: emFalta.primeiros
        .slice(0, 4)
        .map(({ nome, classe }) => [nome.slice(0, NAME), classe] as [string, string]),
    },
  ] as { titulo: string; linhas: [string, string][] }[];
}

import { type Cabecalho, type Colunas, findCabecalho } from "@eden/domain/ferramentas/colunas";
import { computeEstoque, type Estoque, type Produto } from "@eden/domain/ferramentas/estoque";
import { writeLista } from "@eden/domain/ferramentas/lista-estoque";
import { type Lidos, periodoOf, readProdutos, samplesOf } from "@eden/domain/ferramentas/relatorio";
import { resumoOf } from "@eden/domain/ferramentas/sugestoes";
import { readLinhas, rowsOf } from "./linhas.ts";
import { LeituraError, type Pedido, type Relatorio, type Resposta } from "./mensagens.ts";

/** One report at a time. Its rows stay here, and only until the columns are confirmed. */
export function createLeitura(): (pedido: Pedido) => Promise<Resposta> {
  let rows: string[][] = [];
  let cabecalho: Cabecalho | null = null;
  let produtos: Produto[] = [];
  let feita: { estoque: Estoque; hoje: string } | null = null;

  const show = (shown: Cabecalho): Resposta => {
    const lidos = readProdutos(rows, shown);
    produtos = lidos.produtos;
    return { tipo: "relatorio", relatorio: relatorioOf(rows, shown, lidos) };
  };
  const open = (linhas: string[][]): Resposta => {
    rows = linhas;
    cabecalho = findCabecalho(rows);
    if (!cabecalho) throw new LeituraError("sem-cabecalho");
    return show(cabecalho);
  };
  const map = (colunas: Colunas): Resposta => {
    cabecalho = { linha: cabecalho?.linha ?? 0, colunas };
    return show(cabecalho);
  };
  const analyse = ({ periodo, hoje, alvos }: Extract<Pedido, { tipo: "analisar" }>): Resposta => {
    // Once confirmed, only the columns in use are kept.
    rows = [];
    if (produtos.length === 0) throw new LeituraError("sem-produtos");
    const estoque = computeEstoque(produtos, { periodo, alvos });
    feita = { estoque, hoje };
    return { tipo: "resumo", resumo: resumoOf(estoque, hoje) };
  };
  const answer = async (pedido: Pedido): Promise<Resposta> => {
    if (pedido.tipo === "ler") return open(await readLinhas(pedido.conteudo));
    if (pedido.tipo === "exemplo") return open(rowsOf(await writeExemplo(pedido.hoje)));
    if (pedido.tipo === "modelo") return { tipo: "texto", texto: await writeExemplo(pedido.hoje) };
    if (pedido.tipo === "mapear") return map(pedido.colunas);
    if (pedido.tipo === "analisar") return analyse(pedido);
    return { tipo: "texto", texto: feita ? writeLista(feita.estoque, feita.hoje) : "" };
  };
  return async (pedido) => {
    try {
      return await answer(pedido);
    } catch (error) {
      return { tipo: "erro", motivo: error instanceof LeituraError ? error.motivo : "sem-leitor" };
    }
  };
}

const writeExemplo = async (hoje: string) =>
  (await import("@eden/domain/ferramentas/relatorio-exemplo")).relatorioExemplo(hoje);

function relatorioOf(rows: string[][], cabecalho: Cabecalho, { produtos, puladas }: Lidos): Relatorio {
  return {
    linha: cabecalho.linha + 1,
    titulos: (rows[cabecalho.linha] ?? []).map((titulo) => titulo.trim()),
    colunas: cabecalho.colunas,
    amostras: samplesOf(rows, cabecalho),
    produtos: produtos.length,
    puladas,
    periodo: periodoOf(rows, cabecalho),
  };
}

import {
  type Cabecalho,
  findCabecalho,
  isCut,
  refineCabecalho,
  usableSheets,
} from "@eden/domain/ferramentas/cabecalho";
import { type Colunas, missingColunas } from "@eden/domain/ferramentas/colunas";
import { computeEstoque, type Estoque } from "@eden/domain/ferramentas/estoque";
import { openNumber } from "@eden/domain/ferramentas/linha";
import { writeLista } from "@eden/domain/ferramentas/lista-estoque";
import type { Pergunta, Respostas } from "@eden/domain/ferramentas/pergunta";
import { perguntaOf } from "@eden/domain/ferramentas/perguntas";
import { type Lidos, OutraTabela, periodoOf, readProdutos, samplesOf } from "@eden/domain/ferramentas/relatorio";
import { resumoOf } from "@eden/domain/ferramentas/sugestoes";
import { folhasOf, readFolhas } from "./linhas.ts";
import { type Folha, LeituraError, type Motivo, type Pedido, type Relatorio, type Resposta } from "./mensagens.ts";

/** One report at a time. Its rows stay here, and only until the columns are confirmed. */
interface Aberta {
  folhas: Folha[];
  rows: readonly string[][];
  cabecalho: Cabecalho;
  respostas: Respostas;
  /** Open before the columns can be confirmed. */
  pergunta: Pergunta | null;
  lidos: Lidos;
}

export function createLeitura(): (pedido: Pedido) => Promise<Resposta> {
  let aberta: Aberta | null = null;
  let feita: { estoque: Estoque; hoje: string } | null = null;

  const show = (next: Aberta): Resposta => {
    feita = null;
    aberta = next;
    return { tipo: "relatorio", relatorio: relatorioOf(next) };
  };
  const open = (folhas: Folha[]): Resposta => show(understand(folhas, {}));
  const map = (colunas: Colunas): Resposta => {
    if (!aberta) throw new LeituraError("sem-leitor");
    // What was said of other columns does not hold for these.
    const { planilha, deslocado, decimal } = aberta.respostas;
    const respostas = { ...(planilha && { planilha }), ...(deslocado && { deslocado }), ...(decimal && { decimal }) };
    return show(read({ ...aberta, respostas, cabecalho: { ...aberta.cabecalho, colunas, somas: {} } }));
  };
  const reply = ({ pergunta, resposta }: Extract<Pedido, { tipo: "responder" }>): Resposta => {
    if (!aberta) throw new LeituraError("sem-leitor");
    const respostas = { ...aberta.respostas, [pergunta]: resposta };
    // Before the columns are confirmed they follow from the answers; afterwards they are those of the owner.
    return show(aberta.pergunta ? understand(aberta.folhas, respostas) : read({ ...aberta, respostas }));
  };
  const analyse = ({ periodo, hoje, alvos }: Extract<Pedido, { tipo: "analisar" }>): Resposta => {
    if (!aberta) throw new LeituraError("sem-leitor");
    const { lidos } = aberta;
    if (lidos.produtos.length + lidos.recusadas === 0) throw new LeituraError("sem-produtos");
    const pergunta = feita ? null : nextPergunta(aberta, periodo);
    if (pergunta) return { tipo: "pergunta", pergunta };
    if (lidos.produtos.length === 0) throw new LeituraError("sem-produtos");
    // Once confirmed, only the columns in use are kept.
    aberta = { ...aberta, rows: [], folhas: [] };
    const estoque = computeEstoque(lidos.produtos, { periodo, alvos });
    feita = { estoque, hoje };
    return { tipo: "resumo", resumo: resumoOf(estoque, hoje) };
  };
  const answer = async (pedido: Pedido): Promise<Resposta> => {
    if (pedido.tipo === "ler") return open(await readFolhas(pedido.conteudo));
    if (pedido.tipo === "exemplo") return open(await folhasOf(await writeExemplo(pedido.hoje)));
    if (pedido.tipo === "modelo") return { tipo: "texto", texto: await writeExemplo(pedido.hoje) };
    if (pedido.tipo === "mapear") return map(pedido.colunas);
    if (pedido.tipo === "responder") return reply(pedido);
    if (pedido.tipo === "analisar") return analyse(pedido);
    return { tipo: "texto", texto: feita ? writeLista(feita.estoque, feita.hoje) : "" };
  };
  return async (pedido) => {
    try {
      return await answer(pedido);
    } catch (error) {
      return { tipo: "erro", motivo: motivoOf(error) };
    }
  };
}

function motivoOf(error: unknown): Motivo {
  if (error instanceof OutraTabela) return "duas-tabelas";
  return error instanceof LeituraError ? error.motivo : "sem-leitor";
}

/** Which sheet it is, where its header is and what the columns are, as far as cells and answers say. */
function understand(folhas: Folha[], respostas: Respostas): Aberta {
  const usable = usableSheets(folhas.map((folha) => ({ ...folha, cabecalho: findCabecalho(folha.rows) })));
  const chosen = usable[Number(respostas.planilha ?? 0)] ?? usable[0];
  if (!chosen?.cabecalho) throw new LeituraError(folhas.some(isPrinted) ? "largura-fixa" : "sem-cabecalho");
  const { rows, separador } = chosen;
  const isTexto = separador !== null;
  if (separador && isCut(rows, chosen.cabecalho, separador))
    throw new LeituraError(separador === "," ? "celulas-a-mais" : "celulas-cortadas");
  const refined = refineCabecalho(rows, chosen.cabecalho, { respostas, isTexto });
  const { cabecalho } = refined;
  const planilha: Pergunta | null =
    usable.length > 1 && respostas.planilha === undefined
      ? { tipo: "planilha", nomes: usable.map(({ nome }, place) => nome || `Tabela ${place + 1}`) }
      : null;
  const pergunta = planilha ?? refined.pergunta ?? decimalOf(rows, cabecalho, respostas);
  return read({ folhas, rows, cabecalho, respostas, pergunta });
}

const read = (part: Omit<Aberta, "lidos">): Aberta => ({
  ...part,
  lidos: readProdutos(part.rows, part.cabecalho, part.respostas),
});

function decimalOf(rows: readonly string[][], cabecalho: Cabecalho, respostas: Respostas): Pergunta | null {
  if (respostas.decimal || missingColunas(cabecalho.colunas).length > 0) return null;
  const exemplo = openNumber(rows, cabecalho);
  return exemplo === undefined ? null : { tipo: "decimal", exemplo };
}

const nextPergunta = ({ rows, cabecalho, respostas, pergunta, lidos }: Aberta, periodo: number) =>
  pergunta ?? decimalOf(rows, cabecalho, respostas) ?? perguntaOf(lidos, { periodo, respostas });

/** What goes to a printer: columns are made of spaces. */
function isPrinted({ rows }: Folha): boolean {
  const lines = rows.map((row) => row.join(",")).filter((line) => line.trim());
  return lines.filter((line) => /\S {2,}\S/.test(line)).length * 2 > lines.length;
}

const writeExemplo = async (hoje: string) =>
  (await import("@eden/domain/ferramentas/relatorio-exemplo")).relatorioExemplo(hoje);

function relatorioOf({ rows, cabecalho, respostas, pergunta, lidos }: Aberta): Relatorio {
  const { produtos, linhas, puladas, recusadas, somadas } = lidos;
  return {
    linha: cabecalho.linha + 1,
    titulos: cabecalho.titulos,
    colunas: cabecalho.colunas,
    amostras: samplesOf(rows, cabecalho, { respostas }),
    produtos: produtos.length,
    linhas,
    puladas,
    recusadas,
    somadas,
    periodo: periodoOf(rows, cabecalho),
    pergunta,
  };
}

import type { Produto } from "./estoque.ts";
import type { Pergunta, Respostas, TipoDePergunta } from "./pergunta.ts";
import type { Lidos } from "./relatorio.ts";

type Test = (lidos: Lidos, periodo: number) => Pergunta | null;

/** What an owner would see at once, before the result: the first that has no answer yet. */
export function perguntaOf(
  lidos: Lidos,
  { periodo, respostas }: { periodo: number; respostas: Respostas },
): Pergunta | null {
  for (const test of TESTS) {
    const pergunta = test(lidos, periodo);
    if (pergunta && !isAnswered(pergunta.tipo, respostas)) return pergunta;
  }
  return null;
}

/** Both questions ask of what the cost is. */
const isAnswered = (tipo: TipoDePergunta, respostas: Respostas) =>
  respostas[tipo] !== undefined ||
  (tipo === "custo-do-estoque" && respostas["custo-acima-do-preco"] !== undefined) ||
  (tipo === "custo-acima-do-preco" && respostas["custo-do-estoque"] === "certo");

const MANY_REFUSED = 0.05;
/** Fewer products may be anything. */
const FEW = 5;
/** Enough to see what a cost is of. */
const SAMPLE = 2000;
const MIDDLE_COST = 100_00;

const TESTS: Test[] = [
  ({ recusadas, recusada, produtos }) => {
    const de = produtos.length + recusadas;
    return recusadas > Math.max(1, de * MANY_REFUSED)
      ? { tipo: "nao-lidas", linhas: recusadas, de, exemplo: recusada }
      : null;
  },
  ({ totais }) => totais,
  ({ semCodigo }) => semCodigo,
  ({ repetidos }) => repetidos,
  ({ emDinheiro }) => emDinheiro,
  ({ produtos }) => {
    const both = produtos.filter(({ custo, preco = 0 }) => custo > 0 && preco > 0);
    const above = both.filter(({ custo, preco = 0 }) => custo > preco).length;
    return above * 2 > both.length ? { tipo: "custo-acima-do-preco", produtos: above, de: both.length } : null;
  },
  ({ produtos }) => (isOfTheStock(produtos.slice(0, SAMPLE)) ? { tipo: "custo-do-estoque" } : null),
  ({ produtos, isCustoInteiro }) => {
    const costs = produtos.flatMap(({ custo }) => (custo > 0 ? [custo] : [])).sort((one, next) => one - next);
    const middle = costs[Math.floor(costs.length / 2)] ?? 0;
    return isCustoInteiro && costs.length >= FEW && middle >= MIDDLE_COST
      ? { tipo: "centavos", centavos: middle }
      : null;
  },
  ({ produtos }) => {
    const kept = produtos.filter(({ estoque }) => estoque > 0);
    const free = kept.filter(({ custo }) => custo <= 0).length;
    return free * 2 > kept.length ? { tipo: "sem-custo", produtos: free, de: kept.length } : null;
  },
  ({ produtos }) => {
    const negative = produtos.filter(({ vendido }) => vendido < 0).length;
    return negative > produtos.filter(({ vendido }) => vendido > 0).length ? { tipo: "vendas-negativas" } : null;
  },
  ({ produtos }) => {
    let [valor, first] = [0, produtos[0]];
    for (const one of produtos) {
      valor += worth(one);
      if (first && worth(one) > worth(first)) first = one;
    }
    return first && produtos.length >= 20 && worth(first) * 2 > valor
      ? { tipo: "um-item", nome: first.nome, valor: Math.round(worth(first)) }
      : null;
  },
  ({ produtos }, periodo) => {
    const valor = produtos.reduce((sum, one) => sum + worth(one), 0);
    const vendido = produtos.reduce((sum, { vendido, custo }) => sum + Math.max(0, vendido) * custo, 0);
    if (produtos.length >= FEW && produtos.every(({ vendido }) => vendido <= 0))
      return { tipo: "dura-demais", dias: null };
    const dias = vendido > 0 ? (valor * periodo) / vendido : null;
    if (dias === null || (dias >= 5 && dias <= 1000)) return null;
    return { tipo: dias < 5 ? "dura-pouco" : "dura-demais", dias };
  },
];

const worth = ({ estoque, custo }: Produto) => Math.max(0, estoque) * custo;

/** So seldom may a cost of one unit look like one of the whole stock. */
const CHANCE = 0.001;

/**
 * Whether the cost is that of all units: then it is 0 where there is none, divides without a rest, or grows with the stock,
 * which the cost of one unit never does.
 */
function isOfTheStock(produtos: readonly Produto[]): boolean {
  const [kept, gone] = [produtos.filter(({ estoque }) => estoque > 0), produtos.filter(({ estoque }) => estoque <= 0)];
  const hasCost = ({ custo }: Produto) => custo > 0;
  if (kept.length > 1 && gone.length > 0 && kept.every(hasCost) && !gone.some(hasCost)) return true;
  const several = kept.filter((one) => hasCost(one) && one.estoque >= 2);
  const whole = several.filter(({ estoque, custo }) => Math.round(Math.round(custo / estoque) * estoque) === custo);
  const isAll = whole.length === several.length && whole.reduce((chance, { estoque }) => chance / estoque, 1) < CHANCE;
  if (isAll || (several.length >= FEW && whole.length > several.length * 0.9)) return true;
  const pairs = kept.filter(hasCost).map(({ estoque, custo }) => [Math.log(estoque), Math.log(custo)] as const);
  return pairs.length >= 30 && correlation(pairs) > 0.5;
}

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(([one]) => one), mean(([, one]) => one)];
  const together = mean(([one, next]) => (one - x) * (next - y));
  return together / Math.sqrt(mean(([one]) => (one - x) ** 2) * mean(([, one]) => (one - y) ** 2));
}

import { inteiro } from "./campos.ts";
import { round, roundDown } from "./numero.ts";

/** A line of the report: money in cents, quantities as the system counts them, also in fractions. */
export interface Produto {
  nome: string;
  estoque: number;
  custo: number;
  /** In the whole period. */
  vendido: number;
  preco?: number;
  codigo?: string;
  validade?: string | null;
  ultimaVenda?: string | null;
}

export type Classe = "A" | "B" | "C";
export type Alvos = Record<Classe, number>;

/** Days of sales that may stand on the shelf, by class. Ours: there is no norm. */
export const ALVOS: Alvos = { A: 30, B: 45, C: 60 };

/** What the owner types; the rest comes from the report. */
export const CAMPOS_ESTOQUE = {
  periodo: inteiro("de quantos dias são as vendas", 1, 731),
  alvoA: inteiro("o alvo da classe A", 1, 365),
  alvoB: inteiro("o alvo da classe B", 1, 365),
  alvoC: inteiro("o alvo da classe C", 1, 365),
};

export type Situacao = "sem-venda" | "excesso" | "falta" | "ok";

export interface Linha {
  produto: Produto;
  /** None without a sale. */
  classe: Classe | null;
  giro: number;
  valor: number;
  /** In days; null where nothing is sold, which has no end. */
  cobertura: number | null;
  /** Units above the target of the class; everything without a sale. */
  excesso: number;
  parado: number;
  situacao: Situacao;
  /** Days to go without buying. */
  esperar: number;
}

/** One board of the shelf: what is on it. */
export interface Prateleira {
  produtos: number;
  valor: number;
  parado: number;
  giro: number;
}

export interface Estoque {
  /** Days of the sales, and the targets it was computed with. */
  periodo: number;
  alvos: Alvos;
  linhas: Linha[];
  valor: number;
  parado: number;
  /** Products that nobody bought, and those above their target. */
  semVenda: { produtos: number; parado: number };
  excesso: { produtos: number; parado: number };
  /** Days that the whole stock lasts; null when nothing was sold. */
  cobertura: number | null;
  custoVendido: number;
  faltas: number;
  prateleiras: Record<Classe | "semVenda", Prateleira>;
}

interface Options {
  /** Days of the sales. */
  periodo: number;
  alvos?: Alvos;
}

export function computeEstoque(produtos: readonly Produto[], { periodo, alvos = ALVOS }: Options): Estoque {
  const linhas = produtos.map(blankLinha);
  classify(linhas);
  const soma: Estoque = {
    periodo,
    alvos,
    linhas,
    valor: 0,
    parado: 0,
    semVenda: { produtos: 0, parado: 0 },
    excesso: { produtos: 0, parado: 0 },
    cobertura: null,
    custoVendido: 0,
    faltas: 0,
    prateleiras: { A: emptyBoard(), B: emptyBoard(), C: emptyBoard(), semVenda: emptyBoard() },
  };
  for (const linha of linhas) {
    judge(linha, periodo, alvos);
    add(soma, linha);
  }
  if (soma.custoVendido > 0) soma.cobertura = (soma.valor * periodo) / soma.custoVendido;
  return soma;
}

const emptyBoard = (): Prateleira => ({ produtos: 0, valor: 0, parado: 0, giro: 0 });

function blankLinha(produto: Produto): Linha {
  const { estoque, custo, vendido, preco } = produto;
  return {
    produto,
    classe: null,
    giro: Math.max(0, vendido) * (preco ?? custo),
    valor: estoque > 0 ? round(estoque * custo) : 0,
    cobertura: 0,
    excesso: 0,
    parado: 0,
    situacao: "ok",
    esperar: 0,
  };
}

/** A until the products before it sell 80 % of the whole, B until 95 %, then C. Equal ones keep the order of the report. */
function classify(linhas: readonly Linha[]): void {
  const sold = linhas.filter(({ produto }) => produto.vendido > 0).sort((one, other) => other.giro - one.giro);
  const total = sold.reduce((sum, { giro }) => sum + giro, 0);
  let before = 0;
  for (const linha of sold) {
    if (before < total * 0.8) linha.classe = "A";
    else linha.classe = before < total * 0.95 ? "B" : "C";
    before += linha.giro;
  }
}

function judge(linha: Linha, periodo: number, alvos: Alvos): void {
  const { estoque, custo, vendido } = linha.produto;
  if (estoque <= 0) {
    if (vendido > 0) linha.situacao = "falta";
    return;
  }
  if (linha.classe === null) {
    linha.cobertura = null;
    linha.excesso = estoque;
    linha.situacao = "sem-venda";
  } else {
    const alvo = alvos[linha.classe];
    const perDay = vendido / periodo;
    linha.cobertura = estoque / perDay;
    linha.excesso = Math.max(0, roundDown(estoque - perDay * alvo));
    if (linha.excesso > 0) {
      linha.situacao = "excesso";
      linha.esperar = roundDown(linha.cobertura - alvo);
    }
  }
  linha.parado = round(linha.excesso * custo);
}

function add(soma: Estoque, { produto, classe, valor, parado, giro, situacao }: Linha): void {
  soma.valor += valor;
  soma.parado += parado;
  soma.custoVendido += Math.max(0, produto.vendido) * produto.custo;
  if (situacao === "falta") soma.faltas += 1;
  if (situacao === "sem-venda" || situacao === "excesso") {
    const pile = situacao === "excesso" ? soma.excesso : soma.semVenda;
    pile.produtos += 1;
    pile.parado += parado;
  }
  const board = soma.prateleiras[classe ?? "semVenda"];
  if (produto.estoque > 0) board.produtos += 1;
  board.valor += valor;
  board.parado += parado;
  board.giro += giro;
}

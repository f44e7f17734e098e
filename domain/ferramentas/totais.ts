import type { Lida } from "./linha.ts";

/** Totals that no word names: what all rows, or those since the last total, add up to. */
export function createTotais() {
  const sums = [newSum(), newSum()];
  return {
    isSum({ produto, couldBeSum, hasNoCode, isStockBlank, isSoldBlank }: Lida): boolean {
      if (!couldBeSum) return false;
      const least = hasNoCode ? 1 : 2;
      const isSame = (sum: number, value: number, isBlank: boolean) => isBlank || Math.abs(sum - value) < 0.005;
      const found = sums.some(
        ({ rows, estoque, vendido, valor }) =>
          rows >= least &&
          ((estoque !== 0 && !isStockBlank) || (vendido !== 0 && !isSoldBlank)) &&
          isSame(estoque, produto.estoque, isStockBlank) &&
          isSame(vendido, produto.vendido, isSoldBlank) &&
          (produto.custo === 0 || Math.abs(valor - produto.custo) < rows + 1),
      );
      if (found) sums[1] = newSum();
      return found;
    },
    add({ produto: { estoque, vendido, custo } }: Lida): void {
      for (const sum of sums) {
        sum.rows += 1;
        sum.estoque += estoque;
        sum.vendido += vendido;
        sum.valor += estoque * custo;
      }
    },
  };
}

const newSum = () => ({ rows: 0, estoque: 0, vendido: 0, valor: 0 });

import { addDays, dayOfMonth } from "./calendario.ts";
import { computeFluxo, type Fluxo, type Lancamento } from "./fluxo.ts";
import { lancamentosOf } from "./fluxo-da-previsao.ts";
import { addMeses, mesDe } from "./mes.ts";
import { type Guardado, INICIO, type Previsao } from "./previsao.ts";
import { parseQuando } from "./quando.ts";

interface Vendas {
  /** 0.9 for a tenth less. */
  vezes: number;
  /** Purchases change with them. */
  compras: boolean;
}

/**
 * The forecast with other sales from tomorrow on. Sales already made still pay: card and convênio change in the second month, and
 * the DAS is that of the month before.
 */
export function fluxoComVendas(previsao: Previsao, hoje: string, { vezes, compras }: Vendas): Fluxo {
  const amanha = addDays(hoje, 1);
  const proximo = addMeses(mesDe(hoje), 1);
  const desdeOf = {
    vista: amanha,
    prazo: addDays(hoje, 31),
    compras: compras ? amanha : null,
    das: dayOfMonth(Number(proximo.slice(0, 4)), Number(proximo.slice(5, 7)), 1),
    fixo: null,
  };
  const own = previsao.lancamentos.filter(({ quando }) => parseQuando(quando));
  const lancamentos = lancamentosOf(previsao, hoje).map((lancamento, index): Lancamento => {
    // The payroll comes after the owner's own entries.
    const guardado = own[index];
    const desde = guardado && desdeOf[tipoOf(guardado)];
    return desde ? { ...lancamento, muda: { desde, vezes } } : lancamento;
  });
  return computeFluxo({ saldo: previsao.saldo, hoje, lancamentos });
}

/** By its name; an entry that the owner invented is money at once, or fixed. */
const tipoOf = ({ nome, sinal }: Pick<Guardado, "nome" | "sinal">) =>
  INICIO.find((inicial) => inicial.nome === nome)?.tipo ?? (sinal > 0 ? "vista" : "fixo");

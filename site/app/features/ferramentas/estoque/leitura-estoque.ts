import { formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import type { Seis } from "@eden/domain/ferramentas/caderno";
import { formatQuantidade } from "@eden/domain/ferramentas/celulas";
import type { Alvos } from "@eden/domain/ferramentas/estoque";
import type { Resumo } from "@eden/domain/ferramentas/sugestoes";
import type { Leitura } from "~/features/ferramentas/resultado.tsx";

/** "R$ 44.069": big amounts have no cents, and what stands still is rounded up. */
export const up = (centavos: number) => formatReaisShort(Math.ceil(centavos / 100) * 100);

export const count = (number: number, one: string, many = `${one}s`) =>
  `${formatQuantidade(number)} ${number === 1 ? one : many}`;

export const diasWords = (dias: number) => count(Math.round(dias), "dia");

/** The result in words. */
export function leituraOf(resumo: Resumo): Leitura {
  const { periodo, alvos, parado, semVenda, excesso, cobertura } = resumo;
  const whole = Math.ceil(parado / 100) * 100;
  const unsold = Math.min(Math.round(semVenda.parado / 100) * 100, whole);
  const parts: string[] = [];
  if (semVenda.produtos > 0)
    parts.push(
      `**${formatReaisShort(unsold)}** em ${count(semVenda.produtos, "produto")} sem nenhuma venda em ${count(periodo, "dia")}`,
    );
  if (excesso.parado > 0)
    parts.push(`**${formatReaisShort(whole - unsold)}** acima do que gira em ${alvosWords(alvos)}`);
  const frase = parts.length > 0 ? parts.join(" e ") : "Nenhum produto passa do alvo da sua classe";
  const dura = cobertura === null ? "" : ` O estoque todo dura ${diasWords(cobertura)}.`;
  return { olho: "Dinheiro dormindo", valor: up(parado), unidade: "parados", frase: `${frase}.${dura}` };
}

/** "30 a 60 dias" */
function alvosWords(alvos: Alvos): string {
  const dias = Object.values(alvos);
  const [least, most] = [Math.min(...dias), Math.max(...dias)];
  return least === most ? count(least, "dia") : `${least} a ${most} dias`;
}

export const seisOf = ({ valor, parado, semVenda, cobertura, emFalta, produtos }: Resumo): Seis => [
  valor,
  parado,
  semVenda.parado,
  cobertura === null ? null : Math.round(cobertura),
  emFalta.produtos,
  produtos,
];

/** Only figures of the result: no name of a product, a shop or a file. */
export function mensagemOf({ parado, cobertura }: Resumo): string {
  const dias = cobertura === null ? "" : ` e ${diasWords(cobertura)} de cobertura`;
  return `Olá! Na conta do estoque parado apareceram ${up(parado)} parados${dias}. Quero conversar.`;
}

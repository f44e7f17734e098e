import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { classNames } from "@eden/ui/core/class-names.ts";

const passos = PLANOS.filter((plano) => plano.categoria === "Plenitude");
const formatos = NIVEIS.filter(({ tipo }) => tipo === "Formato").map(({ titulo }) => titulo);

/** What a plano is: a pacote, with its formatos if it is made of nothing else, or a step of Plenitude. */
export function PlanoPlace({ plano, className }: { plano: Plano; className?: string }) {
  return (
    <span className={classNames("block text-balance font-semibold text-folha text-sm/snug", className)}>
      {placeOf(plano)}
    </span>
  );
}

function placeOf({ id }: Plano): string {
  const passo = passos.findIndex((plano) => plano.id === id) + 1;
  if (passo > 0) return `Passo ${passo} de ${passos.length}`;
  const nomes = NIVEIS.find((nivel) => nivel.id === id)?.servicos.flatMap((s) => (s.disponivel ? s.nome : [])) ?? [];
  return nomes.every((nome) => formatos.includes(nome)) ? `Pacote: ${nomes.join(" + ")}` : "Pacote";
}

import { NIVEIS } from "@eden/domain/catalogo/niveis";
import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { classNames } from "@eden/ui/core/class-names.ts";

const passos = PLANOS.filter((plano) => plano.categoria === "Plenitude");

/** The nivel of a plano and, inside Plenitude, which of its four steps it is. */
export function PlanoPlace({ plano, className }: { plano: Plano; className?: string }) {
  const passo = passos.findIndex(({ id }) => id === plano.id) + 1;
  const nivel = passo > 0 ? "plenitude" : plano.id;
  const numero = NIVEIS.findIndex(({ id }) => id === nivel) + 1;
  return (
    <span className={classNames("block font-semibold text-folha text-sm/snug", className)}>
      <span className="whitespace-nowrap">
        Nível {numero}
        {passo > 0 && ","}
      </span>{" "}
      {passo > 0 && (
        <span className="whitespace-nowrap">
          passo {passo} de {passos.length}
        </span>
      )}
    </span>
  );
}

import { GRUPOS_PLANOS, PLANOS } from "@eden/domain/catalogo/planos";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { quantoCustam } from "~/content/planos.ts";
import { ChooseLink } from "./choose-link.tsx";
import { GRUPO_ICONS } from "./grupo-icon.ts";
import { chooseStyle, PlanosTableHead } from "./planos-table-head.tsx";
import { RecursoMark } from "./recurso-mark.tsx";
import { RecursoName } from "./recurso-name.tsx";

/**
 * From 768 px all six planos are side by side without horizontal scrolling: the columns get narrower, nothing is
 * omitted.
 */
export function PlanosTable() {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-center">
      <caption className="sr-only">Comparação dos seis planos</caption>
      <colgroup>
        <col className="w-[18%] xl:w-63" />
      </colgroup>
      <colgroup span={2} />
      <colgroup span={4} />
      <PlanosTableHead />
      <BelowFold placeholder={null}>
        <tbody>
          <tr>
            <th scope="row" className={classNames(priceCell, "rounded-tl-cartao text-left")}>
              <span className="whitespace-nowrap font-semibold font-titulo text-mata md:max-lg:text-base lg:text-lg/tight xl:text-xl/tight">
                Quanto custa
              </span>
            </th>
            <td colSpan={PLANOS.length} className={classNames(priceCell, "text-left")}>
              <strong className="font-semibold">{quantoCustam.proposta}</strong> {quantoCustam.escolher}
            </td>
          </tr>
        </tbody>
        {GRUPOS_PLANOS.map(({ titulo, recursos }) => (
          <tbody key={titulo}>
            <tr>
              <th scope="rowgroup" colSpan={PLANOS.length + 1} className="h-13 bg-areia px-4 text-left xl:h-15 xl:px-6">
                <span className="flex items-center gap-3 font-semibold font-titulo text-lg text-mata xl:text-xl">
                  <Icon of={GRUPO_ICONS[titulo]} className="text-folha" />
                  {titulo}
                </span>
              </th>
            </tr>
            {recursos.map((recurso) => (
              <tr key={recurso} className="group/row">
                <th
                  scope="row"
                  className={classNames(cell, plainCell, "px-4 text-left font-medium text-base/tight xl:px-6")}
                >
                  <RecursoName recurso={recurso} />
                </th>
                {PLANOS.map((plano) => (
                  <td key={plano.id} className={classNames(cell, plano.destaque ? featuredCell : plainCell)}>
                    <span className="grid place-items-center">
                      <RecursoMark plano={plano} recurso={recurso} />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <PlanosTableFoot />
      </BelowFold>
    </table>
  );
}

/** The choice again, where the comparison ends. */
function PlanosTableFoot() {
  return (
    <tfoot>
      <tr>
        <th scope="row" className="h-19 rounded-bl-[28px] border-linha/60 border-t bg-papel px-4 text-left xl:px-6">
          <span className="whitespace-nowrap font-semibold font-titulo text-mata md:max-lg:text-base lg:text-lg/tight">
            Sua escolha
          </span>
        </th>
        {PLANOS.map((plano) => (
          <td
            key={plano.id}
            className={classNames(
              "border-t px-1.5 last:rounded-br-[28px] xl:px-3",
              plano.destaque ? "border-nevoa bg-orvalho" : "border-linha/60 bg-papel",
            )}
          >
            <ChooseLink plano={plano} className={chooseStyle} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const priceCell = "h-14 bg-aviso-fundo px-4 xl:h-15 xl:px-6";
const cell = "h-14 border-b group-last/row:border-b-0";
const plainCell = "border-linha/60 bg-papel group-hover/row:bg-creme";
const featuredCell = "border-nevoa bg-orvalho group-hover/row:bg-nevoa/70";

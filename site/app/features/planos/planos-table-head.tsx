import { PLANOS, type Plano } from "@eden/domain/catalogo/planos";
import { Badge } from "@eden/ui/badge.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Tag } from "lucide";
import { vasoDoNivel } from "~/content/vasos.ts";
import { ChooseLink } from "./choose-link.tsx";
import { PlanoPlace } from "./plano-place.tsx";
import { Mark, ringed } from "./recurso-mark.tsx";
import { columnId } from "./show-planos.ts";

/**
 * Names and buttons are sticky; the descriptions between them scroll under the names. So the header condenses on scroll
 * without JavaScript or layout shift, and screen readers read only the plano's name as a cell's header.
 */
export function PlanosTableHead() {
  return (
    <thead className="[--name-row:3.25rem] [--top:3.75rem] lg:[--top:-0.5rem] xl:[--name-row:3.75rem]">
      <tr>
        <td />
        <CategoriaHeader categoria="Pacotes" />
        <CategoriaHeader categoria="Plenitude" />
      </tr>
      <tr>
        <th scope="col" className={classNames(stuck, stuckName, "bg-creme")}>
          <span className="sr-only">Recurso</span>
        </th>
        {PLANOS.map((plano) => (
          <th
            key={plano.id}
            id={columnId(plano.id)}
            tabIndex={-1}
            scope="col"
            className={classNames(stuck, stuckName, ground(plano), "scroll-mt-50 px-1 pb-0.5 align-bottom")}
          >
            <span
              data-note={plano.destaque ? "Recomendado" : undefined}
              className="font-semibold font-titulo text-[1.0625rem] text-mata tracking-[-0.02em] lg:text-xl xl:text-2xl"
            >
              {plano.nome}
            </span>
          </th>
        ))}
      </tr>
      <tr>
        <th scope="row">
          <span className="sr-only">Descrição</span>
        </th>
        {PLANOS.map((plano) => (
          <Description key={plano.id} plano={plano} />
        ))}
      </tr>
      <tr>
        <th scope="row" className={classNames(stuck, stuckChoice, "bg-creme pb-3 pl-4 text-left xl:pl-6")}>
          <span className="sr-only">Escolha</span>
          <Legend className="max-xl:hidden" />
        </th>
        {PLANOS.map((plano) => (
          <td
            key={plano.id}
            className={classNames(stuck, stuckChoice, ground(plano), overRows, "px-1.5 pt-1.5 pb-4 xl:px-3")}
          >
            <ChooseLink plano={plano} className={chooseStyle} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function Description({ plano }: { plano: Plano }) {
  return (
    <td className={classNames("px-1.5 pt-1 pb-2 align-top", ground(plano))}>
      <PlanoPlace plano={plano} className="mb-1 lg:max-xl:text-[0.8125rem]" />
      <span className="mx-auto block max-w-[15ch] text-[0.8125rem]/snug text-pedra lg:text-sm/snug xl:text-peq/snug">
        {plano.descricao}
      </span>
      {plano.destaque && <Recomendado className="mt-1.5 justify-center" />}
    </td>
  );
}

/** The badge of the featured plano, with its reason: it includes all that the other steps of Plenitude include. */
export function Recomendado({ className }: { className: string }) {
  return (
    <span className={classNames("flex flex-wrap items-center gap-x-2", className)}>
      <Badge tone="broto" className="px-2! text-xs! lg:px-2.5! lg:text-[0.8125rem]! xl:text-sm!">
        Recomendado
      </Badge>
      <span className="text-[0.8125rem]/snug text-pedra lg:text-sm/snug xl:text-peq/snug">o mais completo</span>
    </span>
  );
}

/** What the marks of the table mean. */
export function Legend({ className }: { className: string }) {
  return (
    <span
      className={classNames(
        "flex-wrap gap-x-6 gap-y-0.5 font-normal text-pedra text-peq max-xl:flex xl:grid",
        className,
      )}
    >
      <span className="flex items-center gap-2.5">
        <Mark included />
        Incluído
      </span>
      <span className="flex items-center gap-2.5">
        <Mark included={false} />
        Não incluído
      </span>
      <span className="flex items-center gap-2.5">
        <span className={classNames(ringed, "-mx-2.25 grid size-11 shrink-0 place-items-center")}>
          <Mark included />
        </span>
        <span>
          <span className="lg:hidden">Toque</span>
          <span className="max-lg:hidden">Clique</span> para ver em quais Planos da Edificação
        </span>
      </span>
    </span>
  );
}

const ground = (plano: Plano) => (plano.destaque ? "bg-orvalho" : "bg-papel");
const stuck = "sticky z-5";
const stuckName = "top-(--top) h-(--name-row)";
const stuckChoice = "top-[calc(var(--top)+var(--name-row))]";
// Scrolled content disappears under this gradient.
const overRows =
  "after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 after:bg-linear-to-b after:from-mata/12 after:to-transparent";
export const chooseStyle = "min-h-11! w-full px-1! py-1.5! text-peq! xl:max-w-37 xl:text-base! hover:translate-y-0!";

/** The header above the planos of one category, with the pots of their niveis on it. */
function CategoriaHeader({ categoria }: { categoria: Plano["categoria"] }) {
  const isPlenitude = categoria === "Plenitude";
  const planos = PLANOS.filter((plano) => plano.categoria === categoria);
  const subCategoria = planos[0]?.subCategoria;
  return (
    <th
      id={columnId(categoria.toLowerCase())}
      tabIndex={-1}
      scope="colgroup"
      colSpan={planos.length}
      className={classNames("relative scroll-mt-40 p-0", isPlenitude ? "pl-1" : "pr-1")}
    >
      <span className="absolute inset-x-0 bottom-[calc(100%-11px)] flex items-end" aria-hidden="true">
        {nivelPots[categoria].map((pot) => (
          <Pot key={pot.picture.src} {...pot} />
        ))}
      </span>
      <span
        className={classNames(
          "flex h-13 items-center justify-center gap-3 rounded-t-cartao pt-1 xl:h-14.5 xl:gap-4.5",
          isPlenitude ? "bg-mata text-white" : "bg-nivel-2 text-mata",
        )}
      >
        <b className={classNames(isPlenitude ? "font-bold text-peq tracking-[0.14em] lg:text-base" : "font-semibold")}>
          {isPlenitude ? "PLENITUDE" : categoria}
        </b>
        {subCategoria && (
          <span className="inline-flex items-center gap-1.5 rounded-full whitespace-nowrap bg-ipe px-2.5 py-1 font-semibold text-[0.8125rem] text-tinta lg:px-3 lg:text-peq">
            <Icon of={Tag} size={16} className="hidden lg:block" />
            {subCategoria}
          </span>
        )}
      </span>
    </th>
  );
}

/** One pot per nivel: the four steps of Plenitude share its tree. Proportional widths, so that only the plant grows. */
const nivelPots: Record<Plano["categoria"], readonly { picture: PictureFile; width: string }[]> = {
  Pacotes: [
    { picture: vasoDoNivel.despertar, width: "w-19 lg:w-24 xl:w-31" },
    { picture: vasoDoNivel.edificacao, width: "w-21 lg:w-26 xl:w-34" },
  ],
  Plenitude: [{ picture: vasoDoNivel.plenitude, width: "w-27 lg:w-34 xl:w-44" }],
};

function Pot({ picture, width }: { picture: PictureFile; width: string }) {
  return (
    <span className="relative flex flex-1 justify-center">
      <span
        className={classNames(
          "absolute -bottom-0.5 left-1/2 h-4 -translate-x-[42%] bg-radial from-tinta/30 to-transparent to-70%",
          width,
        )}
      />
      <Picture of={picture} alt="" sizes="180px" className={classNames("relative h-auto", width)} />
    </span>
  );
}

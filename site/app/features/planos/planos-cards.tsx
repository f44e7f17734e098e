import { GRUPOS_PLANOS, PLANOS, type Plano, type PlanoId } from "@eden/domain/catalogo/planos";
import { type GrupoRecursos, hasRecurso, RECURSOS } from "@eden/domain/catalogo/recursos";
import { joinNomes } from "@eden/domain/join-nomes";
import { Badge } from "@eden/ui/badge.tsx";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Plus } from "lucide";
import { addedToPrevious, quantoCustam } from "~/content/planos.ts";
import { vasoDoNivel } from "~/content/vasos.ts";
import { ChooseLink } from "./choose-link.tsx";
import { GRUPO_ICONS } from "./grupo-icon.ts";
import { PlanoPlace } from "./plano-place.tsx";
import { Recomendado } from "./planos-table-head.tsx";
import { RecursoMark } from "./recurso-mark.tsx";
import { RecursoName } from "./recurso-name.tsx";
import { accordionId } from "./show-planos.ts";

const passos = PLANOS.filter(({ categoria }) => categoria === "Plenitude");

/** The comparison on a phone: a card for each pacote, and one for Plenitude with its four steps under one tree. */
export function PlanosCards({ className }: { className: string }) {
  return (
    <div className={classNames("grid gap-3", className)}>
      <p className="rounded-sheet bg-aviso-fundo px-4.5 py-3.5 text-base/snug">
        <b className="block font-semibold font-titulo text-lg text-mata">Quanto custa</b>
        <strong className="font-semibold">{quantoCustam.proposta}</strong> {quantoCustam.escolher}
      </p>
      {PLANOS.filter(({ categoria }) => categoria === "Pacotes").map((plano) => (
        <div key={plano.id} className="rounded-[26px] bg-papel shadow-suave">
          <PlanoDetails plano={plano} pot={pacotePots[plano.id]} />
        </div>
      ))}
      <div className="mt-42 rounded-[26px] bg-papel shadow-suave">
        <PlenitudeHead />
        {passos.map((plano) => (
          <div
            key={plano.id}
            className={classNames("border-linha border-t last:rounded-b-[26px]", plano.destaque && "bg-orvalho")}
          >
            <PlanoDetails plano={plano} />
          </div>
        ))}
      </div>
    </div>
  );
}

function PlenitudeHead() {
  return (
    <p className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-t-[26px] bg-mata px-4.5 py-2.5 font-bold text-peq text-white tracking-[0.14em]">
      PLENITUDE
      <Badge tone="ipe" className="px-2.25! py-0.5! text-[0.8125rem]!">
        {passos[0]?.subCategoria}
      </Badge>
      <span aria-hidden="true" className="absolute right-5 bottom-[calc(100%-8px)]">
        <Picture of={vasoDoNivel.plenitude} alt="" sizes="96px" className="h-auto w-24" />
      </span>
    </p>
  );
}

/** One plano. Any number may be open, to compare two by scrolling; the choice is visible in both states. */
function PlanoDetails({ plano, pot }: { plano: Plano; pot?: Pot | undefined }) {
  return (
    <div className={classNames("relative", pot && "pb-3.5")}>
      <details open={plano.destaque} className="group/plano peer">
        <summary
          id={accordionId(plano.id)}
          className={classNames(
            "flex scroll-mt-40 list-none items-center gap-3.5 rounded-[26px] [&::-webkit-details-marker]:hidden",
            pot ? "min-h-26 p-3.5 pr-4" : "min-h-22 py-3 pr-4 pl-4.5",
          )}
        >
          {pot && <PotTile pot={pot} />}
          <span className={classNames("min-w-0 flex-1", !pot && "pr-28 group-open/plano:pr-0")}>
            <PlanoPlace plano={plano} />
            <h3 className="text-2xl/tight">{plano.nome}</h3>
            <span className="block text-pedra text-peq/snug">{plano.descricao}</span>
            {plano.destaque && <Recomendado className="mt-1.5" />}
          </span>
          <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-contorno text-mata transition-[rotate,background-color] duration-250 group-open/plano:rotate-45 group-open/plano:border-mata group-open/plano:bg-mata group-open/plano:text-white">
            <Icon of={Plus} />
          </span>
        </summary>
        <BelowFold placeholder={null}>
          <div className="px-5 pb-5">
            <PlanoAddition plano={plano} />
            {GRUPOS_PLANOS.map((grupo) => (
              <GrupoList key={grupo.titulo} grupo={grupo} plano={plano} />
            ))}
          </div>
        </BelowFold>
      </details>
      <div className={pot ? "px-3.5" : besideClosed}>
        <ChooseLink plano={plano} className="w-full" />
      </div>
    </div>
  );
}

/** Beside the name while the step is closed, below its rows while it is open. */
const besideClosed =
  "peer-open:px-3.5 peer-open:pb-3.5 peer-not-open:absolute peer-not-open:top-1/2 peer-not-open:right-18 peer-not-open:-translate-y-1/2 peer-not-open:w-26 peer-not-open:[&>a]:min-h-12 peer-not-open:[&>a]:px-2";

function GrupoList({ grupo: { titulo, recursos }, plano }: { grupo: GrupoRecursos; plano: Plano }) {
  return (
    <div className="mt-4 border-mata/12 border-t pt-4.5 first:mt-0">
      <h4 className="mb-1.5 flex items-center gap-2.5 text-[1.1875rem]/tight">
        <Icon of={GRUPO_ICONS[titulo]} className="text-folha" />
        {titulo}
      </h4>
      <ul>
        {recursos.map((recurso) => (
          <li
            key={recurso}
            className={classNames(
              "-ml-2.5 flex min-h-11 items-center gap-1.5 text-[1.0625rem]/tight",
              !hasRecurso(plano, recurso) && "text-pedra",
            )}
          >
            <span className="grid w-11 shrink-0 place-items-center">
              <RecursoMark plano={plano} recurso={recurso} />
            </span>
            <RecursoName recurso={recurso} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The rows in which this step of Plenitude differs from the previous one. */
function PlanoAddition({ plano }: { plano: Plano }) {
  const step = addedToPrevious(plano);
  if (!step) return null;
  return (
    <p className="mb-4.5 rounded-campo bg-creme px-4 py-3 text-base/snug">
      Tudo do {step.previous.nome} e mais{" "}
      <strong className="font-semibold">{joinNomes(step.added.map((recurso) => RECURSOS[recurso]))}</strong>.
    </p>
  );
}

interface Pot {
  picture: PictureFile;
  /** Background behind the pot: the colour of the nivel. */
  tint: string;
}

function PotTile({ pot: { picture, tint } }: { pot: Pot }) {
  return (
    <span className={classNames("grid min-h-22 w-19 shrink-0 self-stretch rounded-[18px] pb-2.5", tint)}>
      <span className="self-end justify-self-center">
        <Picture of={picture} alt="" sizes="72px" className="h-auto w-16" />
      </span>
    </span>
  );
}

/** The pot of the plano's nivel, the same as on every other page. */
const pacotePots: Partial<Record<PlanoId, Pot>> = {
  despertar: { picture: vasoDoNivel.despertar, tint: "bg-nivel-4/65" },
  edificacao: { picture: vasoDoNivel.edificacao, tint: "bg-nevoa" },
};

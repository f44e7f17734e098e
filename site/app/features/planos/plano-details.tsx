import { GRUPOS_PLANOS, type Plano, type PlanoId } from "@eden/domain/catalogo/planos";
import { type GrupoRecursos, hasRecurso, RECURSOS } from "@eden/domain/catalogo/recursos";
import { joinNomes } from "@eden/domain/join-nomes";
import { Badge } from "@eden/ui/badge.tsx";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Plus } from "lucide";
import { addedToPrevious } from "~/content/planos.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { vaso5 } from "~/images/vaso-5.ts";
import { vaso6 } from "~/images/vaso-6.ts";
import { ChooseLink } from "./choose-link.tsx";
import { GRUPO_ICONS } from "./grupo-icon.ts";
import { PlanoPlace } from "./plano-place.tsx";
import { RecursoMark } from "./recurso-mark.tsx";
import { RecursoName } from "./recurso-name.tsx";

/** One plano on a phone. Any number may be open, to compare two by scrolling; the choice is visible in both states. */
export function PlanoDetails({ plano }: { plano: Plano }) {
  return (
    <div
      className={classNames(
        "relative rounded-[26px] shadow-suave",
        plano.destaque ? "mt-4 bg-orvalho ring-2 ring-mata" : "bg-papel",
      )}
    >
      <details open={plano.destaque} className="group/plano">
        <PlanoSummary plano={plano} />
        <BelowFold placeholder={null}>
          <div className="px-5 pb-5">
            <PlanoAddition plano={plano} />
            {GRUPOS_PLANOS.map((grupo) => (
              <GrupoList key={grupo.titulo} grupo={grupo} plano={plano} />
            ))}
          </div>
        </BelowFold>
      </details>
      <div className="px-3.5 pb-3.5">
        <ChooseLink plano={plano} className="w-full" />
      </div>
    </div>
  );
}

function GrupoList({ grupo: { titulo, recursos }, plano }: { grupo: GrupoRecursos; plano: Plano }) {
  return (
    <div className="mt-4 border-mata/12 border-t pt-4.5 first:mt-0">
      <h3 className="mb-1.5 flex items-center gap-2.5 text-[1.1875rem]/tight">
        <Icon of={GRUPO_ICONS[titulo]} className="text-folha" />
        {titulo}
      </h3>
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

/** The visible part of a closed plano: its pot, its name, and for Plenitude both of its badges. */
function PlanoSummary({ plano }: { plano: Plano }) {
  const { picture, onCard, tint } = planoPots[plano.id];
  return (
    <summary
      className={classNames(
        "flex min-h-26 list-none items-center gap-3.5 rounded-[26px] p-3.5 pr-4 [&::-webkit-details-marker]:hidden",
        plano.destaque && "pt-6",
      )}
    >
      <span className={classNames("grid min-h-22 w-19 shrink-0 self-stretch rounded-[18px] pb-2.5", tint)}>
        <span className="self-end justify-self-center">
          <Picture of={picture} alt="" sizes="72px" className={classNames("h-auto", onCard)} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <PlanoPlace plano={plano} />
        <h2 className="text-2xl/tight">{plano.nome}</h2>
        <span className="block text-pedra text-peq/snug">{plano.descricao}</span>
        {plano.subCategoria && (
          <span className="mt-2 flex flex-wrap gap-1">
            <Badge tone="mata" className="px-2.25! py-0.75! text-xs! tracking-widest!">
              PLENITUDE
            </Badge>
            <Badge tone="ipe" className="px-2.25! py-0.5! text-[0.8125rem]!">
              {plano.subCategoria}
            </Badge>
          </span>
        )}
      </span>
      {plano.destaque && (
        <Badge tone="broto" className="absolute -top-3.5 right-5">
          Recomendado
        </Badge>
      )}
      <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-contorno text-mata transition-[rotate,background-color] duration-250 group-open/plano:rotate-45 group-open/plano:border-mata group-open/plano:bg-mata group-open/plano:text-white">
        <Icon of={Plus} />
      </span>
    </summary>
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

interface PlanoPot {
  /** The pot of the plano's nivel, the same as on every other page. */
  picture: PictureFile;
  onCard: string;
  /** Background behind the pot on its card: the colour of the nivel. */
  tint: string;
}

const plenitude = (tint: string): PlanoPot => ({ picture: vaso6, onCard: "w-15", tint });

/** The planos of Plenitude are steps inside the sixth nivel, so they share its tree. */
export const planoPots: Record<PlanoId, PlanoPot> = {
  despertar: { picture: vaso4, onCard: "w-16", tint: "bg-nivel-4/65" },
  edificacao: { picture: vaso5, onCard: "w-16", tint: "bg-nevoa" },
  estimulo: plenitude("bg-orvalho"),
  ritmo: plenitude("bg-orvalho"),
  habito: plenitude("bg-orvalho"),
  excelencia: plenitude("bg-papel"),
};

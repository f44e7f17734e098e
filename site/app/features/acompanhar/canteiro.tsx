import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Check } from "lucide";
import { vaso1 } from "~/images/vaso-1.ts";
import { vaso2 } from "~/images/vaso-2.ts";
import { vaso4 } from "~/images/vaso-4.ts";
import { type Passo, passosOf } from "./passos.ts";

const pots: [PictureFile, string][] = [
  [vaso1, "h-17.5 lg:h-27"],
  [vaso2, "h-21 lg:h-32"],
  [vaso4, "h-27 lg:h-41"],
];

/** Three plants in a row: what is done, where it stands and what comes next. */
export function Canteiro({ dados }: { dados: Acompanhar }) {
  return (
    <ol
      aria-label="Onde está o que você enviou"
      className="mt-7 mb-10 grid grid-cols-3 rounded-[26px] bg-papel px-1.5 pt-5.5 pb-5 text-center shadow-suave lg:mt-10 lg:mb-14 lg:rounded-[32px] lg:px-10 lg:pt-9 lg:pb-7.5"
    >
      {passosOf(dados).map((passo, index) => (
        <Step key={passo.nome} passo={passo} place={index} />
      ))}
    </ol>
  );
}

const states = { foi: "feito", agora: "agora", vem: "a seguir" };

function Step({ passo: { nome, quando, estado }, place }: { passo: Passo; place: number }) {
  const [pot, height] = pots[place] ?? [vaso4, ""];
  const isNext = estado === "vem";
  return (
    <li
      aria-current={estado === "agora" ? "step" : undefined}
      className={classNames(
        "relative grid grid-rows-[auto_auto_auto_1fr] justify-items-center",
        place > 0 && "before:absolute before:top-[9.25rem] before:right-1/2 before:w-full lg:before:top-[12.6rem]",
        place > 0 &&
          (isNext ? "before:border-linha-2 before:border-t-3 before:border-dotted" : "before:h-[3px] before:bg-folha"),
      )}
    >
      <span className="flex h-28 items-end lg:h-42">
        <Picture
          of={pot}
          alt=""
          sizes="160px"
          className={classNames("w-auto drop-shadow-[0_6px_6px_#0e3b2e22]", height, isNext && "opacity-30 saturate-50")}
        />
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          "relative z-1 mt-5 mb-3 grid size-7 place-items-center rounded-full ring-6 ring-papel",
          estado === "foi" && "bg-folha text-white",
          estado === "agora" && "bg-mata text-white outline-5 outline-offset-5 outline-mata/12",
          isNext && "border-2 border-contorno border-dashed bg-papel",
        )}
      >
        {!isNext && <Icon of={Check} size={16} strokeWidth={2.5} />}
      </span>
      <b className={classNames("font-semibold text-peq/snug lg:text-lg", isNext && "text-pedra")}>
        {nome}
        <span className="sr-only"> ({states[estado]})</span>
      </b>
      <small className="px-0.5 text-[0.9375rem]/snug text-pedra lg:text-base">{quando}</small>
    </li>
  );
}

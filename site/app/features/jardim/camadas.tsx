import { AREA_IDS, type AreaId } from "@eden/domain/diagnostico/areas";
import { classNames } from "@eden/ui/core/class-names.ts";
import { useEffect, useMemo, useState } from "react";
import { plantas } from "~/images/jardim-plantas.ts";
import { fitName, type Measure } from "./fit-name.ts";
import type { Estagio } from "./jardim.ts";
import { Placa } from "./placa.tsx";
import type { Folhas } from "./use-folhas.ts";

interface CamadasProps {
  nome: string;
  estagios: Partial<Record<AreaId, Estagio>>;
  /** The area of the open question. */
  open: AreaId | undefined;
  /** The area that asks for care, at the end. */
  cuidado: AreaId | undefined;
  /** How many plants to fetch, in the order of the questions. */
  wanted: number;
  folhas: Folhas;
}

/** What lies over the picture of the shop: marked pots, plants from back to front, and the name on the sign. */
export function Camadas({ nome, estagios, open, cuidado, wanted, folhas }: CamadasProps) {
  const marked = open ?? cuidado;
  return (
    <>
      {plantas.map(({ area, soil }) => {
        const missing = estagios[area] !== undefined && folhas.failed.includes(area);
        if (area !== marked && !missing) return null;
        return (
          <span
            key={area}
            data-vista={area === open ? (soil.y < 50 ? "telhado" : "calcada") : undefined}
            className={classNames("jardim-anel", missing && "jardim-anel-vazio")}
            style={{ left: `${soil.x}%`, top: `${soil.y}%` }}
          />
        );
      })}
      {plantas
        .filter(({ area }) => AREA_IDS.indexOf(area) < wanted)
        .map((planta) => (
          <Planta
            key={`${planta.area} ${folhas.attempts[planta.area] ?? 0}`}
            planta={planta}
            estagio={estagios[planta.area]}
            onError={() => folhas.fail(planta.area)}
          />
        ))}
      <PlacaDoNome nome={nome} />
    </>
  );
}

interface PlantaProps {
  planta: (typeof plantas)[number];
  /** None while the question is not answered. */
  estagio: Estagio | undefined;
  /** Where the media query for the size must not be asked: on paper. */
  file?: string | undefined;
  onError?: () => void;
}

/** A window on the sheet of one plant, moved to its stage. It grows out of the soil of its pot. */
export function Planta({ planta, estagio, file, onError }: PlantaProps) {
  const { area, cell, soil, small, large, webp } = planta;
  const [shown, setShown] = useState<Estagio>(estagio ?? 1);
  // The stage stays while the plant shrinks away.
  if (estagio && estagio !== shown) setShown(estagio);
  const from = (at: number, start: number, size: number) => `${((at - start) / size) * 100}%`;
  return (
    <span
      data-planta={area}
      data-estagio={estagio}
      className="jardim-planta"
      style={{
        left: `${cell.left}%`,
        top: `${cell.top}%`,
        width: `${cell.width}%`,
        height: `${cell.height}%`,
        transformOrigin: `${from(soil.x, cell.left, cell.width)} ${from(soil.y, cell.top, cell.height)}`,
      }}
    >
      <picture>
        {!file && <source type="image/avif" media="(min-width: 64rem)" srcSet={large} />}
        {!file && <source type="image/avif" srcSet={small} />}
        <img src={file ?? webp} alt="" onError={onError} style={{ transform: `translateX(${-25 * (shown - 1)}%)` }} />
      </picture>
    </span>
  );
}

/** The typed name on the sign. */
export function PlacaDoNome({ nome }: { nome: string }) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    document.fonts.load("600 92px Fraunces").then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths change with the font
  const lettering = useMemo(() => fitName(nome || "Sua farmácia", measure), [nome, loaded]);
  return <Placa lettering={lettering} />;
}

let pen: CanvasRenderingContext2D | null | undefined;
/** By a canvas that is never shown. */
export const measure: Measure = (text, size) => {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `600 ${size}px Fraunces`;
  return pen.measureText(text).width;
};

import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../core/class-names.ts";

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  title: ReactNode;
  badge?: ReactNode;
  description?: ReactNode;
  price?: ReactNode;
  /** Small text beside or under the price. */
  priceNote?: ReactNode;
  /** Additional content. Phrasing content only, because it is inside a label. */
  details?: ReactNode;
  /** Placed on the card's lower edge. */
  picture?: ReactNode;
  /** Further questions, outside the label, visible only while this option is selected. */
  nested?: ReactNode;
}

interface ChoiceCardProps {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  option: ChoiceOption;
  layout: ChoiceLayout;
  checked: boolean;
  invalid: boolean;
  onChange: () => void;
}

/** A card that is one control: shape, fill and bullet change together when it is selected. */
export function ChoiceCard({ type, id, name, option, layout, checked, invalid, onChange }: ChoiceCardProps) {
  const partId = useId();
  const style = choiceCardStyle(layout, { hasPicture: Boolean(option.picture), invalid });
  const more = option.description || option.price || option.details;
  return (
    <div className="group/choice flex flex-col">
      <label className={style.card}>
        <input
          type={type}
          id={id}
          name={name}
          value={option.value}
          checked={checked}
          onChange={onChange}
          aria-labelledby={`${partId}-nome`}
          aria-describedby={more ? `${partId}-mais` : undefined}
          className={classNames(style.bullet, type === "radio" ? style.radio : style.checkbox)}
        />
        <span className={style.body}>
          <span className={style.title}>
            <span id={`${partId}-nome`}>{option.title}</span>
            {option.badge}
          </span>
          <span id={`${partId}-mais`} className="block">
            {option.description && <span className={style.description}>{option.description}</span>}
            {option.price && (
              <span className={style.price}>
                {option.price}
                {option.priceNote && <span className={style.priceNote}>{option.priceNote}</span>}
              </span>
            )}
            {option.details && <span className={style.details}>{option.details}</span>}
          </span>
        </span>
        {option.picture && <span className={style.picture}>{option.picture}</span>}
      </label>
      {option.nested && (
        <div className="mt-4 hidden group-has-[>label>input:checked]/choice:block">{option.nested}</div>
      )}
    </div>
  );
}

/** The radio of a card or cell that is its label and shows the focus. */
export function RadioBullet({ className, ...input }: ComponentProps<"input">) {
  return <input {...input} type="radio" className={classNames(bullet, radio, className)} />;
}

/**
 * row: bullet left, picture right. tile: picture above the name. pair: bullet right, to leave the width to the price.
 * line: a plain answer of one or two lines.
 */
export type ChoiceLayout = "row" | "tile" | "pair" | "line";

// The selected frame is 2.5 px: 1.5 border and 1 inner shadow, so that selecting causes no layout shift.
const card =
  "relative grid flex-1 content-start border-[1.5px] transition-[translate] hover:-translate-y-0.5 active:translate-y-0 active:border-folha active:bg-orvalho has-checked:border-folha has-checked:bg-orvalho has-checked:shadow-[inset_0_0_0_1px_var(--color-folha)] has-focus-visible:outline-3 has-focus-visible:outline-ipe has-focus-visible:shadow-[inset_0_0_0_1px_var(--color-folha),0_0_0_6px_var(--color-tinta)]";

const cards: Record<ChoiceLayout, string> = {
  row: "grid-cols-[26px_minmax(0,1fr)] gap-x-3.5 rounded-cartao px-4.5 py-5 md:grid-cols-[26px_minmax(0,1fr)_auto] md:gap-x-4 md:p-6",
  tile: "grid-cols-[64px_minmax(0,1fr)_26px] items-center gap-x-3.5 rounded-sheet py-2.5 pr-4 pl-3 md:grid-cols-[minmax(0,1fr)_26px] md:grid-rows-[96px_auto] md:rounded-cartao md:px-4 md:pt-3.5 md:pb-4.5",
  pair: "grid-cols-[minmax(0,1fr)_26px] gap-x-2.5 rounded-sheet px-3.5 py-4 md:gap-x-4 md:px-5 md:py-4.5",
  line: "min-h-13 grid-cols-[26px_minmax(0,1fr)] content-center! items-center gap-x-3.5 rounded-sheet px-4 py-2.5 md:min-h-16 md:gap-x-4 md:px-6 md:py-3",
};

const bullet =
  "size-6.5 appearance-none border-[1.5px] border-contorno bg-white transition-[border-color] focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto";

/** A border of 7 px leaves a white dot in the middle. */
const radio = "rounded-full checked:border-7 checked:border-folha";

const bullets: Record<ChoiceLayout, string> = {
  row: "col-start-1 row-start-1 mt-0.5",
  tile: "col-start-3 row-start-1 md:col-start-2 md:self-start",
  pair: "col-start-2 row-start-1",
  line: "col-start-1 row-start-1",
};

const bodies: Record<ChoiceLayout, string> = {
  row: "col-start-2 row-start-1",
  tile: "col-start-2 row-start-1 md:col-span-full md:col-start-1 md:row-start-2 md:mt-3.5 md:self-start",
  pair: "col-start-1 row-start-1",
  line: "col-start-2 row-start-1",
};

const pictures: Record<ChoiceLayout, string> = {
  row: "max-md:absolute max-md:top-3.5 max-md:right-4 max-md:h-18 max-md:w-16 md:col-start-3 md:row-start-1 md:-mt-2 md:-mb-6 md:h-32 md:w-26 md:self-end justify-center",
  tile: "col-start-1 row-start-1 h-15 w-16 max-md:justify-center md:h-23 md:w-auto md:self-end",
  pair: "hidden",
  line: "hidden",
};

const names: Record<"titled" | "plain", string> = {
  titled: "font-titulo font-semibold tracking-[-0.02em] text-mata",
  plain:
    "text-pretty text-[1.0625rem]/snug text-tinta md:text-lg/snug group-has-[:checked]/choice:font-semibold group-has-[:checked]/choice:text-mata",
};

/** In a pair the text under the name also uses the width below the bullet. */
const UNDER_BULLET = "w-[calc(100%+36px)]";

function choiceCardStyle(layout: ChoiceLayout, { hasPicture, invalid }: { hasPicture: boolean; invalid: boolean }) {
  const clearsPicture = layout === "row" && hasPicture && "max-md:pr-19";
  return {
    card: classNames(card, cards[layout], invalid ? "border-erro bg-erro-claro" : "border-contorno bg-papel"),
    bullet: classNames(bullet, bullets[layout]),
    radio,
    checkbox: classNames("rounded-lg checked:border-folha checked:bg-folha", tick),
    body: classNames("block min-w-0", bodies[layout]),
    title: classNames(
      "flex flex-wrap items-center gap-x-2 gap-y-1.5",
      layout === "line" ? names.plain : names.titled,
      layout === "row" && "text-[1.375rem]/[1.3]",
      (layout === "tile" || layout === "pair") && "text-[1.1875rem]/[1.3] md:text-[1.25rem]/[1.3]",
      clearsPicture,
    ),
    description: classNames(
      "mt-0.5 block text-balance leading-snug text-pedra",
      layout === "tile" && "text-peq",
      layout === "pair" && UNDER_BULLET,
      clearsPicture,
    ),
    price: classNames(
      "block font-titulo font-semibold tracking-[-0.02em] text-mata lining-nums tabular-nums",
      layout === "pair"
        ? `mt-2.5 ${UNDER_BULLET} text-[1.625rem]/tight`
        : "mt-3.5 text-[1.75rem]/tight md:text-[1.875rem]/tight",
    ),
    priceNote: classNames(
      "mt-1 block font-texto text-base/snug font-normal tracking-normal text-pedra",
      layout === "row" && "md:mt-0 md:ml-2 md:inline",
    ),
    details: classNames("block text-balance text-base/snug", layout === "pair" ? `mt-1.5 ${UNDER_BULLET}` : "mt-3"),
    picture: classNames(
      "flex items-end [&_img]:h-full [&_img]:w-auto [&_img]:max-w-full [&_img]:object-contain [&_img]:object-bottom [&_img]:drop-shadow-[0_6px_6px_#0e3b2e24] [&_picture]:contents",
      pictures[layout],
    ),
  };
}

/** A check mark for a native checkbox, drawn with two borders of its pseudo-element: no image, no extra node. */
export const tick =
  "grid place-items-center checked:after:-mt-1 checked:after:h-3.5 checked:after:w-2 checked:after:rotate-45 checked:after:border-r-3 checked:after:border-b-3 checked:after:border-white checked:after:content-[''] forced-colors:after:hidden";

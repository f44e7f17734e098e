import type { NivelId } from "@eden/domain/catalogo/niveis";
import { Card } from "@eden/ui/card.tsx";
import { CheckLines } from "@eden/ui/choice/check-lines.tsx";
import { Button, ButtonLink, type ButtonVariant } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { MessageCircle } from "lucide";
import { useId } from "react";
import { nivelMessage, PLANOS_DO_BLOCO, type PlanoDoBloco } from "~/content/planos-bloco.ts";
import { vasoDoNivel } from "~/content/vasos.ts";
import { whatsappLink } from "~/content/whatsapp.ts";

interface PlanosBlockProps {
  /** Which niveis are shown, in this order. */
  show?: readonly NivelId[];
  /** The available cards; those of the catalogue by default. */
  planos?: readonly PlanoDoBloco[];
}

const DEFAULT_SHOW: readonly NivelId[] = ["edificacao", "plenitude"];

/** The planos block at the end of a page: one card per relevant nivel. On paper it would only repeat them. */
export function PlanosBlock({ show = DEFAULT_SHOW, planos = PLANOS_DO_BLOCO }: PlanosBlockProps) {
  const headingId = useId();
  const shown = show.flatMap((id) => planos.find((plano) => plano.id === id && plano.ativo) ?? []);
  if (shown.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} className="print:hidden">
      <h2 id={headingId} className="max-w-[20ch] text-h2">
        Gostou? Faça parte deste grande <em>movimento</em>!
      </h2>
      <ul className={classNames("grid gap-x-4 lg:gap-x-6", gridColumns(shown.length))}>
        {shown.map((plano) => (
          <PlanoCard key={plano.id} plano={plano} wide={shown.length <= 2} />
        ))}
      </ul>
    </Section>
  );
}

/** Two columns for up to two cards, three for exactly three, four for more. Fewer in a narrow window. */
function gridColumns(cards: number): string {
  if (cards <= 2) return "md:grid-cols-2";
  return classNames(swipeRow, cards === 3 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4");
}

/** On a phone more than two cards are a row to swipe, with the next card in view, instead of a long stack. */
const swipeRow =
  "max-md:-mx-(--margem) max-md:snap-x max-md:scroll-px-(--margem) max-md:auto-cols-[18.5rem] max-md:grid-flow-col max-md:grid-rows-[repeat(5,auto)] max-md:overflow-x-auto max-md:px-(--margem) max-md:-mb-8 max-md:pt-26 max-md:pb-8";

interface PlanoCardProps {
  plano: PlanoDoBloco;
  /** For few cards in a row: larger text, services in two columns. */
  wide: boolean;
}

/**
 * A nivel's card with its pot on top. Five subgrid rows, shared with the neighbours, so that lines and buttons align.
 * The last nivel is dark, as in the section of the six niveis.
 */
function PlanoCard({ plano, wide }: PlanoCardProps) {
  const { width, room } = nivelPots[plano.id];
  const dark = plano.id === "plenitude";
  return (
    <Card
      as="li"
      tone={dark ? "mata" : "papel"}
      size={wide ? "l" : "m"}
      className={classNames(
        dark && "inset-ring-[1.5px] inset-ring-ipe",
        "row-span-5 grid snap-start grid-rows-subgrid md:mt-36 md:only:mt-64",
        wide && room,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "absolute right-6 bottom-[calc(100%-11px)] md:right-8",
          wide && "max-md:bottom-[calc(100%-4.25rem)]",
        )}
      >
        <span className="absolute -right-1 bottom-0 h-4 w-4/5 bg-radial from-tinta/30 to-transparent to-70%" />
        <Picture of={vasoDoNivel[plano.id]} alt="" sizes="148px" className={classNames("relative h-auto", width)} />
      </span>
      <p className={classNames("font-semibold text-peq", dark ? "text-broto" : "text-folha")}>{plano.tipo}</p>
      <h3 className={classNames("mt-1", wide ? "text-[1.75rem]/tight lg:text-[2.125rem]/tight" : "text-2xl/tight")}>
        {plano.titulo}
      </h3>
      <p className={classNames("mt-2.5", dark ? "text-nevoa" : "text-pedra")}>{plano.descricao}</p>
      <div
        className={classNames(
          "mt-5 mb-7 border-t pt-5",
          dark ? "border-white/15 [&_svg]:text-broto" : "border-linha",
          wide && "lg:[&>span]:grid-cols-[5fr_4fr] lg:[&>span]:gap-x-4 lg:[&>span]:gap-y-2",
        )}
      >
        <CheckLines lines={plano.servicos} />
      </div>
      <PlanoAction plano={plano} variant={dark ? "ipe" : "mata"} />
    </Card>
  );
}

interface PlanoActionProps {
  plano: PlanoDoBloco;
  variant: ButtonVariant;
}

/** A card's action: its link, else its handler, else a chat about the nivel. */
function PlanoAction({ plano, variant }: PlanoActionProps) {
  const opensChat = !(plano.link || plano.onSelect);
  const label = (
    <>
      {plano.showButtonIcon && (opensChat ? <SocialIcon of="whatsapp" /> : <Icon of={MessageCircle} size={20} />)}
      <span>
        {plano.buttonText} <span className="sr-only">({plano.titulo})</span>
      </span>
    </>
  );
  if (!plano.link && plano.onSelect) {
    return (
      <Button variant={variant} onClick={plano.onSelect} className={actionStyle}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink to={plano.link ?? whatsappLink(nivelMessage(plano.titulo))} variant={variant} className={actionStyle}>
      {label}
    </ButtonLink>
  );
}

/** Four cards in a row leave little room at 1024 px. */
const actionStyle = "w-full lg:max-xl:px-4";

interface NivelPot {
  /** Proportional widths: the pots have the same size, only the plant grows. */
  width: string;
  /** Space above the card, on phones, for the plant. */
  room: string;
}

const nivelPots: Record<NivelId, NivelPot> = {
  "eden-app": { width: "w-16 lg:w-18", room: "mt-19" },
  imersao: { width: "w-16 lg:w-18", room: "mt-23" },
  mentoria: { width: "w-17 lg:w-19", room: "mt-28" },
  despertar: { width: "w-20 md:w-24 lg:w-26", room: "mt-29" },
  edificacao: { width: "w-20 md:w-26 lg:w-29", room: "mt-12" },
  plenitude: { width: "w-22 md:w-34 lg:w-37", room: "mt-22" },
};

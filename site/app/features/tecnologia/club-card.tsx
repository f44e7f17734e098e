import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { CalendarCheck, type IconNode, Tag } from "lucide";
import { ExampleTag, Illustration } from "./illustration.tsx";

const STAMPS = [true, true, true, true, true, true, true, false, false, false];

/** The customer's loyalty card, with two of its notifications. */
export function ClubCard() {
  return (
    <Illustration
      label="cartão do Clube de Vantagens com sete de dez folhas preenchidas, um lembrete de recompra e uma oferta só para aquela cliente."
      className="relative mx-auto grid w-full max-w-150 justify-items-center pt-21 md:pt-18 md:justify-items-start lg:pt-19"
    >
      <ClubNotice
        icon={CalendarCheck}
        iconClassName="bg-orvalho text-folha"
        title="Hora de repor"
        className="absolute top-0 -right-1.5 md:right-0"
      >
        O remédio de uso contínuo da Lúcia acaba na sexta.
      </ClubNotice>
      <div className="relative flex min-h-58 w-full -rotate-5 flex-col justify-between overflow-hidden rounded-[26px] bg-linear-135 from-mata-3 to-55% to-mata px-6 py-5.5 text-white shadow-[0_36px_70px_#0e3b2e52,inset_0_1px_0_#ffffff2e] md:min-h-82 md:w-130 md:max-w-full md:rounded-ficha md:px-8.5 md:py-8">
        <Sprig className="absolute -top-1.5 -right-21 size-54 opacity-40 md:-top-4.5 md:-right-16 md:size-82" />
        <p>
          <b className="block font-semibold font-titulo text-[1.4375rem]/tight tracking-[-0.02em] md:text-[1.75rem]/tight">
            Clube de Vantagens
          </b>
          <span className="text-base text-nivel-2">Sua farmácia</span>
        </p>
        <div className="relative my-3 grid w-fit md:my-4 grid-cols-5 gap-2 md:gap-2.5">
          {STAMPS.map((earned, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stamp is identified by its position
            <ClubStamp key={position} earned={earned} />
          ))}
        </div>
        <div className="relative flex justify-between text-nivel-2 text-peq leading-tight *:last:text-right [&_b]:block [&_b]:font-semibold [&_b]:font-titulo [&_b]:text-[1.1875rem] [&_b]:text-white">
          <p>
            Cliente <b>Lúcia</b>
          </p>
          <p>
            Faltam <b>3 folhas</b>
          </p>
        </div>
      </div>
      <ClubNotice
        icon={Tag}
        iconClassName="bg-erro-fundo text-terracota"
        title="Oferta só para ela"
        className="mt-3 -ml-1.5 self-start justify-self-start md:absolute md:bottom-0 md:left-16 md:m-0 lg:max-xl:left-0"
      >
        Protetor solar com folha em dobro.
      </ClubNotice>
      <ExampleTag className="mt-3 md:mt-13 md:mb-5 md:justify-self-end" />
    </Illustration>
  );
}

interface ClubNoticeProps {
  icon: IconNode;
  iconClassName: string;
  title: string;
  className: string;
  children: string;
}

function ClubNotice({ icon, iconClassName, title, className, children }: ClubNoticeProps) {
  return (
    <div
      className={classNames(
        "z-1 flex w-78 max-w-[94%] items-center gap-3.5 rounded-cartao bg-papel py-3 pr-4 pl-3 shadow-[0_20px_50px_#0e3b2e2e] md:w-89 md:p-4",
        className,
      )}
    >
      <span className={classNames("grid size-12 shrink-0 place-items-center rounded-2xl", iconClassName)}>
        <Icon of={icon} />
      </span>
      <p className="text-base/snug">
        <b className="block font-semibold font-titulo text-[1.0625rem] text-mata">{title}</b>
        {children}
      </p>
    </div>
  );
}

/** An earned leaf, or the empty place for one. */
function ClubStamp({ earned }: { earned: boolean }) {
  return (
    <span
      className={classNames(
        "grid size-9 place-items-center rounded-full md:size-11.5",
        earned ? "bg-broto text-mata" : "border-[1.5px] border-white/40 border-dashed",
      )}
    >
      {earned && (
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-5 md:size-6">
          <path d="M4 20C3 10.5 8.5 4 20.500 3.500 20.500 14.500 14.500 21 4 20Z" />
        </svg>
      )}
    </span>
  );
}

/** Position and rotation of each leaf on the branch. */
const LEAVES = [
  "translate(60 262) rotate(-8)",
  "translate(74 236) rotate(-100)",
  "translate(104 206) rotate(-14)",
  "translate(118 176) rotate(-104)",
  "translate(150 146) rotate(-20)",
  "translate(166 116) rotate(-108)",
  "translate(200 90) rotate(-26)",
  "translate(218 62) rotate(-112)",
  "translate(246 40) rotate(-44)",
];

function Sprig({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 320 320" aria-hidden="true" className={`fill-none stroke-[1.5] stroke-broto ${className}`}>
      <path d="M24 310C76 232 150 140 250 38" />
      {LEAVES.map((place) => (
        <path key={place} transform={place} d="M0 0C8-24 36-36 70-26 58 2 30 16 0 0ZM0 0C22-6 42-14 62-23" />
      ))}
    </svg>
  );
}

import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Sparkles } from "lucide";
import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

/** A conversation with EVA. From 1024 px it overlaps the top of its section. */
export function AgentChat() {
  return (
    <Illustration
      label="conversa com a EVA. O dono pergunta por que a margem caiu ontem; ela explica que os genéricos saíram com desconto acima do combinado e mostra a margem por categoria."
      className="mx-auto w-full max-w-140 overflow-hidden rounded-[28px] bg-papel text-tinta shadow-[0_30px_80px_#00000033] max-lg:-mb-22 lg:-mt-44 lg:mr-0 lg:self-start lg:rounded-[36px] xl:-mt-64"
    >
      <div className="flex items-center gap-3.5 border-linha border-b px-4 py-4 lg:px-6 lg:py-5">
        <span className="grid size-12 place-items-center rounded-full bg-mata text-broto">
          <Icon of={Sparkles} />
        </span>
        <span>
          <b className="block font-semibold font-titulo text-mata text-xl/tight">EVA</b>
          <span className="text-pedra text-peq">Agente virtual</span>
        </span>
        <span className="ml-auto flex items-center gap-2 rounded-full bg-orvalho px-3.5 py-2 font-semibold text-folha text-peq leading-none whitespace-nowrap">
          <span className="size-2 rounded-full bg-folha" />
          24 horas
        </span>
      </div>
      <div className="grid gap-3.5 bg-creme/60 px-4 pt-4.5 pb-5 text-[1.0625rem]/[1.45] lg:px-6 lg:pt-5.5">
        <Bubble mine>Por que a margem caiu ontem?</Bubble>
        <Bubble className="[animation-delay:250ms]">
          Os genéricos venderam mais, só que com desconto acima do combinado. Foi aí que a margem foi embora.
          <MarginChart />
        </Bubble>
        <Bubble mine className="[animation-delay:700ms] max-md:hidden">
          O que eu faço hoje?
        </Bubble>
        <Bubble className="[animation-delay:950ms] max-md:hidden">
          Comece por três itens, com o desconto que cabe em cada um:
          <ItemList />
        </Bubble>
      </div>
    </Illustration>
  );
}

interface BubbleProps {
  mine?: boolean;
  /** Sets the animation delay, so that messages appear one after the other. */
  className?: string;
  children: ReactNode;
}

function Bubble({ mine = false, className, children }: BubbleProps) {
  return (
    <div
      className={classNames(
        "text-pretty motion-safe:animate-surge",
        className,
        mine
          ? "justify-self-end rounded-[20px] rounded-br-md bg-nivel-2 px-4.5 py-3"
          : "max-w-[96%] rounded-[20px] rounded-bl-md bg-papel px-4.5 pt-3.5 pb-4 lg:max-w-[90%]",
      )}
    >
      {children}
    </div>
  );
}

const items = ["Dipirona 500 mg", "Losartana 50 mg", "Omeprazol 20 mg"];

function ItemList() {
  return (
    <span className="mt-3 grid gap-2 text-base/tight">
      {items.map((name, index) => (
        <span key={name} className="flex items-center gap-3 border-linha border-t pt-2">
          <span className="font-semibold text-folha tabular-nums">{index + 1}</span>
          {name}
        </span>
      ))}
    </span>
  );
}

const bars = [
  { name: "Higiene", bar: "h-17 bg-folha" },
  { name: "Marca", bar: "h-14 bg-folha" },
  { name: "Genéricos", bar: "h-6.5 bg-terracota" },
  { name: "Beleza", bar: "h-20 bg-folha" },
];

function MarginChart() {
  return (
    <span className="mt-3.5 block rounded-2xl bg-orvalho px-3.5 pt-3.5 pb-3 lg:px-4">
      <span className="flex flex-wrap justify-between gap-x-3 text-peq leading-snug">
        <b className="font-semibold text-mata">Margem por categoria</b>
        <span className="text-pedra">Exemplo ilustrativo</span>
      </span>
      <span className="mt-2.5 grid grid-cols-4 items-end gap-2.5 lg:gap-3.5">
        {bars.map(({ name, bar }) => (
          <span key={name} className="grid gap-1.5 text-center font-medium text-[0.8125rem]/tight lg:text-sm/tight">
            <span className={classNames("rounded-t-[9px] rounded-b-sm", bar)} />
            <span className="-mx-2">{name}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

import { Plus } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "./core/class-names.ts";
import { Icon } from "./core/icon.tsx";

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items that share a name close each other; without it any number may be open. */
  name?: string;
  /** Position of the item that is open at first. */
  initialOpen?: number;
  className?: string;
}

/**
 * Uses native <details>, so it works before and without JavaScript. `open` is only the initial state: it never changes
 * afterwards, so React does not override what the visitor toggles.
 */
export function Accordion({ items, name, initialOpen, className }: AccordionProps) {
  return (
    <div className={classNames("border-b border-linha-2", className)}>
      {items.map((item, index) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={index === initialOpen}
          className="group/item scroll-mt-24 border-t border-linha-2"
        >
          <summary className="-mx-3 flex min-h-11 list-none items-center justify-between gap-4 rounded-campo px-3 py-5 font-titulo text-xl/tight font-semibold tracking-[-0.015em] text-mata lg:gap-6 lg:py-6.5 lg:text-2xl/tight [&::-webkit-details-marker]:hidden">
            {item.title}
            <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-contorno transition-[rotate,background-color] duration-250 group-open/item:rotate-45 group-open/item:border-mata group-open/item:bg-mata group-open/item:text-white group-[:not([open]):hover]/item:border-mata group-[:not([open]):hover]/item:bg-orvalho">
              <Icon of={Plus} />
            </span>
          </summary>
          <div className="max-w-[64ch] pb-6 lg:pr-17 lg:pb-8 [&>p+p]:mt-3">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./core/class-names.ts";
import { useEagerImages } from "./use-eager-images.ts";

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  onSelect?: (id: string) => void;
  className?: string;
}

/** Tabs according to the ARIA practices: one tab stop, arrows, Home and End; focus selects. */
export function Tabs({ label, tabs, onSelect, className }: TabsProps) {
  const prefix = useId();
  const [selected, setSelected] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useEagerImages(frame);
  const select = (index: number) => {
    setSelected(index);
    const tab = tabs[index];
    if (tab) onSelect?.(tab.id);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const target = destination(event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    buttons.current[target]?.focus();
  };
  return (
    <div ref={frame} className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="mb-7 flex max-w-full rounded-full bg-areia p-1.25 md:inline-flex lg:mb-10"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${prefix}-aba-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${prefix}-painel-${tab.id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            className={tabStyle}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-painel-${tab.id}`}
          aria-labelledby={`${prefix}-aba-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be focusable to be read
          tabIndex={0}
          hidden={index !== selected}
          className={classNames("rounded-cartao", index === selected && "motion-safe:animate-fade")}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

const tabStyle =
  "min-h-12 flex-auto rounded-full px-1.5 py-2 text-base font-semibold text-pedra transition-colors hover:text-mata aria-selected:bg-mata aria-selected:text-white md:px-6 md:text-[1.0625rem] forced-colors:aria-selected:border-2";

function destination(key: string, from: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

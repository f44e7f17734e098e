import { classNames } from "@eden/ui/core/class-names.ts";
import type { ReactNode } from "react";

interface MentoriaBranchProps {
  months: number;
  fruits: number;
  leaves: number;
}

/**
 * Vertical on a phone and horizontal from 768 px, beside a scale of months. Each mark stands at a month, evenly spread:
 * they show the number of meetings, not their dates.
 */
export function MentoriaBranch({ months, fruits, leaves }: MentoriaBranchProps) {
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_1fr_8px_1fr] md:grid-cols-1">
      <Ruler months={months} />
      <Marks count={fruits} months={months} className="justify-items-end md:items-end">
        <Fruit className="h-10 -rotate-90 md:h-full md:rotate-0" />
      </Marks>
      <div className="bg-folha [clip-path:polygon(0_0,100%_0,75%_100%,25%_100%)] md:h-2 md:[clip-path:polygon(0_0,100%_25%,100%_75%,0_100%)]" />
      <Marks count={leaves} months={months} className="justify-items-start">
        <Leaf className="h-10 rotate-90 md:h-full md:rotate-180" />
      </Marks>
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position + 1);

interface MarksProps {
  count: number;
  months: number;
  className: string;
  children: ReactNode;
}

function Marks({ count, months, className, children }: MarksProps) {
  const marked = upTo(count).map((mark) => Math.round(1 + ((mark - 1) * (months - 1)) / (count - 1)));
  return (
    <div
      className={classNames(
        "grid auto-rows-fr md:auto-cols-fr md:auto-rows-auto md:grid-flow-col md:justify-items-center",
        className,
      )}
    >
      {upTo(months).map((month) => (
        <span key={month} className="grid h-7 w-10 place-items-center md:size-18 lg:size-21">
          {marked.includes(month) && children}
        </span>
      ))}
    </div>
  );
}

function Ruler({ months }: { months: number }) {
  return (
    <div className="grid auto-rows-fr border-white/24 border-r md:order-last md:mt-5 md:auto-cols-fr md:auto-rows-auto md:grid-flow-col md:border-t md:border-r-0">
      {upTo(months).map((month) => (
        <span
          key={month}
          className="relative flex items-center pr-5 text-nevoa text-peq before:absolute before:top-1/2 before:right-0 before:h-px before:w-2.5 before:bg-white/50 before:content-[''] md:justify-center md:pt-4 md:pr-0 md:before:top-0 md:before:right-1/2 md:before:h-2.5 md:before:w-px"
        >
          mês {month}
        </span>
      ))}
    </div>
  );
}

/** A golden fruit on its stalk, upright; the stalk ends at the lower edge. */
export function Fruit({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 72" aria-hidden="true" className={className}>
      <path d="M22 72V40" className="stroke-folha" strokeWidth="5" strokeLinecap="round" />
      <path d="M23 50c2-9 9-13 19-12-1 9-8 14-19 12Z" className="fill-broto" />
      <circle cx="22" cy="22" r="19" className="fill-ipe" />
      <path d="M9 17A15 15 0 0 1 20 7" className="fill-none stroke-ipe-claro" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** A leaf on its stalk, upright; the stalk ends at the lower edge. */
export function Leaf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 72" aria-hidden="true" className={className}>
      <path d="M22 72V30" className="stroke-folha" strokeWidth="5" strokeLinecap="round" />
      <path d="M22 58C6 50 2 24 22 2c20 22 16 48 0 56Z" className="fill-broto" />
      <path d="M22 56V20" className="stroke-folha" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

import { Check, type IconNode, WifiOff, X } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "./core/class-names.ts";
import { Icon } from "./core/icon.tsx";

/** ok: done. er: failed. off: not an error, waiting for the connection. */
export type BannerTone = "ok" | "er" | "off";

interface BannerProps {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  /** A link or button under the text. */
  action?: ReactNode;
  icon?: IconNode;
  className?: string;
}

const tones: Record<
  BannerTone,
  { icon: IconNode; role: "alert" | "status"; box: string; disc: string; title: string }
> = {
  ok: { icon: Check, role: "status", box: "border-folha bg-orvalho", disc: "bg-folha", title: "text-mata" },
  er: { icon: X, role: "alert", box: "border-erro bg-erro-fundo", disc: "bg-erro", title: "text-erro-escuro" },
  off: { icon: WifiOff, role: "status", box: "border-aviso bg-aviso-fundo", disc: "bg-aviso", title: "text-aviso" },
};

/** Layout of all form messages: round icon, bold line, plain line, action. */
export function Banner({ tone, title, children, action, icon, className }: BannerProps) {
  const look = tones[tone];
  return (
    <div
      role={look.role}
      className={classNames(
        "grid grid-cols-[48px_minmax(0,1fr)] gap-x-3.5 rounded-sheet border-[1.5px] p-4 leading-snug md:gap-x-4 md:p-5 md:pr-6",
        look.box,
        className,
      )}
    >
      <span className={classNames("grid size-12 place-items-center rounded-full text-white", look.disc)}>
        <Icon of={icon ?? look.icon} size={24} strokeWidth={2.25} />
      </span>
      <div className="flex min-h-12 flex-col items-start justify-center gap-1">
        <p className={classNames("text-balance text-lg/snug font-bold", look.title)}>{title}</p>
        {children && <div className="text-pretty">{children}</div>}
        {action}
      </div>
    </div>
  );
}

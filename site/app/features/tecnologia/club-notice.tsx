import { classNames } from "@eden/ui/class-names.ts";
import { Icon } from "@eden/ui/icon.tsx";
import type { LucideIcon } from "lucide-react";

interface ClubNoticeProps {
  icon: LucideIcon;
  iconClassName: string;
  title: string;
  className: string;
  children: string;
}

export function ClubNotice({ icon, iconClassName, title, className, children }: ClubNoticeProps) {
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

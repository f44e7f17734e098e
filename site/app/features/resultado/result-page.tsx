import { Badge, type BadgeTone } from "@eden/ui/badge.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface ResultPageProps {
  picture: PictureFile;
  badge: string;
  badgeTone?: BadgeTone;
  icon: LucideIcon;
  title: ReactNode;
  lead: ReactNode;
  /** Links; the first one is the primary action. */
  actions: ReactNode;
  children?: ReactNode;
  /** After the actions. */
  after?: ReactNode;
  /** A small picture on a phone, so that the actions are above the bottom bar. */
  compact?: boolean;
  /** The text is taller than the picture: align the picture to the top. */
  long?: boolean;
}

/** The result of a visitor's action: a picture, a message, one primary action, and the next steps. */
export function ResultPage(props: ResultPageProps) {
  const { picture, badge, badgeTone, icon, title, lead, actions, children, after } = props;
  const { compact = false, long = false } = props;
  return (
    <div className="overflow-x-clip">
      <div
        className={classNames(
          "pagina grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:min-h-130 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]",
          long ? "items-start lg:[&>div]:pt-10 lg:[&>picture]:sticky lg:[&>picture]:top-0" : "items-center lg:pt-6",
        )}
      >
        <Picture
          of={picture}
          priority
          sizes="(min-width: 1024px) 760px, 120vw"
          className={classNames(
            "relative left-1/2 -mb-2 max-w-none -translate-x-1/2 motion-safe:animate-surge lg:left-auto lg:-ml-6 lg:mb-0 lg:w-[calc(100%+3rem)] lg:translate-x-0 xl:-ml-24 xl:w-[calc(100%+7rem)]",
            // On a phone the primary action must be visible under the message.
            long || compact ? "w-[min(64vw,24rem)]" : "w-[min(118vw,44rem)]",
          )}
        />
        <div className="relative z-1">
          <Badge tone={badgeTone}>
            <Icon of={icon} size={18} />
            {badge}
          </Badge>
          <h1 className="mt-4 text-[clamp(2.375rem,1.7rem+2.6vw,3.5rem)]/[1.08]">{title}</h1>
          <p className="mt-4.5 text-lead text-pedra">{lead}</p>
          {children}
          <div className="mt-8 flex flex-wrap items-center gap-3 max-md:flex-col max-md:items-stretch">{actions}</div>
          {after}
        </div>
      </div>
    </div>
  );
}

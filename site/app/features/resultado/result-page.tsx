import { Badge, type BadgeTone } from "@eden/ui/badge.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import type { IconNode } from "lucide";
import type { ReactNode } from "react";

interface ResultPageProps {
  picture: PictureFile;
  badge: string;
  badgeTone?: BadgeTone;
  icon: IconNode;
  title: ReactNode;
  lead: ReactNode;
  /** The main action first. */
  actions: ReactNode;
  /** Under the picture, beside the next steps. */
  receipt?: ReactNode;
  /** The next steps. */
  children?: ReactNode;
}

/** The result of a visitor's action: a picture, a message, one main action, a receipt and the next steps. */
export function ResultPage(props: ResultPageProps) {
  const { picture, badge, badgeTone, icon, title, lead, actions, receipt, children } = props;
  const hasMore = Boolean(receipt || children);
  return (
    <div className="my-auto overflow-x-clip">
      <div className={classNames(columns, hasMore && "gap-y-10", !receipt && "lg:[&>picture]:row-span-2")}>
        <Picture
          of={picture}
          priority
          sizes="(min-width: 1024px) 640px, 80vw"
          className={classNames(
            "relative left-1/2 max-w-none -translate-x-1/2 motion-safe:animate-surge",
            // Small on a phone and on a longer page, so that the main action is visible under the message.
            hasMore
              ? "-mb-10 w-[min(60vw,16rem)] lg:mb-0 lg:w-[min(100%,34rem)]"
              : "-mb-1 w-[min(82vw,30rem)] lg:mb-0 lg:w-[calc(100%+3rem)]",
          )}
        />
        <div className="relative z-1 md:max-lg:text-center">
          <Badge tone={badgeTone}>
            <Icon of={icon} size={18} />
            {badge}
          </Badge>
          <h1 tabIndex={-1} className="mt-3.5 text-[clamp(2.125rem,1.6rem+2.4vw,3.25rem)]/[1.08]">
            {title}
          </h1>
          <p className="mt-4 text-lead text-pedra max-md:text-balance lg:text-balance md:max-lg:mx-auto md:max-lg:max-w-[48ch]">
            {lead}
          </p>
          <div className={actionsStyle}>{actions}</div>
        </div>
        {receipt && <div className="self-start">{receipt}</div>}
        {children && <div className={classNames("self-start", !receipt && beside)}>{children}</div>}
      </div>
    </div>
  );
}

const columns =
  "pagina grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 pt-2 md:grid-cols-2 md:pt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] xl:gap-x-16 xl:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] md:max-lg:[&>*:nth-child(-n+2)]:col-span-2";

/** At 1024 px the buttons are a little smaller, so that three of them fit on one line. */
const actionsStyle =
  "mt-7 flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch md:max-lg:justify-center lg:max-xl:gap-x-2.5 lg:max-xl:[&>a]:px-4 lg:max-xl:[&>a]:text-base";

/** Without a receipt the picture takes the height of message and steps. */
const beside = "md:max-lg:col-span-2 md:max-lg:mx-auto md:max-lg:max-w-120 lg:col-start-2";

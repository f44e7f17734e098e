import { classNames } from "./class-names.ts";

/** The sprout of the icon, inline: it is shown where no request may be needed. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={classNames("fill-broto", className)}>
      <rect width="64" height="64" rx="15" className="fill-mata" />
      <path d="M29.96 52.4V40.84c0-2.72-.34-5.1-1.36-7.14-10.2.68-15.3-4.42-16.32-14.62 10.2-.68 16.66 3.06 19.04 11.22 2.38-11.56 8.84-18.02 20.4-18.7.68 13.6-5.1 22.1-16.66 23.12a18 18 0 0 0-1.02 6.12V52.4a2.04 2.04 0 0 1-4.08 0" />
    </svg>
  );
}

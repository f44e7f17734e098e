import { classNames } from "@eden/ui/class-names.ts";

/** An earned leaf, or the empty place for one. */
export function ClubStamp({ earned }: { earned: boolean }) {
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

/** A sprout like that of the icon, inline: it is shown where no request may be needed. */
export function Mark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-20 rounded-[18px] bg-mata fill-broto">
      <path d="M30 33h4v17h-4zM32 35C31 25 24 19 13 19c1 11 8 16 19 16Zm0-4c1-9 7-15 19-16-1 10-8 16-19 16Z" />
    </svg>
  );
}

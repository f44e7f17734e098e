import type { KeyboardEvent } from "react";

/** Keys 1 to 9 choose an option of a dialog, except while a text is typed. */
export function numberKeys(count: number, choose: (index: number) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const typing = event.target instanceof HTMLInputElement && !["radio", "checkbox"].includes(event.target.type);
    const index = Number(event.key) - 1;
    if (typing || event.ctrlKey || event.metaKey || !(index >= 0 && index < count)) return;
    event.preventDefault();
    choose(index);
    event.currentTarget.querySelectorAll<HTMLElement>("input[type=radio]")[index]?.focus();
  };
}

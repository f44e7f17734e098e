/** Where letters are typed. A checkbox and a radio button leave the letters to the panel. */
const TYPED = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";
const CHOOSING = "[role=listbox], [role=menu]";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The field around an element, if letters are typed in it. */
export const campoOf = (element: Element | null) => element?.closest<HTMLElement>(TYPED) ?? null;

/** Letters belong to the element: it is typed in, or they choose one of its options. */
export const takesLetters = (element: Element | null) => Boolean(element?.closest(`${TYPED}, ${CHOOSING}`));

/** What stood in a field when it was opened, and what the member last typed. */
const opened = new WeakMap<Element, { text: string; last: string }>();

/** Whether the member changed the text since the field was opened. A text put there by the panel opens it again. */
export function isEdited(element: Element | null): boolean {
  const field = campoOf(element);
  return isTextField(field) && note(field).text !== field.value;
}

/** Watches what is typed, for `isEdited`. */
export function watchCampos(): () => void {
  const focus = ({ target }: Event) => {
    if (isTextField(target)) note(target);
  };
  const type = ({ target }: Event) => {
    if (isTextField(target)) note(target, true).last = target.value;
  };
  document.addEventListener("focusin", focus);
  document.addEventListener("input", type, true);
  return () => {
    document.removeEventListener("focusin", focus);
    document.removeEventListener("input", type, true);
  };
}

function note(field: TextField, typing = false) {
  const known = opened.get(field);
  if (known && (typing || known.last === field.value)) return known;
  const now = { text: field.value, last: field.value };
  opened.set(field, now);
  return now;
}

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && campoOf(target) === target);

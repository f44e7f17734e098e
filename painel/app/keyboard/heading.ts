import { useEffect } from "react";
import { useLocation } from "react-router";
import { campoOf, isEdited, takesLetters } from "./campo.ts";

/** The name of the person, payment or store that is open, the one that keys act on. */
export const HEADING = { id: "pessoa", tabIndex: -1 } as const;

/** State of an address that was opened from a field: focus goes to the heading although a field has it. */
export const FOCO = { foco: HEADING.id } as const;

/** Brings focus to the name of the open person; false when nobody is open. */
export function focusHeading(): boolean {
  const heading = document.getElementById(HEADING.id);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Focuses the heading as its person opens, unless the member is typing or answers a dialog meanwhile. */
export function useHeadingFocus(): void {
  const { key, state } = useLocation();
  const asked = state?.foco === HEADING.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person opened again has another key
  useEffect(() => {
    const elsewhere = takesLetters(document.activeElement) || document.querySelector("dialog[open]");
    if (asked || !elsewhere) focusHeading();
  }, [key, asked]);
}

/** Called as a command is given; what it returns, when it was saved: focus goes to the heading unless the member moved on. */
export function returnToHeading(): () => void {
  let from = document.activeElement;
  const text = textOf(from);
  // An answered dialog gives the focus back to its opener, unless a field is next.
  const dialog = from?.closest("dialog");
  const isBack = () => dialog && !from?.isConnected && !takesLetters(document.activeElement);
  setTimeout(() => {
    if (isBack()) from = document.activeElement;
  });
  return () => {
    const now = document.activeElement;
    if (now === document.body || isBack() || (now === from && textOf(now) === text)) focusHeading();
  };
}

/**
 * Esc in a field: leaves it with its text. In a dialog, which the browser closes, only a text that was changed is left
 * first. False when there was nothing to leave.
 */
export function leaveCampo(target: Element | null): boolean {
  const field = campoOf(target);
  const dialog = field?.closest("dialog[open]");
  if (!field || (dialog && (field.role === "combobox" || !isEdited(field)))) return false;
  if (!(dialog ? focusTitle(dialog) : focusHeading())) field.blur();
  return true;
}

function focusTitle(dialog: Element): boolean {
  const title = dialog.querySelector<HTMLElement>("h1, h2");
  if (title) title.tabIndex = -1;
  title?.focus();
  return title !== null;
}

const textOf = (element: Element | null) => (element && "value" in element ? element.value : undefined);

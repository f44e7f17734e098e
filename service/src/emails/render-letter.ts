import type { Letter } from "./letter.ts";
import { letterAsHtml } from "./letter-as-html.ts";
import { letterAsText } from "./letter-as-text.ts";

/** Renders the message as plain text and as HTML for mail clients, with the same content. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  return { text: letterAsText(letter), html: letterAsHtml(letter) };
}

import type { MailMessage } from "./mail-message.ts";

/** HTML list of messages, newest first, for developers. */
export function mailboxPage(messages: readonly MailMessage[]): string {
  const items = messages.toReversed().map(
    (message) => `<details>
<summary><b>${escapeHtml(message.subject)}</b> · ${escapeHtml(message.to.join(", "))} · ${message.receivedAt}</summary>
<pre>${escapeHtml(message.text || message.raw)}</pre>
<p><a href="/messages/${message.id}.eml">.eml</a></p>
</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap}</style>
<h1>Mailbox</h1>${items.join("\n") || "<p>No message yet.</p>"}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

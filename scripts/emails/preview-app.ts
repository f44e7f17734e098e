import { Hono } from "hono";
import { type SampleEmail, teamSamples, visitorSamples } from "./sample-emails.ts";

/** Every e-mail with invented data: a list, and each one at 600 and 360 px with its plain text. */
export function previewApp(siteUrl: string): Hono {
  const visitor = visitorSamples(siteUrl);
  const team = teamSamples();
  const find = (id: string) => [...visitor, ...team].find((sample) => sample.id === id);
  const app = new Hono();
  app.get("/", (context) => context.html(indexPage(visitor, team)));
  app.get("/:id", (context) => {
    const sample = find(context.req.param("id"));
    return sample ? context.html(samplePage(sample)) : context.notFound();
  });
  app.get("/:id/html", (context) => {
    const sample = find(context.req.param("id"));
    return sample ? context.html(sample.mail.html) : context.notFound();
  });
  return app;
}

function indexPage(visitor: SampleEmail[], team: SampleEmail[]): string {
  return page(
    "E-mails",
    `<h1>E-mails</h1><h2>To visitors (${visitor.length})</h2>${list(visitor)}<h2>To the team (${team.length})</h2>${list(team)}`,
  );
}

const list = (samples: SampleEmail[]) =>
  `<ul>${samples.map(({ id, nome, mail }) => `<li><a href="/${id}">${escapeHtml(nome)}</a> ${escapeHtml(mail.subject)}</li>`).join("")}</ul>`;

function samplePage({ id, nome, mail }: SampleEmail): string {
  const frame = (width: number) =>
    `<iframe src="/${id}/html" width="${width}" height="900" title="${width} px"></iframe>`;
  return page(
    nome,
    `<p><a href="/">All e-mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>To ${escapeHtml(mail.to ?? "the team")}, replies to ${escapeHtml(mail.replyTo ?? "the team")}</p>
${frame(600)} ${frame(360)}<h2>Plain text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.6 system-ui;max-width:64rem;margin:2rem auto;padding:0 1rem}iframe{border:1px solid #ccc;vertical-align:top}pre{white-space:pre-wrap}</style>
${body}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

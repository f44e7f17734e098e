import { createHash } from "node:crypto";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import type { MiddlewareHandler } from "hono";

const STYLE = `body{margin:0;padding:1rem;background:#f8f1e4;color:#14211b;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:6vh auto 0}header{margin:0 0 1rem;color:#0e3b2e;font:700 1.375rem Georgia,serif}
section{padding:2rem 1.5rem;background:#fffdf8;border-radius:1.5rem}
h1{margin:0 0 1rem;color:#0e3b2e;font:700 1.625rem/1.25 Georgia,serif;text-wrap:balance}span{white-space:nowrap}p{margin:0 0 1.25rem}p:last-child{margin:0}
button{min-height:3rem;padding:.75rem 1.75rem;border:0;border-radius:1.5rem;background:#0e3b2e;color:#fff;font:inherit;font-weight:700;cursor:pointer}
a{display:inline-block;padding:.625rem 0;color:#1b6b4a}:focus-visible{outline:3px solid #1b6b4a;outline-offset:3px}`;
const CSP = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

export interface Words {
  title: string;
  body: string;
  /** Of the form that the page sends to its own address. */
  button?: string;
}

/**
 * Headers of a page that the service renders itself. `formAction` limits where its form leads, redirects included; a form
 * that ends at the payment provider has no limit.
 */
export function plainPageHeaders({ formAction }: { formAction: "self" | "any" }): MiddlewareHandler {
  const policy = formAction === "self" ? `${CSP}; form-action 'self'` : CSP;
  return async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("content-security-policy", policy);
    // Not no-referrer: the browser would then send the form without its origin, which nginx refuses.
    context.header("referrer-policy", "same-origin");
    context.header("x-robots-tag", "noindex");
    return next();
  };
}

/** A page of one question or answer, for links in e-mails: reading it changes nothing, because mail scanners open links. */
export function plainPage({ title, body, button }: Words, siteUrl: string): string {
  const form = button ? `<form method="post"><p><button>${button}</button></p></form>` : "";
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${EMPRESA.nome}</title><style>${STYLE}</style></head>
<body><main><header>${EMPRESA.nome}</header><section><h1>${keepTogether(title)}</h1><p>${keepTogether(body)}</p>${form}<p><a href="${siteUrl}/">Ir para o site</a></p></section></main></body></html>`;
}

/** An amount and "e-mail" never break over two lines. */
const keepTogether = (words: string) => words.replace(/R\$ [\d.,]+|e-mail/g, "<span>$&</span>");

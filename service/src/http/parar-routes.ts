import { createHash } from "node:crypto";
import { EMPRESA } from "@eden/domain/empresa/empresa";
import { Hono } from "hono";
import { hashOfParada } from "../pedidos/create-parada.ts";
import type { Resources } from "../resources.ts";
import { countRequest } from "./count-request.ts";

type Needs = Pick<Resources, "pool" | "siteUrl">;

const STYLE = `body{margin:0;padding:1rem;background:#f8f1e4;color:#14211b;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:6vh auto 0}header{margin:0 0 1rem;color:#0e3b2e;font:700 1.375rem Georgia,serif}
section{padding:2rem 1.5rem;background:#fffdf8;border-radius:1.5rem}
h1{margin:0 0 1rem;color:#0e3b2e;font:700 1.625rem/1.25 Georgia,serif;text-wrap:balance}p{margin:0 0 1.25rem}p:last-child{margin:0}
button{min-height:3rem;padding:.75rem 1.75rem;border:0;border-radius:1.5rem;background:#0e3b2e;color:#fff;font:inherit;font-weight:700;cursor:pointer}
a{display:inline-block;padding:.625rem 0;color:#1b6b4a}:focus-visible{outline:3px solid #1b6b4a;outline-offset:3px}`;
const CSP = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Stops the messages about payments, from the link in each of them. Reading the page changes nothing: mail scanners open
 * links. A POST stops them, from the button or from the mail client (RFC 8058), which needs no confirmation.
 */
export function pararRoutes({ pool, siteUrl }: Needs): Hono {
  const routes = new Hono();
  const path = "/:secret{[A-Za-z0-9_-]{43}}";
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("content-security-policy", CSP);
    // Not no-referrer: the browser would then send the form without its origin, which nginx refuses.
    context.header("referrer-policy", "same-origin");
    context.header("x-robots-tag", "noindex");
    return next();
  });
  routes.get(path, (context) => context.html(page(ASK, siteUrl)));
  routes.post(path, async (context) => {
    await countRequest("parar", context, { pool });
    const { rows } = await pool.query<{ known: boolean }>("select privado.parar_mensagens($1) as known", [
      hashOfParada(context.req.param("secret")),
    ]);
    return rows[0]?.known ? context.html(page(DONE, siteUrl)) : context.html(page(UNKNOWN, siteUrl), 404);
  });
  return routes;
}

interface Words {
  title: string;
  body: string;
  button?: string;
}

const ASK: Words = {
  title: "Parar as mensagens sobre pagamento?",
  body: "Você deixa de receber nossos lembretes automáticos sobre pagamentos neste e-mail. Se comprar algo, a confirmação e o acesso continuam chegando.",
  button: "Não quero mais",
};
const DONE: Words = {
  title: "Pronto. Não enviaremos mais lembretes.",
  body: "Obrigado por avisar. Se mudar de ideia, é só responder a qualquer mensagem nossa.",
};
const UNKNOWN: Words = {
  title: "Este link não vale mais.",
  body: "Responda ao e-mail que recebeu e pedimos à equipe que pare as mensagens.",
};

function page({ title, body, button }: Words, siteUrl: string): string {
  const form = button ? `<form method="post"><p><button>${button}</button></p></form>` : "";
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${EMPRESA.nome}</title><style>${STYLE}</style></head>
<body><main><header>${EMPRESA.nome}</header><section><h1>${title}</h1><p>${body}</p>${form}<p><a href="${siteUrl}/">Ir para o site</a></p></section></main></body></html>`;
}

import { Hono } from "hono";
import { hashOfParada } from "../pedidos/create-parada.ts";
import type { Resources } from "../resources.ts";
import { countRequest } from "./count-request.ts";
import { plainPage, plainPageHeaders, type Words } from "./plain-page.ts";

type Needs = Pick<Resources, "pool" | "siteUrl">;

/**
 * Stops the messages about payments, from the link in each of them. Reading the page changes nothing: mail scanners open
 * links. A POST stops them, from the button or from the mail client (RFC 8058), which needs no confirmation.
 */
export function paradaRoutes({ pool, siteUrl }: Needs): Hono {
  const routes = new Hono();
  const path = "/:secret{[A-Za-z0-9_-]{43}}";
  routes.use(plainPageHeaders({ formAction: "self" }));
  routes.get(path, (context) => context.html(plainPage(ASK, siteUrl)));
  routes.post(path, async (context) => {
    await countRequest("parar", context, { pool });
    const { rows } = await pool.query<{ known: boolean }>("select privado.parar_mensagens($1) as known", [
      hashOfParada(context.req.param("secret")),
    ]);
    return rows[0]?.known ? context.html(plainPage(DONE, siteUrl)) : context.html(plainPage(UNKNOWN, siteUrl), 404);
  });
  return routes;
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

import { Hono } from "hono";
import { safeParse } from "valibot";
import type { SignInService } from "../gateways/sign-in-service.ts";
import { answerLimit } from "../http/count-request.ts";
import type { Resources } from "../resources.ts";
import { INVALID } from "./answer-error.ts";
import { asMember } from "./as-member.ts";
import { inviteMembro, newMembroSchema } from "./invite-membro.ts";
import { readBody } from "./read-body.ts";
import type { SessionVariables } from "./session.ts";

interface Needs extends Pick<Resources, "pool"> {
  signIn: SignInService;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const IN_TEAM = "Este e-mail já é de alguém da equipe.";
const UNKNOWN = "Esta pessoa não está na equipe.";

/** What needs the sign-in service's admin key; the rest of the team's management is in the schema painel. */
export function equipeRoutes({ pool, signIn }: Needs): Hono<SessionVariables> {
  const routes = new Hono<SessionVariables>();
  routes.post("/convidar", async (context) => {
    const { success, output } = safeParse(newMembroSchema, await readBody(context));
    if (!success) return context.json({ mensagem: INVALID }, 400);
    return asMember(pool, context.var.session, context, async (client) => {
      await client.query("select privado.exigir('gestao')");
      const { rowCount } = await client.query("select from privado.equipe where email = $1", [output.email]);
      if (rowCount) return context.json({ mensagem: IN_TEAM }, 409);
      return context.json({ id: await inviteMembro(output, client, signIn) }, 201);
    });
  });

  routes.post(`/:id{${UUID}}/redefinir-fator`, async (context) => {
    const id = context.req.param("id");
    return asMember(pool, context.var.session, context, async (client) => {
      await client.query("select privado.exigir('gestao')");
      const { rowCount } = await client.query("update privado.equipe set fator_desde = null where id = $1", [id]);
      if (!rowCount) return context.json({ mensagem: UNKNOWN }, 404);
      await client.query("select privado.registrar('redefiniu_fator', 'equipe', $1)", [id]);
      await client.query("select privado.encerrar_sessoes($1)", [id]);
      await client.query("delete from privado.contadores where alvo = 'painel_fator_dia' and chave = $1", [id]);
      await signIn.deleteFactors(id);
      return context.body(null, 204);
    });
  });

  // For a member on a new device while strangers use up the codes of the mailbox.
  routes.post(`/:id{${UUID}}/enviar-codigo`, async (context) => {
    const id = context.req.param("id");
    const email = await asMember(pool, context.var.session, context, async (client) => {
      await client.query("select privado.exigir('gestao')");
      const released = client.query<{ email: string }>("select privado.liberar_codigo($1) as email", [id]);
      await answerLimit(released);
      await client.query("select privado.registrar('enviou_codigo', 'equipe', $1)", [id]);
      return (await released).rows[0]?.email ?? "";
    });
    await signIn.sendCode(email);
    return context.body(null, 204);
  });
  return routes;
}

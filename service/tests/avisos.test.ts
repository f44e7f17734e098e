import { randomUUID } from "node:crypto";
import { PADROES } from "@eden/domain/conteudo/padroes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type PushDeviceFake, type PushServiceFake, startPushService } from "../../scripts/fakes/push-service.ts";
import { generateVapidKeys } from "../../scripts/stack/vapid-keys.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createMailer, type Mailer } from "../src/gateways/mailer.ts";
import { createWebPush, type SendPush } from "../src/gateways/web-push.ts";
import { avisarMembro } from "../src/tasks/avisar-membro.ts";
import { resumoDoDia } from "../src/tasks/resumo-do-dia.ts";
import { textoPedeAprovacao } from "../src/tasks/texto-pede-aprovacao.ts";
import { startService, TEAM } from "./running-service.ts";
import { type Browser, enter, newMembro, openBrowser, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();
const VAPID = { ...generateVapidKeys(), subject: "mailto:painel@exemplo.com.br" };
const ALWAYS = JSON.stringify(Array.from({ length: 7 }, () => [{ abre: "00:00", fecha: "24:00" }]));
const OPEN = `update privado.horario set dias = '${ALWAYS}'; delete from privado.feriados;
  insert into privado.feriados (dia, nome, faixas)
  select (now() at time zone 'America/Sao_Paulo')::date + d, 'Aberto', '[{"abre": "00:00", "fecha": "24:00"}]' from generate_series(0, 1) as d`;
let fake: PushServiceFake;
let sendPush: SendPush;
let mailer: Mailer;

beforeAll(async () => {
  fake = await startPushService();
  sendPush = createWebPush(VAPID, fake.agent);
  mailer = createMailer({ smtpUrl: painel.stack.mailbox.smtpUrl, from: "site@exemplo.com.br", team: TEAM });
  await painel.pool.query(OPEN);
});
beforeEach(() => {
  fake.answer = { status: 201 };
});
afterAll(async () => {
  mailer?.close();
  await fake?.stop();
});

const appWithPush = () => painel.appWith(painel.signIn, { sendPush, vapidKey: VAPID.publicKey });

async function newBrowser() {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro, openBrowser(appWithPush()));
  return { ...membro, browser };
}

async function subscribe(browser: Browser, device = fake.newDevice()): Promise<PushDeviceFake & { id: string }> {
  const { endereco, p256dh, auth } = device;
  const answer = await browser.post("/avisos/aparelho", { endereco, p256dh, auth, nome: "Chrome, Android" });
  if (answer.status !== 200) throw new Error(`the device was answered ${answer.status}`);
  return { ...device, ...((await answer.json()) as { id: string }) };
}

/** A person of the member who waits, with a notice about them. */
async function notify(membro: string, tipo = "resposta") {
  const { rows } = await painel.pool.query(
    `insert into privado.pessoas (nome, email, telefone, dono, espera_desde, prazo, resumo)
    values ('Rosângela Almeida', 'rosangela@farmacia.com.br', '16998124470', $1, now(), now() + interval '1 hour', 'Tenho duas lojas')
    returning id, privado.avisar($2, 'teste:' || $3, id, null, $1)`,
    [membro, tipo, randomUUID()],
  );
  return rows[0]?.id as string;
}

const send = (membro: string) => avisarMembro.perform({ membro }, { pool: painel.pool, sendPush });
const devices = async (membro: string) =>
  (await painel.pool.query("select id from privado.aparelhos_aviso where membro = $1", [membro])).rows.length;
const read = (device: PushDeviceFake) =>
  device.messages().map((message) => JSON.parse(device.open(message)) as Record<string, unknown>);

test("[AVISO-02] a device that a member turned on gets an encrypted message without surname, telephone, e-mail or text", async () => {
  const { id: membro, browser } = await newBrowser();
  const device = await subscribe(browser);
  const pessoa = await notify(membro, "prazo");
  await send(membro);
  expect(read(device)).toEqual([{ v: 1, t: "prazo", n: expect.any(Number), q: 1, u: `/caixa/${pessoa}` }]);
  const [sent] = device.messages();
  expect(sent?.headers).toMatchObject({ urgency: "high", topic: expect.stringMatching(/^[\w-]{32}$/) });
  expect(Number(sent?.headers.ttl)).toBeGreaterThan(3000);
  expect(sent && device.open(sent).length).toBeLessThan(300);
  await painel.pool.query("insert into privado.preferencias_aviso (membro, mostrar_nome) values ($1, true)", [membro]);
  await notify(membro);
  await send(membro);
  expect(read(device)[1]).toMatchObject({ t: "resposta", a: "Rosângela" });
  expect(JSON.stringify(read(device))).not.toMatch(/Almeida|16998124470|rosangela@|lojas/);
});

test("[AVISO-03, MENCAO-01] a single mention opens its note, several the person", async () => {
  const { id: membro, browser } = await newBrowser();
  const device = await subscribe(browser);
  const pessoa = await notify(membro);
  const mention = async () => {
    const { rows } = await painel.pool.query(
      `with nota as (insert into privado.historico (pessoa_id, tipo) values ($1, 'nota') returning id)
      select id, privado.avisar('mencao', 'mencao:' || id, $1, id, $2) from nota`,
      [pessoa, membro],
    );
    return rows[0]?.id as string;
  };
  await painel.pool.query("delete from privado.avisos where membro = $1", [membro]);
  const linha = await mention();
  await send(membro);
  await painel.pool.query("delete from privado.avisos_enviados");
  await mention();
  await send(membro);
  expect(read(device)).toMatchObject([
    { t: "mencao", q: 1, u: `/caixa/${pessoa}#l-${linha}` },
    { t: "mencao", q: 2, u: `/caixa/${pessoa}` },
  ]);
});

test("[AVISO-02] an address that is not one of a push service, or a browser without the second factor, is not kept", async () => {
  const { id: membro, browser } = await newBrowser();
  const { p256dh, auth } = fake.newDevice();
  const ask = (endereco: string) => browser.post("/avisos/aparelho", { endereco, p256dh, auth, nome: "Chrome" });
  expect((await ask("https://169.254.169.254/latest")).status).toBe(422);
  expect((await ask("http://fcm.googleapis.com/x")).status).toBe(422);
  expect((await browser.post("/avisos/aparelho", { endereco: "https://fcm.googleapis.com/x" })).status).toBe(400);
  expect((await openBrowser(appWithPush()).post("/avisos/aparelho", {})).status).toBe(401);
  expect(await devices(membro)).toBe(0);
  const reader = await enter(painel, await newMembro(painel, "leitura"), openBrowser(appWithPush()));
  const device = { ...fake.newDevice(), nome: "Chrome" };
  expect((await reader.post("/avisos/aparelho", device)).status).toBe(403);
});

test("[AVISO-06] a start of the panel renews a device, also one with a new address, and brings none back that was removed", async () => {
  const { id: membro, browser } = await newBrowser();
  const device = await subscribe(browser);
  const renew = async (from: PushDeviceFake, renova: string | null, by = browser) => {
    const { endereco, p256dh, auth } = from;
    const answer = await by.post("/avisos/aparelho", { endereco, p256dh, auth, nome: "Chrome, Android", renova });
    return ((await answer.json()) as { id: string | null }).id;
  };
  expect(await renew(device, null)).toBe(device.id);
  const [moved, unknown] = [fake.newDevice(), fake.newDevice()];
  expect(await renew(moved, device.id)).toBe(device.id);
  const other = await newBrowser();
  expect(await renew(unknown, device.id, other.browser)).toBeNull();
  await notify(membro);
  await send(membro);
  expect([device.messages().length, moved.messages().length]).toEqual([0, 1]);
  await painel.pool.query("delete from privado.aparelhos_aviso where id = $1", [device.id]);
  expect(await renew(moved, device.id)).toBeNull();
  expect([await devices(membro), await devices(other.id)]).toEqual([0, 0]);
});

test("[AVISO-03] each device gets a notice once, also when another device fails and the job is repeated", async () => {
  const { id: membro, browser } = await newBrowser();
  const [first, second] = [await subscribe(browser), await subscribe(browser)];
  await notify(membro);
  await painel.pool.query("update privado.aparelhos_aviso set pausado_ate = now() + interval '1 hour' where id = $1", [
    second.id,
  ]);
  await send(membro);
  fake.answer = { status: 503 };
  await painel.pool.query("update privado.aparelhos_aviso set pausado_ate = null where id = $1", [second.id]);
  await expect(send(membro)).rejects.toThrow("refused");
  fake.answer = { status: 201 };
  await send(membro);
  await send(membro);
  expect([first.messages().length, second.messages().length]).toEqual([1, 2]);
});

test("[AVISO-06] sign-out ends the messages of its device, leaving all devices those of all, before the next one", async () => {
  const membro = await newMembro(painel);
  const first = await enter(painel, membro, openBrowser(appWithPush()));
  const second = await enter(painel, membro, openBrowser(appWithPush()));
  const [left, kept] = [await subscribe(first), await subscribe(second)];
  await notify(membro.id);
  expect((await first.post("/sair")).status).toBe(204);
  await send(membro.id);
  expect([left.messages().length, kept.messages().length]).toEqual([0, 1]);
  await notify(membro.id);
  await second.post("/sair-de-todos");
  await send(membro.id);
  expect([kept.messages().length, await devices(membro.id)]).toEqual([1, 0]);
});

test("[AVISO-06] a device that the push service reports as gone is removed; one it asks us to spare rests", async () => {
  const { id: membro, browser } = await newBrowser();
  const device = await subscribe(browser);
  await notify(membro);
  fake.answer = { status: 429, headers: { "retry-after": "30" } };
  await expect(send(membro)).rejects.toThrow("refused");
  await send(membro);
  expect(device.messages().length).toBe(1);
  await painel.pool.query("update privado.aparelhos_aviso set pausado_ate = null");
  fake.answer = { status: 410 };
  await send(membro);
  expect(await devices(membro)).toBe(0);
});

test("[AVISO-02] a test reaches one's own device only, and says when the device is gone", async () => {
  const [one, other] = [await newBrowser(), await newBrowser()];
  const device = await subscribe(one.browser);
  expect((await one.browser.post("/avisos/testar", { id: device.id })).status).toBe(204);
  expect(read(device)).toMatchObject([{ t: "teste" }]);
  expect((await other.browser.post("/avisos/testar", { id: device.id })).status).toBe(410);
  expect(await devices(one.id)).toBe(1);
  fake.answer = { status: 410 };
  expect((await one.browser.post("/avisos/testar", { id: device.id })).status).toBe(410);
  expect(await devices(one.id)).toBe(0);
});

test("[AVISO-02] without a key the panel learns that no messages are sent", async () => {
  const membro = await newMembro(painel);
  const keyOf = async (app = painel.app) => {
    const { cookie } = await enter(painel, membro, openBrowser(app));
    const answer = await app.request("/api/painel/avisos/chave", { headers: { cookie } });
    return ((await answer.json()) as { chave: string | null }).chave;
  };
  expect(await keyOf()).toBeNull();
  expect(await keyOf(appWithPush())).toBe(VAPID.publicKey);
});

const mailsTo = (address: string) => painel.stack.mailbox.messages().filter(({ to }) => to.includes(address));
const resources = () => ({ pool: painel.pool, mailer, painelUrl: PAINEL });

test("[AVISO-05] the digest names who waits by the first name, with links, once a day; none when nothing waits, on a later day or when switched off since", async () => {
  await painel.pool.query("update privado.pessoas set prazo = null, espera_desde = null");
  const { id: membro, email } = await newMembro(painel);
  const { rows } = await painel.pool.query(`select d::text as hoje, (d - 1)::text as ontem
    from (select (now() at time zone 'America/Sao_Paulo')::date as d) as x`);
  const { hoje, ontem } = rows[0];
  const run = (dia: string) => resumoDoDia.perform({ membro, dia }, resources());
  const choose = (resumo: boolean) =>
    painel.pool.query(
      `insert into privado.preferencias_aviso (membro, resumo) values ($1, $2)
      on conflict (membro) do update set resumo = excluded.resumo`,
      [membro, resumo],
    );
  await run(hoje);
  expect(mailsTo(email)).toEqual([]);
  const pessoa = await notify(membro);
  await run(ontem);
  await choose(false);
  await run(hoje);
  expect(mailsTo(email)).toEqual([]);
  await choose(true);
  await run(hoje);
  await run(hoje);
  const mails = mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Bom dia: uma pessoa espera por você"]);
  expect(mails[0]?.text).toContain("Rosângela");
  expect(mails[0]?.text).toContain(`${PAINEL}/caixa/${pessoa}`);
  expect(mails[0]?.text).not.toMatch(/Almeida|16998124470|rosangela@/);
});

test("[TEXTO-03] each member who may approve gets one e-mail with the text's name, and none after the decision", async () => {
  const [author, approver] = [await newMembro(painel, "gestao"), await newMembro(painel, "gestao")];
  const waits = `update privado.textos set situacao = 'em_aprovacao', autor = $1, rascunho = $2, gravado_em = now() where chave = 'videos'`;
  await painel.pool.query(waits, [author.id, PADROES.videos]);
  await painel.pool.query("select privado.pedir_decisao('videos')");
  const { rows } = await painel.pool.query("select id from privado.avisos where tipo = 'texto' and membro = $1", [
    approver.id,
  ]);
  const run = () => textoPedeAprovacao.perform({ id: rows[0]?.id }, resources());
  await run();
  await run();
  expect(mailsTo(approver.email).map(({ subject }) => subject)).toEqual(["Para aprovar: Vídeos"]);
  expect(mailsTo(approver.email)[0]?.text).toContain(`${PAINEL}/textos/videos`);
  await painel.pool.query("delete from privado.emails_enviados where chave like 'texto_pede_aprovacao:%'");
  const decided = "update privado.textos set situacao = 'recusado', motivo = 'Falta um vídeo' where chave = 'videos'";
  await painel.pool.query(decided);
  await painel.pool.query("select privado.pedir_decisao('videos')");
  await run();
  expect(mailsTo(approver.email)).toHaveLength(1);
});

test(
  "[AVISO-02] a message sent with a form reaches the devices of the team without anybody asking",
  async () => {
    const service = await startService({ sendPush });
    try {
      await service.pool.query(OPEN);
      const membro = randomUUID();
      await service.pool.query(
        "insert into privado.equipe (id, email, nome, papel) values ($1, 'bruna@exemplo.com.br', 'Bruna Lima', 'atendimento')",
        [membro],
      );
      const device = fake.newDevice();
      const { endereco, p256dh, auth } = device;
      const values = [membro, endereco, p256dh, auth];
      await service.pool.query("select privado.ligar_aparelho($1, null, $2, $3, $4, 'Chrome, Android')", values);
      await service.pool.query(`insert into public.contato (id, nome, sobrenome, email, telefone, mensagem, consentimento_versao, preenchido_ms)
        values (gen_random_uuid(), 'Rosângela', 'Almeida', 'rosangela@farmacia.com.br', '16998124470', 'Tenho duas lojas.', '2026-11', 20000)`);
      await expect
        .poll(() => read(device), { timeout: timeLimit(20_000) })
        .toMatchObject([{ t: "entrada", n: 1, q: 1 }]);
    } finally {
      await service.stop();
    }
  },
  timeLimit(60_000),
);

test(
  "[AVISO-04, AVISO-05, DONO-05] the running service gives a waiting person to who is there, alerts before the promise ends and asks for the digests at opening",
  async () => {
    const service = await startService({ sendPush });
    try {
      // Open always, today since the begin of this hour: a digest is asked for in the first two hours.
      await service.pool.query(`${OPEN}; update privado.feriados
        set faixas = jsonb_build_array(jsonb_build_object('abre', to_char(now() at time zone 'America/Sao_Paulo', 'HH24:00'), 'fecha', '24:00'))
        where dia = (now() at time zone 'America/Sao_Paulo')::date; update privado.preferencias_equipe set rodizio = true`);
      const membro = randomUUID();
      await service.pool.query(
        "insert into privado.equipe (id, email, nome, papel) values ($1, 'bruna@exemplo.com.br', 'Bruna Lima', 'atendimento')",
        [membro],
      );
      await service.pool.query("select privado.abrir_sessao(sha256($1::bytea), $2, 'aal2')", [randomUUID(), membro]);
      const { rows } = await service.pool.query(`insert into privado.pessoas (nome, email, espera_desde, prazo)
        values ('Rosângela Almeida', 'rosangela@farmacia.com.br', now() - interval '3 days', now() + interval '5 minutes') returning id`);
      const done = async () => {
        const { rows: found } = await service.pool.query(
          `select p.dono, (select resumo_em is not null from privado.preferencias_equipe) as resumo,
            exists (select from privado.avisos where tipo = 'prazo' and pessoa_id = p.id and membro = p.dono) as prazo
          from privado.pessoas as p where id = $1`,
          [rows[0].id],
        );
        return found[0];
      };
      await expect.poll(done, { timeout: timeLimit(40_000) }).toEqual({ dono: membro, resumo: true, prazo: true });
    } finally {
      await service.stop();
    }
  },
  timeLimit(90_000),
);

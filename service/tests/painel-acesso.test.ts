import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { totp } from "../../scripts/stack/totp.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { createSignInService } from "../src/gateways/sign-in-service.ts";
import { enter, forgetFactors, newMembro, openBrowser, PAINEL, receiveCode, usePainel } from "./use-painel.ts";

const painel = usePainel();
const WAIT = { timeout: timeLimit(20_000) };
const stranger = () => `fora.${randomUUID()}@exemplo.com.br`;
const age = (column: "enviado_em", by: string) =>
  painel.pool.query(`update privado.codigos_painel set ${column} = ${column} - $1::interval`, [by]);
const mailsTo = (email: string) => painel.stack.mailbox.messages().filter(({ to }) => to.includes(email));

test("[ACESSO-02] the first sign-in sets up an authenticator, the second asks for its code; no password, no token in the browser", async () => {
  const membro = await newMembro(painel);
  const browser = openBrowser(painel.app);
  const answers: string[] = [];
  const post = async (path: string, body?: unknown) => {
    const response = await browser.post(path, body);
    const text = await response.text();
    answers.push(text, JSON.stringify([...response.headers]));
    expect(response.headers.get("cache-control")).toBe("no-store");
    return { status: response.status, body: text ? JSON.parse(text) : undefined, headers: response.headers };
  };
  const codigo = await receiveCode(painel, browser, membro.email);
  const first = await post("/entrar", { email: membro.email.toUpperCase(), codigo });
  expect([first.status, first.body]).toEqual([200, { passo: "cadastrar_fator" }]);
  expect(first.headers.get("set-cookie")).toMatch(
    /^__Host-painel=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const half = browser.cookie;
  expect((await post("/rpc/eu")).status, "half a session opens nothing").toBe(403);
  const enrolled = (await post("/fator")).body as { id: string; uri: string; segredo: string };
  expect(enrolled.uri).toContain(`secret=${enrolled.segredo}`);
  const wrong = totp(enrolled.segredo, Date.now() + 3_600_000);
  expect((await post("/segundo-fator", { codigo: wrong, fator: enrolled.id })).status).toBe(401);
  expect((await post("/segundo-fator", { codigo: totp(enrolled.segredo), fator: enrolled.id })).status).toBe(200);
  expect(browser.cookie).not.toBe(half);
  expect((await openBrowser(painel.app, half).post("/fator")).status, "the half session has ended").toBe(401);
  const { rows } = await painel.pool.query(
    "select fator_desde is not null as tem, entrou_em is not null as entrou from privado.equipe where id = $1",
    [membro.id],
  );
  expect(rows[0]).toEqual({ tem: true, entrou: true });

  await post("/sair");
  await forgetFactors(painel);
  const again = await receiveCode(painel, browser, membro.email);
  expect((await post("/entrar", { email: membro.email, codigo: again })).body).toEqual({ passo: "segundo_fator" });
  expect((await post("/fator")).status, "the mailbox alone adds no second authenticator").toBe(409);
  expect((await post("/segundo-fator", { codigo: totp(enrolled.segredo) })).status).toBe(200);
  expect(answers.join() + painel.logged.join(), "tokens of the sign-in service").not.toMatch(/eyJ[\w-]+\.eyJ/);
});

test("[ACESSO-02] an unknown address gets the same answers, and no code", async () => {
  const [known, unknown] = [await newMembro(painel), { email: stranger() }];
  const conversation = async ({ email }: { email: string }) => {
    const browser = openBrowser(painel.app);
    const heard: unknown[] = [];
    for (const path of ["/codigo", ...Array<string>(6).fill("/entrar")]) {
      const response = await browser.post(path, { email, codigo: "000000" });
      const body = (await response.text()).replace(/"espera_s":\d+/, '"espera_s":0');
      heard.push([response.status, body, [...response.headers]]);
    }
    return heard;
  };
  const heard = await conversation(known);
  expect(await conversation(unknown)).toEqual(heard);
  expect(heard.map((answer) => (answer as unknown[])[0])).toEqual([204, 401, 401, 401, 401, 429, 429]);
  expect(String(heard[1])).toContain('"restam":4');
  await painel.stack.mailbox.waitFor(({ to }) => to.includes(known.email));
  expect(mailsTo(unknown.email)).toEqual([]);
  const { rows } = await painel.pool.query("select from auth.users where email = $1", [unknown.email]);
  expect(rows, "nobody signs themselves up").toEqual([]);
});

test("[ACESSO-02] the answer never waits for the code to be sent", async () => {
  const membro = await newMembro(painel);
  const asked: string[] = [];
  const silent = {
    ...painel.signIn,
    sendCode: (email: string) => {
      asked.push(email);
      return new Promise<never>(() => undefined);
    },
  };
  const browser = openBrowser(painel.appWith(silent));
  expect((await browser.post("/codigo", { email: membro.email })).status).toBe(204);
  await expect.poll(() => asked, WAIT).toEqual([membro.email]);
});

test("[ACESSO-02] the code is checked for every address alike", async () => {
  const asked: string[] = [];
  const noting = {
    ...painel.signIn,
    useCode: async (email: string) => {
      asked.push(email);
      return undefined;
    },
  };
  const emails = [(await newMembro(painel)).email, stranger()];
  const browser = openBrowser(painel.appWith(noting));
  for (const email of emails) {
    await browser.post("/codigo", { email });
    await expect.poll(async () => (await browser.post("/entrar", { email, codigo: "000000" })).status, WAIT).toBe(401);
  }
  expect(new Set(asked)).toEqual(new Set(emails));
});

test("[ACESSO-02] the sign-in service gets the address of the member's browser, and only with the secret key", async () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(400).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signIn = createSignInService({ url, publishableKey: "publishable", secretKey: "secret" });
  const { email } = await newMembro(painel);
  const browser = openBrowser(painel.appWith(signIn));
  await browser.post("/codigo", { email });
  await browser.post("/entrar", { email, codigo: "000000" });
  await expect.poll(() => seen.length, WAIT).toBe(2);
  for (const headers of seen) {
    expect(headers).toMatchObject({ apikey: "secret", "sb-forwarded-for": "198.18.0.7" });
  }
  await signIn.useCode(email, "000000", "2001:db8:1:2::/64");
  await signIn.useCode(email, "000000", "sem endereço");
  expect(seen[2]).toMatchObject({ apikey: "secret", "sb-forwarded-for": "2001:db8:1:2::" });
  expect(seen[3]).toMatchObject({ apikey: "publishable" });
  expect(seen[3]).not.toHaveProperty("sb-forwarded-for");
  server.close();
});

test("[ACESSO-02] five tries per code, also at the same time; then the right one is refused too", async () => {
  const membro = await newMembro(painel);
  const browser = openBrowser(painel.app);
  const codigo = await receiveCode(painel, browser, membro.email);
  const wrong = codigo === "000000" ? "111111" : "000000";
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => browser.post("/entrar", { email: membro.email, codigo: wrong })),
  );
  expect(guesses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
  const refused = await browser.post("/entrar", { email: membro.email, codigo });
  expect(refused.status).toBe(429);
  const { espera_s } = (await refused.json()) as { espera_s: number };
  expect(espera_s).toBeGreaterThanOrEqual(0);
  expect(espera_s).toBeLessThanOrEqual(60);
  const next = await receiveCode(painel, browser, membro.email);
  expect((await browser.post("/entrar", { email: membro.email, codigo: next })).status).toBe(200);
});

test("[ACESSO-02] a code lives 10 minutes, is good once, and the next one is sent after 60 seconds", async () => {
  const membro = await newMembro(painel);
  const browser = openBrowser(painel.app);
  const codigo = await receiveCode(painel, browser, membro.email);
  await browser.post("/codigo", { email: membro.email });
  await browser.post("/codigo", { email: membro.email });
  await age("enviado_em", "601 seconds");
  expect((await browser.post("/entrar", { email: membro.email, codigo })).status).toBe(429);
  const next = await receiveCode(painel, browser, membro.email);
  expect(mailsTo(membro.email), "nothing was sent within 60 seconds").toHaveLength(2);
  expect((await browser.post("/entrar", { email: membro.email, codigo: next })).status).toBe(200);
  expect((await browser.post("/entrar", { email: membro.email, codigo: next })).status).not.toBe(200);
});

test("[ACESSO-02] guesses of the authenticator's code are limited", async () => {
  const membro = await newMembro(painel);
  await enter(painel, membro);
  const browser = openBrowser(painel.app);
  const codigo = await receiveCode(painel, browser, membro.email);
  await browser.post("/entrar", { email: membro.email, codigo });
  const wrong = totp(membro.segredo, Date.now() + 3_600_000);
  const statuses: number[] = [];
  for (let guess = 0; guess < 21; guess++) {
    statuses.push((await browser.post("/segundo-fator", { codigo: wrong })).status);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses).toContain(429);
});

test("[ACESSO-03] a user of the project who is not in the team cannot enter; a deactivated member loses access at the next request", async () => {
  const email = stranger();
  await painel.signIn.createUser(email);
  const outside = openBrowser(painel.app);
  await outside.post("/codigo", { email });
  await painel.signIn.sendCode(email);
  const mail = await painel.stack.mailbox.waitFor(({ to }) => to.includes(email));
  const codigo = /\b\d{6}\b/.exec(mail.text)?.[0];
  expect((await outside.post("/entrar", { email, codigo })).status).toBe(401);

  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  expect((await browser.post("/segundo-fator", { codigo: "000000" })).status, "signed in").toBe(400);
  await painel.pool.query("update privado.equipe set ativa = false, desativada_em = now() where id = $1", [membro.id]);
  expect((await browser.post("/rpc/eu")).status).toBe(401);
  const before = mailsTo(membro.email).length;
  await age("enviado_em", "61 seconds");
  expect((await browser.post("/codigo", { email: membro.email })).status).toBe(204);
  await expect
    .poll(async () => (await browser.post("/entrar", { email: membro.email, codigo: "000000" })).status, WAIT)
    .toBe(401);
  expect(mailsTo(membro.email)).toHaveLength(before);
});

test("[ACESSO-05] a session ends after 4 hours without use and after 16 hours; half of one after 10 minutes", async () => {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const alive = async () => (await openBrowser(painel.app, browser.cookie).post("/segundo-fator")).status === 400;
  const shift = (columns: string, by: string) =>
    painel.pool.query(
      `update privado.sessoes_painel set ${columns
        .split(",")
        .map((column) => `${column} = ${column} - '${by}'::interval`)
        .join()} where membro = $1`,
      [membro.id],
    );
  await shift("usada_em", "230 minutes");
  expect(await alive(), "and this use counts").toBe(true);
  await shift("usada_em", "230 minutes");
  expect(await alive()).toBe(true);
  await shift("criada_em", "950 minutes");
  expect(await alive()).toBe(true);
  await shift("criada_em", "11 minutes");
  expect(await alive()).toBe(false);

  await enter(painel, membro, browser);
  await shift("usada_em", "241 minutes");
  expect(await alive()).toBe(false);

  const half = openBrowser(painel.app);
  const codigo = await receiveCode(painel, half, membro.email);
  await half.post("/entrar", { email: membro.email, codigo });
  await shift("criada_em", "601 seconds");
  expect((await half.post("/segundo-fator", { codigo: totp(membro.segredo) })).status).toBe(401);
});

test("[ACESSO-05] signing out ends this session, signing out everywhere all of them; the cookie is deleted", async () => {
  const membro = await newMembro(painel);
  const [desk, phone, tablet] = [await enter(painel, membro), await enter(painel, membro), await enter(painel, membro)];
  const cookies = [desk, phone, tablet].map(({ cookie }) => cookie);
  const alive = () =>
    Promise.all(
      cookies.map(async (cookie) => (await openBrowser(painel.app, cookie).post("/segundo-fator")).status === 400),
    );
  expect(await alive()).toEqual([true, true, true]);
  const left = await desk.post("/sair");
  expect(left.status).toBe(204);
  expect(left.headers.get("set-cookie")).toMatch(/^__Host-painel=; Max-Age=0;/);
  expect(left.headers.get("clear-site-data")).toBe('"storage"');
  expect(await alive()).toEqual([false, true, true]);
  expect((await phone.post("/sair-de-todos")).status).toBe(204);
  expect(await alive()).toEqual([false, false, false]);
});

test("[ACESSO-02, ACESSO-06] only gestao invites and resets a lost authenticator; both are recorded", async () => {
  const gestao = await newMembro(painel, "gestao");
  const colega = await newMembro(painel);
  const [boss, other] = [await enter(painel, gestao), await enter(painel, colega)];
  const convite = { email: stranger(), nome: "Caio Novo", papel: "leitura" };
  expect((await other.post("/equipe/convidar", convite)).status).toBe(403);
  expect((await other.post(`/equipe/${gestao.id}/redefinir-fator`)).status).toBe(403);
  const invited = await boss.post("/equipe/convidar", convite);
  expect(invited.status).toBe(201);
  const { id } = (await invited.json()) as { id: string };
  expect((await boss.post("/equipe/convidar", convite)).status).toBe(409);
  expect((await boss.post("/equipe/convidar", { ...convite, papel: "dono" })).status).toBe(400);
  expect((await boss.post(`/equipe/${randomUUID()}/redefinir-fator`)).status).toBe(404);

  expect((await boss.post(`/equipe/${colega.id}/redefinir-fator`)).status).toBe(204);
  expect((await other.post("/rpc/eu")).status, "their sessions have ended").toBe(401);
  const codigo = await receiveCode(painel, other, colega.email);
  const first = await other.post("/entrar", { email: colega.email, codigo });
  expect(await first.json()).toEqual({ passo: "cadastrar_fator" });
  const { rows } = await painel.pool.query(
    "select acao, alvo_id from privado.registro_de_acessos where membro = $1 and alvo = 'equipe' order by id",
    [gestao.id],
  );
  expect(rows).toEqual([
    { acao: "convidou", alvo_id: id },
    { acao: "redefiniu_fator", alvo_id: colega.id },
  ]);
});

test("[SEC-M10] six requests and five wrong codes from elsewhere leave a known browser its code and its tries", async () => {
  // The hour does not end between the codes.
  await painel.pool.query(
    "update privado.limites set janela = interval '1000 days' where alvo = 'painel_codigo_email'",
  );
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const elsewhere = openBrowser(painel.app);
  for (let asked = 0; asked < 7; asked++) {
    await elsewhere.post("/codigo", { email: membro.email });
    await age("enviado_em", "61 seconds");
  }
  // One code of the member and five of the stranger were sent; one that arrives later would be taken for the next.
  await expect.poll(() => mailsTo(membro.email).length, WAIT).toBe(6);
  for (let guess = 0; guess < 5; guess++) await elsewhere.post("/entrar", { email: membro.email, codigo: "000000" });
  expect((await elsewhere.post("/entrar", { email: membro.email, codigo: "000000" })).status).toBe(429);
  await enter(painel, membro, browser);
  const metrics = await (await painel.app.request("/metrics")).text();
  expect(metrics).toMatch(/eden_painel_codes_refused_total\{why="mailbox"\} (?:[2-9]|\d\d)/);
});

test("[SEC-L55] a stranger who asks after the member leaves the member's code right, and cannot tell; a new browser may type it", async () => {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const asked = async (email: string) => {
    const response = await openBrowser(painel.app).post("/codigo", { email });
    return [response.status, await response.text(), [...response.headers.keys()].sort().join()];
  };
  await age("enviado_em", "11 minutes");
  const codigo = await receiveCode(painel, browser, membro.email);
  const before = mailsTo(membro.email).length;
  expect(await asked(membro.email)).toEqual(await asked(stranger()));
  await forgetFactors(painel);
  const entered = await browser.post("/entrar", { email: membro.email, codigo });
  expect(entered.status).toBe(200);
  expect(mailsTo(membro.email)).toHaveLength(before);
  expect((await browser.post("/segundo-fator", { codigo: totp(membro.segredo) })).status).toBe(200);
  // The desk's code was used: the member's telephone gets its own at once.
  const phone = openBrowser(painel.app);
  const own = await receiveCode(painel, phone, membro.email);
  expect((await phone.post("/entrar", { email: membro.email, codigo: own })).status).toBe(200);
  // Asked at the desk and left there, the code in the mailbox is typed on a new telephone.
  const left = await receiveCode(painel, browser, membro.email);
  const other = openBrowser(painel.app);
  await other.post("/codigo", { email: membro.email });
  expect((await other.post("/entrar", { email: membro.email, codigo: left })).status).toBe(200);
});

test("[SEC-M10] gestao sends a code to a member whose mailbox is used up by strangers", async () => {
  const membro = await newMembro(painel);
  const [boss, other] = [
    await enter(painel, await newMembro(painel, "gestao")),
    await enter(painel, await newMembro(painel)),
  ];
  const browser = openBrowser(painel.app);
  const codigo = await receiveCode(painel, browser, membro.email);
  for (let guess = 0; guess < 5; guess++) await browser.post("/entrar", { email: membro.email, codigo: "000000" });
  expect((await browser.post("/entrar", { email: membro.email, codigo })).status).toBe(429);
  expect((await other.post(`/equipe/${membro.id}/enviar-codigo`)).status).toBe(403);
  expect((await boss.post(`/equipe/${randomUUID()}/enviar-codigo`)).status).toBe(404);
  const before = mailsTo(membro.email).length;
  expect((await boss.post(`/equipe/${membro.id}/enviar-codigo`)).status).toBe(204);
  await expect.poll(() => mailsTo(membro.email).length, WAIT).toBe(before + 1);
  const sent = /\b\d{6}\b/.exec(mailsTo(membro.email).at(-1)?.text ?? "")?.[0];
  expect((await browser.post("/entrar", { email: membro.email, codigo: sent })).status).toBe(200);
});

test("[SEC-L34] a half session ends itself only", async () => {
  const membro = await newMembro(painel);
  const whole = await enter(painel, membro);
  const half = openBrowser(painel.app);
  await half.post("/entrar", { email: membro.email, codigo: await receiveCode(painel, half, membro.email) });
  expect((await half.post("/sair-de-todos")).status).toBe(403);
  expect((await whole.post("/rpc/eu")).status).toBe(200);
  expect((await half.post("/sair")).status).toBe(204);
});

test("[SEC-L33] polling alone does not keep a session; input does", async () => {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const idle = () =>
    painel.pool.query("update privado.sessoes_painel set usada_em = now() - interval '239 minutes' where membro = $1", [
      membro.id,
    ]);
  const usada = async () => {
    const { rows } = await painel.pool.query<{ velha: boolean }>(
      "select usada_em < now() - interval '1 hour' as velha from privado.sessoes_painel where membro = $1",
      [membro.id],
    );
    return rows[0]?.velha;
  };
  await idle();
  expect((await browser.post("/rpc/eu", {}, { "x-painel-uso": "" })).status).toBe(200);
  expect(await usada()).toBe(true);
  await browser.post("/rpc/eu");
  expect(await usada()).toBe(false);
});

test("[SESSAO-01, SESSAO-02] every answer says how long the session lasts; input without another request prolongs it, and presence follows", async () => {
  const membro = await newMembro(painel);
  const browser = await enter(painel, membro);
  const idle = (interval: string) =>
    painel.pool.query("update privado.sessoes_painel set usada_em = now() - $2::interval where membro = $1", [
      membro.id,
      interval,
    ]);
  const left = ({ headers }: Response) => Number(headers.get("x-painel-restam"));
  const present = async () => {
    const { equipe } = (await (await browser.post("/rpc/hoje", {}, POLL)).json()) as {
      equipe: { id: string; no_painel: boolean }[];
    };
    return equipe.find(({ id }) => id === membro.id)?.no_painel;
  };
  const POLL = { "x-painel-uso": "" };
  await idle("238 minutes");
  expect(left(await browser.post("/rpc/eu", {}, POLL))).toBeGreaterThan(60);
  expect(left(await browser.post("/uso", {}, POLL)), "asking is no use").toBeLessThanOrEqual(120);
  expect(await present()).toBe(false);
  const used = await browser.post("/uso");
  expect([used.status, left(used)]).toEqual([204, 4 * 60 * 60]);
  expect(await present()).toBe(true);
  await idle("241 minutes");
  expect((await browser.post("/uso")).status, "input after the end does not bring it back").toBe(401);
});

test("[SEC-L35] one authenticator code opens one session; refusals are recorded and end after thirty a day", async () => {
  const membro = await newMembro(painel);
  await enter(painel, membro);
  await forgetFactors(painel);
  const begin = async () => {
    const browser = openBrowser(painel.app);
    await browser.post("/entrar", { email: membro.email, codigo: await receiveCode(painel, browser, membro.email) });
    return browser;
  };
  const first = await begin();
  const codigo = totp(membro.segredo);
  expect((await first.post("/segundo-fator", { codigo })).status).toBe(200);
  const half = await begin();
  expect((await half.post("/segundo-fator", { codigo })).status, "used already").toBe(401);
  const wrong = totp(membro.segredo, Date.now() + 3_600_000);
  expect((await half.post("/segundo-fator", { codigo: wrong })).status).toBe(401);
  const { rows } = await painel.pool.query(
    "select count(*)::int as n from privado.registro_de_acessos where membro = $1 and acao = 'fator_recusado'",
    [membro.id],
  );
  expect(rows).toEqual([{ n: 2 }]);
  expect(await (await painel.app.request("/metrics")).text()).toMatch(
    /eden_painel_factor_refused_total (?:[2-9]|\d\d)/,
  );
  await painel.pool.query("update privado.contadores set vezes = 30 where alvo = 'painel_fator_dia' and chave = $1", [
    membro.id,
  ]);
  await forgetFactors(painel);
  const refused = await half.post("/segundo-fator", { codigo: totp(membro.segredo) });
  expect([refused.status, ((await refused.json()) as { mensagem: string }).mensagem]).toEqual([
    429,
    "Foram muitas tentativas hoje. Peça à Gestão para redefinir o seu autenticador.",
  ]);
});

test("[ACESSO-02] a second factor ends what was begun elsewhere: the other browser is asked to sign in again", async () => {
  const membro = await newMembro(painel);
  await enter(painel, membro);
  const others = [openBrowser(painel.app), openBrowser(painel.app)];
  for (const browser of others)
    await browser.post("/entrar", { email: membro.email, codigo: await receiveCode(painel, browser, membro.email) });
  await enter(painel, membro);
  await forgetFactors(painel);
  for (const [index, path] of ["/segundo-fator", "/fator"].entries()) {
    const over = await others[index]?.post(path, { codigo: totp(membro.segredo) });
    expect(over?.status).toBe(401);
    expect(await over?.json()).toEqual({ mensagem: "Sua sessão terminou. Entre de novo." });
  }
  const { rows } = await painel.pool.query(
    "select from privado.registro_de_acessos where membro = $1 and acao = 'fator_recusado'",
    [membro.id],
  );
  expect(rows).toEqual([]);
});

test("[SEC-L35] a sign-in from a new browser is told to the member, one from a known browser is not", async () => {
  const membro = await newMembro(painel);
  const jobs = async () => {
    const { rows } = await painel.pool.query<{ dados: { membro: string } }>(
      "select dados from privado.saida where tarefa = 'entrada_nova' and dados ->> 'membro' = $1",
      [membro.id],
    );
    return rows.length;
  };
  const desk = await enter(painel, membro);
  expect(await jobs(), "the set-up of the authenticator").toBe(0);
  await enter(painel, membro, desk);
  expect(await jobs()).toBe(0);
  await enter(painel, membro);
  expect(await jobs()).toBe(1);
});

test("[ACESSO-02] requests of other origins are refused", async () => {
  const browser = openBrowser(painel.app);
  for (const origin of ["https://www.exemplo.com.br", "null", `${PAINEL}.evil.example`, ""]) {
    expect((await browser.post("/codigo", { email: stranger() }, { origin })).status).toBe(403);
  }
});

test("[ACESSO-02] codes and sign-ins are limited per address", async () => {
  await painel.pool.query("update privado.limites set maximo = 3 where alvo in ('painel_codigo', 'painel_entrar')");
  const browser = openBrowser(painel.app);
  const from = { "x-forwarded-for": "198.51.100.7" };
  for (const path of ["/codigo", "/entrar"]) {
    const statuses: number[] = [];
    for (let asked = 0; asked < 7; asked++) {
      statuses.push((await browser.post(path, { email: stranger(), codigo: "000000" }, from)).status);
    }
    expect(statuses).toContain(429);
  }
});

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newCheckout } from "../../service/tests/running-service.ts";
import { type Arena, hashOf } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { control } from "./control.ts";

const secret = () => randomBytes(32).toString("base64url");
const call = (arena: Arena, name: string, body: object, client = arena.visitor()) => client.rest(`rpc/${name}`, body);

/** Sends a form as a visitor and exchanges its id for the link that follows it. */
export async function sendForm(arena: Arena, more: object = {}) {
  const id = arena.uuid();
  const row = {
    ...{ id, nome: "Ana", sobrenome: "Lima", email: `ana.${id}@farmacia.com.br`, telefone: "11987654321" },
    ...{ mensagem: "Oi", consentimento_versao: "2026-11", preenchido_ms: 9000, ...more },
  };
  control((await arena.visitor().rest("contato", row)).status === 201, "a form is stored");
  const codigo = JSON.parse((await call(arena, "acompanhar_recibo", { p_id: id })).body) as string;
  control(/^[\w-]{48}$/.test(codigo ?? ""), "a new form has a link");
  return { ...row, codigo };
}

/** Changes one bit of a code at this byte. */
const bent = (codigo: string, at: number) => {
  const bytes = Buffer.from(codigo, "base64url");
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString("base64url");
};

const order = async (arena: Arena, more: Record<string, unknown> = {}) => {
  const checkout = newCheckout(more);
  const ask = { body: checkout, headers: { origin: arena.siteUrl } };
  control((await arena.visitor().site("/api/checkout", ask)).status === 201, "an order is opened");
  return checkout;
};

/** Who buys, at which price: what an id alone must not change. */
const buyerOf = async (arena: Arena, id: string) =>
  JSON.stringify(
    await arena.rows("select nome, email, telefone, cpf, valor_centavos from public.pedidos where id = $1", [id]),
  );

const links = [
  attack(
    "follow-changes",
    "A forged code changes, withdraws or erases a request",
    "somebody's request ended",
    async (arena) => {
      const { codigo, id } = await sendForm(arena);
      const p_codigo = bent(codigo, 30);
      const answers = [
        await call(arena, "acompanhar_retirar", { p_codigo }),
        await call(arena, "acompanhar_apagar", { p_codigo }),
        await call(arena, "acompanhar_telefone", { p_codigo, p_telefone: "11900000000" }),
        await call(arena, "acompanhar_mensagem", { p_codigo, p_id: arena.uuid(), p_texto: "Sou eu" }),
        await call(arena, "acompanhar_convite", { p_codigo }),
      ];
      const [row] = await arena.rows<{ telefone: string }>("select telefone from public.contato where id = $1", [id]);
      return held(row?.telefone === "11987654321", `${countStatuses(answers)}, the row is as it was`);
    },
  ),
  attack("follow-flood", "One address tries 140 codes", "no limit", async (arena) => {
    const client = arena.visitor();
    const tries = Array.from({ length: 140 }, () =>
      call(arena, "acompanhar", { p_codigo: randomBytes(36).toString("base64url") }, client),
    );
    const answers = await Promise.all(tries);
    return held(answers.filter(({ status }) => status === 200).length <= 120, countStatuses(answers));
  }),
  attack(
    "lookup-get",
    "The look-ups are called by GET, with the number in the address",
    "documents in logs",
    async (arena) => {
      const client = arena.visitor();
      return refused(
        [
          await client.rest("rpc/localizar_farmacia?p_cnpj=11222333000181"),
          await client.rest("rpc/localizar_loja?p_cnpj=11222333000181&p_cpf=52998224725"),
        ],
        ...[403, 404, 405],
      );
    },
  ),
  attack("lookup-flood", "Seventy look-ups of a CNPJ from one address", "the register copied", async (arena) => {
    const client = arena.visitor();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => call(arena, "localizar_farmacia", { p_cnpj: "11222333000181" }, client)),
    );
    return held(answers.filter(({ status }) => status === 200).length <= 60, countStatuses(answers));
  }),
  attack("store-guess", "Guessing the CPF of a store from thirty addresses", "a store's diagnostic", async (arena) => {
    const guess = (_: unknown, index: number) =>
      call(arena, "localizar_loja", { p_cnpj: "11222333000181", p_cpf: String(10_000_000_000 + index) });
    const answers = [];
    for (let index = 0; index < 20; index += 1) answers.push(await guess(null, index));
    const opened = answers.filter(({ status, body }) => status === 200 && body !== "null" && body !== "");
    const limited = answers.filter(({ status }) => status === 429).length;
    return held(opened.length === 0 && limited > 0, countStatuses(answers));
  }),
  attack("stop-guess", "320 guesses of a stop link", "somebody's reminders stopped", async (arena) => {
    const client = arena.visitor();
    const tries = Array.from({ length: 320 }, () =>
      client.site(`/api/parar/${secret()}`, { method: "POST", headers: { origin: arena.siteUrl } }),
    );
    const answers = await Promise.all(tries);
    const limited = answers.filter(({ status }) => status === 429).length;
    return held(limited >= 20 && !answers.some(({ status }) => status < 400), countStatuses(answers));
  }),
  attack(
    "stop-link",
    "A stop link from another site, by GET and by HEAD; its secret in a log",
    "reminders stopped by a scanner",
    async (arena) => {
      const { id, email } = await order(arena);
      const word = secret();
      await arena.db.query("insert into privado.paradas (hash, pedido_id) values ($1, $2)", [hashOf(word), id]);
      const stopped = async () => {
        const found =
          "select exists (select from privado.oposicoes where destinatario = privado.hash_consulta(privado.caixa_postal($1))) as n";
        return (await arena.rows<{ n: boolean }>(found, [email]))[0]?.n === true;
      };
      const client = arena.visitor();
      const path = `/api/parar/${word}`;
      await client.site(path);
      await client.site(path, { method: "HEAD" });
      const foreign = await client.site(path, { method: "POST", headers: { origin: "https://evil.example" } });
      const early = await stopped();
      await client.site(path, { method: "POST", headers: { origin: arena.siteUrl } });
      control(await stopped(), "the button stops them");
      const logged = readFileSync(join(arena.folder, "access.log"), "utf8").includes(word);
      return held(!early && foreign.status === 403 && !logged, `foreign ${foreign.status}, not in access.log`);
    },
  ),
  attack("invite-guess", "Seventy guesses of the invitation to a paid account", "somebody's account", async (arena) => {
    const client = arena.visitor();
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => call(arena, "abrir_convite", { p_segredo: secret() }, client)),
    );
    const opened = answers.filter(({ status, body }) => status === 200 && body !== "null" && body !== "");
    return held(opened.length === 0 && answers.some(({ status }) => status === 429), countStatuses(answers));
  }),
  attack("order-guess", "The state of orders and accounts by random ids", "who bought", async (arena) => {
    const answers = await Promise.all(
      ["situacao_pedido", "situacao_conta"].map((name) => call(arena, name, { p_id: arena.uuid() })),
    );
    return held(
      answers.every(({ body }) => body === "null" || body === ""),
      countStatuses(answers),
    );
  }),
];

const money = [
  attack(
    "paid-by-hand",
    "?payment=success, and a webhook event made up with the right shape",
    "an account without money",
    async (arena) => {
      const { id } = await order(arena);
      const client = arena.visitor();
      await client.site("/success?payment=success");
      const event = {
        id: arena.uuid(),
        event: "PAYMENT_CONFIRMED",
        payment: { id: "pay_x", externalReference: id, value: 1898 },
      };
      const spelt = [
        arena.fakes.asaas.webhookToken.toUpperCase(),
        "",
        `${arena.fakes.asaas.webhookToken} x`,
        "Bearer x",
      ];
      const answers = [];
      for (const given of spelt) {
        answers.push(
          await client.site("/api/webhooks/asaas", { body: event, headers: { "asaas-access-token": given } }),
        );
      }
      answers.push(await client.site("/api/webhooks/asaas", { body: event }));
      const right = {
        body: { ...event, event: "X" },
        headers: { "asaas-access-token": arena.fakes.asaas.webhookToken },
      };
      control((await client.site("/api/webhooks/asaas", right)).status === 200, "the provider's token is accepted");
      const [row] = await arena.rows<{ situacao: string }>("select situacao from public.pedidos where id = $1", [id]);
      return held(
        answers.every(({ status }) => status === 401) && row?.situacao === "pendente",
        `${countStatuses(answers)}, ${row?.situacao}`,
      );
    },
  ),
  attack(
    "others-order",
    "An order is sent again with another person's id, and a payment link over it",
    "somebody's order changed",
    async (arena) => {
      const { id } = await order(arena);
      const before = await buyerOf(arena, id);
      const again = await arena
        .visitor()
        .site("/api/checkout", { body: newCheckout({ id }), headers: { origin: arena.siteUrl } });
      const [membro, other] = [await arena.member("atendimento"), await order(arena)];
      const over = await membro.post(`/cobranca/${other.id}/link`, { comando: id, forma: "pix" });
      const itself = await membro.post(`/cobranca/${id}/link`, { comando: id, forma: "pix" });
      const same = (await buyerOf(arena, id)) === before;
      return held(
        same && !again.body.includes("http") && over.status === 409 && itself.status === 409,
        `${countStatuses([again, over, itself])}, ${same ? "the buyer is the same" : "another buyer"}`,
      );
    },
  ),
  attack("content-token", "The texts of the site with five wrong tokens", "unpublished texts", async (arena) => {
    const client = arena.visitor();
    const right = arena.buildHook.tokens.conteudo;
    const ask = (authorization: string) => client.site("/api/conteudo/site", { headers: { authorization } });
    control((await ask(`Bearer ${right}`)).status === 200, "the build's token is accepted");
    const wrong = [
      "",
      "Bearer ",
      `Bearer ${right.toUpperCase()}`,
      `Bearer  ${right}`,
      `Basic ${right}`,
      right.slice(0, -1),
    ];
    return refused(await Promise.all(wrong.map(ask)), 401);
  }),
];

export const VISITORS: Group = { name: "visitors", attacks: [...links, ...money] };

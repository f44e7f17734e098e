import { randomInt, randomUUID } from "node:crypto";
import { judgeAnswer } from "../../domain/banco/judge-answer.ts";
import { cpfCheckDigits } from "../../domain/documentos/cpf.ts";
import type { Funcao } from "../../domain/painel/contrato.ts";
import { DELIVERIES } from "../../scripts/fakes/asaas-events.ts";
import { type Lmtp, openLmtp } from "../../scripts/stack/lmtp.ts";
import { newCheckout } from "../../service/tests/running-service.ts";
import { replySource } from "../../service/tests/use-correio.ts";
import { newLead, nextAddress, sendRow } from "./send-lead.ts";
import type { WholeStack } from "./whole-stack.ts";

/** Rows of visitors, commands of members, and e-mails that come back. */
export const KINDS = [
  "leads",
  "signUps",
  "orders",
  "notes",
  "contacts",
  "newPeople",
  "messages",
  "replies",
  "bulk",
] as const;
export type Kind = (typeof KINDS)[number];

/** What is to be stored. `send` resolves when it was acknowledged; after a failure it is called again. */
export interface Sending {
  id: string;
  /** How many rows were acknowledged. */
  send(): Promise<number>;
}

/** Final: sending the same again cannot succeed. */
export class Refused extends Error {}

/** As long as the site waits. */
const TIMEOUT_MS = 8000;

/** Makes new rows of each kind. */
export function createKinds(stack: WholeStack): Record<Kind, () => Sending> {
  const anybody = () => stack.pessoas[randomInt(stack.pessoas.length)] ?? { pessoa: "", email: "", to: "" };
  const lmtp = createLmtp(stack.dovecot.lmtpPort);
  return {
    leads: () => insertion(stack, "leadlive", newLead()),
    signUps: () => insertion(stack, "cadastros_app", newSignUp()),
    orders: () => purchase(stack),
    notes: () => command(stack, "anotar", { pessoa: anybody().pessoa, texto: "Pediu para ligar amanhã." }),
    contacts: () =>
      command(stack, "registrar_contato", {
        pessoa: anybody().pessoa,
        canal: "telefone",
        resultado: "falei",
        texto: null,
      }),
    newPeople: () =>
      command(stack, "nova_pessoa", {
        canal: "telefone",
        nome: "Joana Prado",
        email: `joana.${randomUUID()}@farmacia.com.br`,
        espera: "comeca",
      }),
    messages: () => {
      const { pessoa, email } = anybody();
      return command(stack, "enviar_email", { pessoa, para: email, assunto: "A sua farmácia", texto: "Olá, Ana." });
    },
    replies: () => {
      const [id, { to, email }] = [randomUUID(), anybody()];
      return { id, send: () => lmtp(to, replySource({ to, from: email, id }), email).then(() => 1) };
    },
    bulk: () => {
      const acao = { tipo: "passo", passo: { texto: `Ligar ${randomUUID()}`, em: inAMonth() } };
      const entrada = { filtro: { campanhas: [stack.campanha] }, acao };
      return command(stack, "em_lote", entrada, async (call) => {
        // What the member's list shows at this moment.
        const { mudanca } = await call("novidades", { desde: 0 });
        return { mudanca };
      });
    },
  };
}

/** As the site does: a conflict on the row's own id means that it was saved before. */
function insertion({ gateway, service }: WholeStack, table: string, row: { id: string }): Sending {
  const api = { restUrl: gateway.restUrl, publishableKey: service.keys.publishableKey };
  const address = nextAddress();
  return {
    id: row.id,
    async send() {
      const answer = await sendRow(api, { table, row, address });
      if (answer.status === 201 || answer.code === "23505") return 1;
      const problem = `${answer.status} ${answer.code}`;
      throw judgeAnswer(answer.status, answer) === "refused" ? new Refused(problem) : new Error(problem);
    },
  };
}

/** A different CPF each time, because one CPF can open only one free account. */
function newSignUp() {
  const { produto: _, ...lead } = newLead();
  const root = String(randomInt(10 ** 8, 10 ** 9));
  const cpf = root + cpfCheckDigits(root);
  return { ...lead, sobrenome: "Souza", cpf, tipo: "free", plano: "free", finalidade: "conta" };
}

/** The buyer pays the session that the answer named; its webhook events come once, twice or out of order. */
function purchase({ service: { apiUrl, asaas } }: WholeStack): Sending {
  const checkout = newCheckout({ plano: randomInt(3) === 0 ? "parcelado" : "avista" });
  const headers = { "content-type": "application/json", "x-forwarded-for": nextAddress() };
  return {
    id: checkout.id,
    async send() {
      const { url } = (await post(`${apiUrl}/checkout`, headers, checkout)) as { url: string };
      const session = asaas.ledger.sessions.get(new URL(url).searchParams.get("id") ?? "");
      if (!session) throw new Refused(`the provider does not know ${url}`);
      asaas.pay(session, { delivery: DELIVERIES[randomInt(3)] ?? "normal" });
      return 1;
    },
  };
}

type Call = (funcao: Funcao, entrada: object) => Promise<Record<string, number>>;

/** The id of the command makes a repeat harmless. `read`: what is read just before its first try belongs to it. */
function command(
  { service, cookies }: WholeStack,
  funcao: Funcao,
  entrada: object,
  read?: (call: Call) => Promise<object>,
): Sending {
  const id = randomUUID();
  const headers = {
    "content-type": "application/json",
    "x-painel-uso": "1",
    origin: new URL(service.apiUrl).origin,
    cookie: cookies[randomInt(cookies.length)] ?? "",
  };
  const call: Call = (name, body) => post(`${service.apiUrl}/painel/rpc/${name}`, headers, body) as ReturnType<Call>;
  let seen: object | undefined;
  const send = async () => {
    seen ??= (await read?.(call)) ?? {};
    const { feitas = 1 } = await call(funcao, { ...entrada, ...seen, comando: id });
    return feitas;
  };
  return { id, send };
}

const inAMonth = () => new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();

async function post(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const problem = `${new URL(url).pathname}: ${response.status} ${text}`;
  throw response.status < 500 ? new Refused(problem) : new Error(problem);
}

/** Delivers over one connection, one message after the other, and opens another after a failure. */
function createLmtp(port: number): Lmtp["deliver"] {
  let lmtp: Lmtp | undefined;
  let last = Promise.resolve();
  return (...message) => {
    const sent = last.then(async () => {
      lmtp ??= await openLmtp(port);
      const silent = setTimeout(lmtp.close, TIMEOUT_MS);
      try {
        await lmtp.deliver(...message);
      } catch (error) {
        lmtp.close();
        lmtp = undefined;
        throw error;
      } finally {
        clearTimeout(silent);
      }
    });
    last = sent.catch(() => undefined);
    return sent;
  };
}

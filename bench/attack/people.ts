import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { newCheckout } from "../../service/tests/running-service.ts";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import type { Answer } from "./client.ts";
import { control } from "./control.ts";
import { sendForm } from "./visitors.ts";

const DIA = () => new Date().toISOString().slice(0, 10);
const parsed = <T>({ body }: Answer) => JSON.parse(body) as T;

/** A customer who paid, and a stranger who opened an unpaid order with the same CPF. */
async function customerAndStranger(arena: Arena) {
  const cpf = newCpf();
  const buyer = newCheckout({ nome: "Helena Prado", cpf });
  const stranger = newCheckout({ nome: "Helena Prado", cpf, telefone: "21911110000" });
  for (const body of [buyer, stranger]) {
    const answer = await arena.visitor().site("/api/checkout", { body, headers: { origin: arena.siteUrl } });
    control(answer.status === 201, "an order is opened");
    if (body === buyer) await arena.db.query("update public.pedidos set situacao = 'pago' where id = $1", [buyer.id]);
  }
  for (const { id } of [buyer, stranger]) await arena.db.query("select privado.projetar('pedidos', $1)", [id]);
  const [row] = await arena.rows<{ pessoa: string }>("select pessoa_id as pessoa from privado.entradas where id = $1", [
    buyer.id,
  ]);
  return { cpf, buyer, stranger, pessoa: row?.pessoa ?? "" };
}

async function openRequest(arena: Arena, officer: Member, more: object): Promise<Answer> {
  return officer.rpc("abrir_requerimento", {
    ...{ comando: arena.uuid(), tipo: "acesso", canal: "email", nome: "Helena Prado", email: null, telefone: null },
    ...{ cpf: null, recebido_em: DIA(), ...more },
  });
}

export const PEOPLE: Group = {
  name: "people",
  attacks: [
    attack(
      "SEC-H5",
      "An unpaid order with a customer's CPF gets the customer's e-mails",
      "letters to a customer",
      async (arena) => {
        const { buyer, stranger, pessoa } = await customerAndStranger(arena);
        const membro = await arena.member("atendimento");
        const { emails, telefones } = parsed<{ emails: { email: string }[]; telefones: { telefone: string }[] }>(
          await membro.rpc("pessoa", { id: pessoa }),
        );
        control(emails.length === 2, "both orders are one person");
        const first = [emails[0]?.email, telefones[0]?.telefone].join(" ");
        return held(first === `${buyer.email} ${buyer.telefone}`, `first the customer's, not ${stranger.telefone}`);
      },
    ),
    attack(
      "SEC-H5-screen",
      "An e-mail to an address that is not the person's",
      "a letter to the attacker",
      async (arena) => {
        const [membro, pessoa] = [await arena.member("atendimento"), await arena.pessoa()];
        const write = (para: string) =>
          membro.rpc("enviar_email", { comando: arena.uuid(), pessoa: pessoa.id, para, assunto: "Oi", texto: "Oi" });
        const wrong = await write("intruso@exemplo.net");
        control((await write(pessoa.email)).status === 200, "the person's own address is accepted");
        return refused(wrong, 409);
      },
    ),
    attack(
      "SEC-M9",
      "The link of a form in another's name tells about that person",
      "who talks to the group",
      async (arena) => {
        const suffix = arena.uuid().slice(0, 8);
        const known = await arena.pessoa(`a${suffix}@farmacia.com.br`);
        const membro = await arena.member("atendimento");
        await arena.db.query("update privado.pessoas set dono = $2 where id = $1", [known.id, membro.id]);
        control((await membro.rpc("pessoa", { id: known.id })).body.includes(membro.id), "the person has an owner");
        const page = async (email: string) => {
          const { codigo, id } = await sendForm(arena, { email });
          await arena.db.query("select privado.projetar('contato', $1)", [id]);
          const { body } = await arena.visitor().rest("rpc/acompanhar", { p_codigo: codigo });
          // Its own protocol, and the times, which go on between two requests.
          return body.replaceAll(/"(?:protocolo|restante)": ?(?:"[^"]*"|-?[\d.]+)|"\d{4}-\d\d-\d\dT[^"]*"/g, "");
        };
        const [mine, control_] = [await page(known.email), await page(`a${arena.uuid().slice(0, 8)}@farmacia.com.br`)];
        return held(
          mine === control_,
          mine === control_ ? "the same page as for an unknown e-mail" : `${mine} against ${control_}`,
        );
      },
    ),
    attack(
      "SEC-M11",
      "A data subject's export with rows that only share a CPF",
      "the victim's data as a file",
      async (arena) => {
        const { cpf, buyer, stranger } = await customerAndStranger(arena);
        const officer = await arena.member("encarregado");
        const { id } = parsed<{ id: string }>(await openRequest(arena, officer, { email: stranger.email, cpf }));
        await officer.rpc("verificar_requerente", { comando: arena.uuid(), id, como: "email" });
        const file = await officer.get(`/titular/${id}/dados.json`);
        control(file.status === 200 && file.body.includes(stranger.email), "the applicant's own row is in the file");
        return held(!file.body.includes(buyer.email), "without the customer's row");
      },
    ),
    attack(
      "titular-foreign",
      "The file of a data subject by a link of another page",
      "a download nobody asked for",
      async (arena) => {
        const officer = await arena.member("encarregado");
        const { id } = parsed<{ id: string }>(
          await openRequest(arena, officer, { email: (await arena.pessoa()).email }),
        );
        await officer.rpc("verificar_requerente", { comando: arena.uuid(), id, como: "email" });
        const from = (site: string) =>
          officer.get(`/titular/${id}/dados.json`, { headers: { "sec-fetch-site": site } });
        control((await from("same-origin")).status === 200, "the panel itself downloads it");
        return refused([await from("cross-site"), await from("same-site"), await from("none")], 403);
      },
    ),
    attack(
      "SEC-M12",
      "Mistyped documents of the officer and of gestao in PostgreSQL's log",
      "CPFs in a log",
      async (arena) => {
        const [officer, gestao] = [await arena.member("encarregado"), await arena.member("gestao")];
        const mark = `marca-${arena.uuid()}`;
        const { id } = parsed<{ id: string }>(
          await openRequest(arena, officer, { email: (await arena.pessoa(`${mark}@farmacia.com.br`)).email }),
        );
        await officer.rpc("verificar_requerente", { comando: arena.uuid(), id, como: "email" });
        const correcao = { nome: null, sobrenome: null, email: `${mark}-semarroba`, telefone: null };
        const answers = [
          await officer.rpc("corrigir_requerimento", { comando: arena.uuid(), id, correcao }),
          await openRequest(arena, officer, { nome: `=${mark}`, email: `${mark}@x.com.br`, cpf: "39053344705" }),
          await gestao.post("/equipe/convidar", { email: `${mark}@x.com.br`, nome: "=Intrusa", papel: "leitura" }),
        ];
        const logs = ["postgres.log", "service.log", "gateway.log"].map((name) =>
          readFileSync(join(arena.folder, name), "utf8"),
        );
        control(
          logs.every((log) => log !== ""),
          "the logs are written",
        );
        const found = logs.some((log) => log.includes(mark));
        return held(!found && answers.every(({ status }) => status === 400 || status === 422), countStatuses(answers));
      },
    ),
    attack("SEC-L40-people", "One session opens 320 people", "the list of people copied", async (arena) => {
      const membro = await arena.member("atendimento");
      const ids = await arena.rows<{ id: string }>(
        "insert into privado.pessoas (nome, email) select 'Pessoa', 'p' || n || '.' || gen_random_uuid() || '@farmacia.com.br' from generate_series(1, 320) as n returning id",
      );
      const answers: Answer[] = [];
      for (let from = 0; from < ids.length; from += 16) {
        answers.push(...(await Promise.all(ids.slice(from, from + 16).map(({ id }) => membro.rpc("pessoa", { id })))));
      }
      const read = answers.filter(({ status }) => status === 200).length;
      return held(read <= 300 && answers.some(({ status }) => status === 429), countStatuses(answers));
    }),
    attack("SEC-L40-mails", "One session sends 65 e-mails", "letters in bulk from our domain", async (arena) => {
      const [membro, { id: pessoa, email: para }] = [await arena.member("atendimento"), await arena.pessoa()];
      const answers: Answer[] = [];
      for (let count = 0; count < 65; count += 1) {
        answers.push(
          await membro.rpc("enviar_email", { comando: arena.uuid(), pessoa, para, assunto: "Oi", texto: "Oi" }),
        );
      }
      return held(answers.filter(({ status }) => status === 200).length === 60, countStatuses(answers));
    }),
    attack(
      "SEC-L39",
      "Ten exports at once, all of which the database keeps waiting",
      "no connection left for buyers",
      async (arena) => {
        const [one, other] = [await arena.member("gestao"), await arena.member("gestao")];
        const ask = ({ get }: Member) => get("/exportar/caixa.csv?vista=todas");
        const lock = await arena.db.connect();
        await lock.query("begin; lock table privado.pessoas in access exclusive mode");
        const asked = [...Array<Member>(8).fill(one), other, other].map(ask);
        const waiting = "select from pg_stat_activity where application_name = 'service' and wait_event_type = 'Lock'";
        await arena.until(async () => (await arena.rows(waiting)).length >= 10);
        const ready = await arena.visitor().site("/api/readyz");
        await lock.query("rollback");
        lock.release();
        const answers = await Promise.all(asked);
        control((await ask(one)).status === 200, "one after the other is allowed");
        const limited = answers.some(({ status }) => status === 429);
        return held(limited && ready.status === 200, `${countStatuses(answers)}; readyz ${ready.status}`);
      },
    ),
  ],
};

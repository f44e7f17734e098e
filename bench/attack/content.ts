import type { Campo } from "../../domain/conteudo/campos.ts";
import { CHAVES, type Chave, camposDe, FORMAS } from "../../domain/conteudo/formas.ts";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { newCnpj, newCpf } from "../../scripts/samples/documentos.ts";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { type Answer, orClosed } from "./client.ts";
import { control } from "./control.ts";

/** Values that no text of the site may have, by kind. */
const DRAFTS: Record<string, string[]> = {
  "mark-up": ["<b>Oi</b>", "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "<svg/onload=alert(1)>"],
  "addresses of scripts": [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>1</script>",
    "vbscript:x",
  ],
  "foreign and look-alike hosts": [
    ...["https://evil.example/x", "https://instagram.com.evil.example/x", "https://user@evil.example/instagram.com"],
    ...[
      "https://instagram.com@evil.example/",
      "https://evilinstagram.com/x",
      "//evil.example",
      "http://instagram.com/x",
    ],
    ...["https://instagram.com\\@evil.example", "https://instagram.com:8443/x"],
  ],
  "impossible dates, ids and numbers": [
    "2027-02-30T10:00",
    "2027-13-01T10:00",
    "../../etc/passwd",
    "123",
    "x".repeat(5000),
  ],
};
/** A plain text is escaped wherever it is shown, and of a telephone that may be empty only the digits count. */
function isHarmlessAs(campo: Campo, value: string): boolean {
  if (campo.tipo === "telefone") return campo.opcional === true && !/\d/.test(value);
  if (campo.tipo !== "texto_curto" && campo.tipo !== "texto_longo") return false;
  return !campo.padrao && !/[<>]/.test(value) && value.length <= campo.max;
}

/** The committed value of a key with one leaf replaced, once for each leaf for which the value is an attack. */
function replaced(campo: Campo, value: unknown, by: string): unknown[] {
  if (campo.tipo === "grupo") {
    const record = value as Record<string, unknown>;
    return camposDe(campo).flatMap(([name, inner]) =>
      replaced(inner, record[name], by).map((changed) => ({ ...record, [name]: changed })),
    );
  }
  if (campo.tipo === "lista") return replaced(campo.item, (value as unknown[])[0], by).map((changed) => [changed]);
  return isHarmlessAs(campo, by) ? [] : [by];
}

const draft = (arena: Arena, { rpc }: Member, chave: Chave, valor: unknown, versao = 0) =>
  rpc("gravar_rascunho", { comando: arena.uuid(), chave, versao, valor });

const drafts = Object.entries(DRAFTS).map(([kind, values], index) =>
  attack(
    `draft-${index}`,
    `Drafts of every text of the site with ${kind}`,
    "harmful words on the site",
    async (arena) => {
      const membro = await arena.member("gestao");
      const [row] = await arena.rows<{ versao: number }>("select versao from privado.textos where chave = 'whatsapp'");
      const right = await draft(arena, membro, "whatsapp", PADROES.whatsapp, row?.versao);
      control(right.status === 200, `the committed value is accepted (${right.status})`);
      const answers: Answer[] = [];
      for (const chave of CHAVES) {
        const bodies = values.flatMap((value) => replaced(FORMAS[chave], PADROES[chave], value));
        answers.push(...(await Promise.all(bodies.map((valor) => draft(arena, membro, chave, valor)))));
      }
      return refused(answers, 400);
    },
  ),
);

const store = (more: object = {}) => ({
  ...{ cnpj: newCnpj(), cpf: newCpf(), nome: "Drogaria Sol", responsavel: "Ana Lima", telefone: "11987654321" },
  ...{ cidade: "Franca", uf: "SP", ...more },
});
const CELLS: Record<string, object> = {
  "a formula": { nome: '=HYPERLINK("http://evil.example")' },
  "a formula by +": { responsavel: "+1+1" },
  "a formula by @": { nome: "@SUM(1)" },
  "a leading tab": { cidade: "\t=1" },
  "a direction mark": { nome: "Sol\u202eairagorD" },
  "a zero-width character": { responsavel: "Ana\u200bLima" },
};
const judged = ({ body }: Answer) => (JSON.parse(body) as { linhas?: { situacao: string }[] }).linhas ?? [];

const files = [
  attack(
    "csv-cells",
    "Formulas, tabs and direction marks in an import of stores",
    "a formula in a spreadsheet",
    async (arena) => {
      const { rpc } = await arena.member("gestao");
      const linhas = [store(), ...Object.values(CELLS).map((more) => store(more))];
      const answer = await rpc("importar_lojas", { comando: arena.uuid(), de: 1, linhas });
      const situacoes = judged(answer).map(({ situacao }) => situacao);
      control(situacoes[0] === "nova", `an honest row is imported (${answer.status})`);
      const [found] = await arena.rows<{ n: number }>(
        `select count(*)::int as n from public.diagnosticos_lojas as l where l::text ~ '(\\(|,|")[=+@\\t]' or l::text ~ '[\\u202a-\\u202e\\u200b]'`,
      );
      return held(found?.n === 0, `${situacoes.join(", ")}; ${found?.n} stored`);
    },
  ),
  attack("csv-size", "1,001 rows, a field over its length, a body of 146 kB", "a busy service", async (arena) => {
    const { rpc } = await arena.member("gestao");
    const send = (linhas: object[]) => rpc("importar_lojas", { comando: arena.uuid(), de: 1, linhas });
    const small = { cnpj: "", cpf: "", nome: "", responsavel: "", telefone: "", cidade: "", uf: "" };
    const answers = [
      await send(Array(1001).fill({ ...small, cnpj: "1" })),
      await send([store({ nome: "x".repeat(201) })]),
      await orClosed(send(Array.from({ length: 1000 }, () => store()))),
    ];
    return refused(answers, 400, 413, 444);
  }),
  attack("csv-export", "A formula in an exported cell", "a formula in the team's spreadsheet", async (arena) => {
    const { get } = await arena.member("gestao");
    const campanha = arena.uuid();
    await arena.db.query(
      "insert into privado.pessoas (nome, loja, resumo, campanha) values ('=1+1', '@SUM(1)', E'-2\\n+3', $1)",
      [campanha],
    );
    const query = new URLSearchParams({ f: JSON.stringify({ campanhas: [campanha] }) });
    const { body } = await get(`/exportar/caixa.csv?${query}`);
    control(body.includes("1+1"), "the row is in the file");
    return held(!/(?:^|;)"[=+\-@\t]/m.test(body), "each is prefixed");
  }),
  attack(
    "csv-foreign",
    "An export started by another site, the same site, an address bar, a program",
    "a file nobody asked for",
    async (arena) => {
      const { get } = await arena.member("gestao");
      const ask = (site: string) => get("/exportar/caixa.csv?vista=todas", { headers: { "sec-fetch-site": site } });
      control((await ask("same-origin")).status === 200, "the panel itself exports");
      return refused([await ask("cross-site"), await ask("same-site"), await ask("none"), await ask("")], 403);
    },
  ),
  attack("csv-name", "Odd parameters and line breaks in the name of an export", "a forged header", async (arena) => {
    const { get } = await arena.member("gestao");
    const name = (nome: string) => get(`/exportar/caixa.csv?${new URLSearchParams({ f: "{}", nome })}`);
    const answers = [
      await name('x"; filename="evil.exe'),
      await name("x\r\nSet-Cookie: painel=1"),
      await get("/exportar/caixa.csv?vista=../../x"),
      await get("/exportar/caixa.csv?vista=todas&vista=minhas&limite=1"),
      await get("/exportar/%2e%2e/titular"),
    ];
    const names = answers.map(({ headers }) => String(headers["content-disposition"] ?? ""));
    const safe = names.every((one) => one === "" || /^attachment; filename="[a-z0-9-]+\.csv"$/.test(one));
    return held(
      safe && !answers.some(({ headers }) => headers["set-cookie"]),
      `${countStatuses(answers)}; ${names[0]}`,
    );
  }),
];

const words = [
  attack(
    "subject",
    "Line breaks and a second recipient in the subject of an e-mail",
    "an e-mail to anybody",
    async (arena) => {
      const [{ rpc }, pessoa] = [await arena.member("atendimento"), await arena.pessoa()];
      const third = `terceiro.${arena.uuid()}@exemplo.com`;
      const send = (assunto: string) =>
        rpc("enviar_email", {
          comando: arena.uuid(),
          pessoa: pessoa.id,
          para: pessoa.email,
          assunto,
          texto: "<img src=x onerror=alert(1)>Oi",
        });
      const answers = [
        await send(`Oi\r\nBcc: ${third}`),
        await send(`Oi\nTo: ${third}`),
        await send("Assunto honesto"),
      ];
      control(answers[2]?.status === 200, "an honest subject is sent");
      const mail = await arena.stack.mailbox.waitFor(
        ({ to, subject }) => to.includes(pessoa.email) && subject === "Assunto honesto",
      );
      const reached = arena.stack.mailbox.messages().some(({ to }) => to.includes(third));
      return held(!reached && !mail.html.includes("<img src=x"), `${countStatuses(answers)}; the text is escaped`);
    },
  ),
  attack(
    "member-name",
    "A member's name with line breaks, a formula, a direction mark",
    "a forged header or cell",
    async (arena) => {
      const { rpc, post } = await arena.member("gestao");
      const target = await arena.member("leitura");
      const names = [
        "Ana\r\nBcc: x@exemplo.com",
        "=Ana",
        "Ana\u202eamiL",
        "Ana\u200bLima",
        "<script>alert(1)</script>",
      ];
      const answers = [];
      for (const nome of names) {
        const membro = { id: target.id, nome, papel: "leitura", ativa: true, herdeiro: null };
        answers.push(await rpc("gravar_membro", { comando: arena.uuid(), ...membro }));
        answers.push(
          await post("/equipe/convidar", { email: `${arena.uuid()}@exemplo.com.br`, nome, papel: "leitura" }),
        );
      }
      const bad = await arena.rows<{ nome: string }>(
        "select nome from privado.equipe where nome ~ E'[\\r\\n\\u202e\\u200b]' or nome ~ '^[=+@-]'",
      );
      return held(bad.length === 0, `${countStatuses(answers)}, ${bad.length} stored`);
    },
  ),
  attack(
    "markup-stored",
    "Mark-up in names, messages, notes and stores",
    "a script in the panel's answers",
    async (arena) => {
      const client = arena.visitor();
      const [membro, pessoa] = [await arena.member("atendimento"), await arena.pessoa()];
      const text = "<img src=x onerror=alert(1)>";
      const form = {
        id: arena.uuid(),
        nome: "Ana",
        sobrenome: "Lima",
        email: `ana.${arena.uuid()}@farmacia.com.br`,
        telefone: "11987654321",
      };
      await client.rest("contato", { ...form, mensagem: text, consentimento_versao: "2026-11", preenchido_ms: 9000 });
      await membro.rpc("anotar", { comando: arena.uuid(), pessoa: pessoa.id, texto: text });
      const answer = await membro.rpc("pessoa", { id: pessoa.id });
      control(answer.body.includes("onerror"), "the note is in the answer, as text");
      const json =
        String(answer.headers["content-type"]).startsWith("application/json") &&
        answer.headers["x-content-type-options"] === "nosniff";
      const policy = String((await client.painel("/")).headers["content-security-policy"]);
      await arena.until(async () => arena.stack.mailbox.messages().some(({ to }) => to.includes(form.email)));
      const html = arena.stack.mailbox
        .messages()
        .filter(({ to, text: words_ }) => to.includes(form.email) || words_.includes(form.email));
      return held(
        json && /script-src 'self'(?:;|$)/.test(policy) && !html.some((mail) => mail.html.includes(text)),
        "JSON with nosniff; escaped in e-mails",
      );
    },
  ),
];

export const CONTENT: Group = { name: "content", attacks: [...files, ...drafts, ...words] };

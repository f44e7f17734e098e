import { expect } from "@playwright/test";
import { newCnpj, newCpf } from "../../../scripts/samples/documentos.ts";
import type { Fonte } from "../../../scripts/samples/pessoas.ts";
import { sampleRows } from "../../../scripts/samples/sample-rows.ts";
import { database, uniqueEmail } from "../database.ts";
import { ARRIVES } from "./membro.ts";
import { uniqueNome, uniqueTelefone, type Visitante } from "./pessoas.ts";

/** A way in: the row it leaves, and what the first answer to it speaks of. */
const CHEGADAS = {
  contato: [{ tabela: "contato", mensagem: "Tenho duas lojas." }, /a sua mensagem/],
  live: [{ tabela: "leadlive", produto: "imersao" }, /pela live/],
  livro: [{ tabela: "leadlive", produto: "livro" }, /no livro/],
  plenitude: [{ tabela: "inscricoes", programa: "plenitude" }, /sua inscrição/],
  edificacao: [{ tabela: "inscricoes", programa: "edificacao" }, /sua inscrição/],
  mentoria: [{ tabela: "inscricoes", programa: "mentoria_imersao" }, /sua inscrição/],
  despertar: [{ tabela: "inscricoes", programa: "despertar" }, /sua inscrição/],
  gratuita: [{ tabela: "cadastros_app", tipo: "free" }, /no EdenApp/],
  pedido: [{ tabela: "pedidos", caso: "agora" }, /^\S+, Zilda[!,]\s*$/],
} as const satisfies Record<string, [object, RegExp]>;

export type Chegada = keyof typeof CHEGADAS;
export type Chegou = Visitante & { telefone: string; texto: RegExp };

/** One person for each way in, as their forms store them; returns when the panel has all. */
export async function newChegadas<C extends Chegada>(...chegadas: C[]): Promise<Record<C, Chegou>> {
  const sql = database();
  const rows = chegadas.map((chegada) => ({ chegada, ...newRow(chegada) }));
  for (const { tabela, row } of rows) await sql`insert into ${sql(`public.${tabela}`)} ${sql(row)}`;
  const ids = rows.map(({ row }) => row.id);
  const found = () =>
    sql<{ id: string; pessoa: string }[]>`select id, pessoa_id as pessoa from privado.entradas where id = any (${ids})`;
  await expect.poll(async () => (await found()).length, ARRIVES).toBe(rows.length);
  // Not among those whom a test settles that begins later (settleOlder).
  await sql`update privado.pessoas set criada_em = now() - interval '2 days'
    where id in (select pessoa_id from privado.entradas where id = any (${ids}))`;
  const pessoas = new Map((await found()).map(({ id, pessoa }) => [id, pessoa]));
  const entries = rows.map(({ chegada, nome, row: { id, email, telefone } }) => {
    return [chegada, { id: pessoas.get(id) ?? "", nome, email, telefone, texto: CHEGADAS[chegada][1] }];
  });
  return Object.fromEntries(entries);
}

function newRow(chegada: Chegada) {
  const nome = uniqueNome();
  const fonte = { dias: 0, ...CHEGADAS[chegada][0] } as Fonte;
  const [sample] = sampleRows({ nome, sobrenome: "Prado", ddd: "11", fontes: [fonte] }, 0, () => new Date());
  if (!sample) throw new Error(`no row for ${chegada}`);
  const { tabela, row } = sample;
  // Nobody else has them: a shared one would unite people or suggest it.
  const documents = { cpf: newCpf(), cnpj: newCnpj(), cnpj_matriz: newCnpj() };
  const own = Object.fromEntries(Object.entries(documents).filter(([column]) => column in row));
  return { nome, tabela, row: { ...row, email: uniqueEmail(), telefone: uniqueTelefone(), ...own } };
}

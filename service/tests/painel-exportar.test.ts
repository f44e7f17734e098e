import { randomUUID } from "node:crypto";
import { protocoloOf } from "@eden/domain/protocolo";
import { expect, test } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { enter, newMembro, PAINEL, usePainel } from "./use-painel.ts";

const painel = usePainel();
const WAIT = { timeout: timeLimit(30_000) };
const busy = () => painel.pool.totalCount - painel.pool.idleCount;
const LINK = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

const download = (cookie: string, query: string, headers: Record<string, string> = LINK, file = "caixa.csv") =>
  painel.app.request(`${PAINEL}/api/painel/exportar/${file}?${query}`, { headers: { cookie, ...headers } });

const downloadLojas = (cookie: string, lista: Record<string, unknown>) =>
  painel.app.request(`${PAINEL}/api/painel/exportar/lojas.csv`, {
    method: "POST",
    headers: { cookie, ...LINK, origin: PAINEL, "content-type": "application/json" },
    body: JSON.stringify(lista),
  });

async function gestao() {
  const membro = await newMembro(painel, "gestao");
  const { cookie } = await enter(painel, membro);
  return { id: membro.id, cookie };
}

const recorded = async (membro: string) => {
  const { rows } = await painel.pool.query(
    "select alvo, detalhe from privado.registro_de_acessos where membro = $1 and acao = 'exportou'",
    [membro],
  );
  return rows;
};

test("[EQUIPE-02] a list is a CSV file for Excel in Portuguese, and the export is recorded once with its count", async () => {
  const { id, cookie } = await gestao();
  await painel.pool.query(
    `insert into privado.pessoas (nome, email, telefone, loja, cidade, uf, origem, origens, estado, motivo, dono, passo_texto,
      passo_em, ultima_entrada_em, resumo)
    values ('=HYPERLINK("http://mau.example")', 'ana@exemplo.com.br', '27999990000', 'Drogaria "Sol"; Centro', 'São Mateus',
      'ES', 'livro', '{livro}', 'folha', 'preco', $1, 'Ligar', '2026-01-02T03:04:59Z', '2025-12-31T02:00:00Z', E'-2\\n3')`,
    [id],
  );
  const response = await download(cookie, "vista=todas&origem=livro");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="caixa-livro-\d{4}-\d{2}-\d{2}\.csv"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const [header, row, end] = new TextDecoder().decode(bytes).split("\r\n");
  expect(header).toBe(
    '"Protocolo";"Nome";"E-mail";"Telefone";"Farmácia";"Cidade";"UF";"Origem";"Campanha";"Fonte";"Aceita novidades";"Aceitou em";"Versão do texto aceito";"Estado";"Motivo";"Dono";"Escreveu em";"Responder até";"Primeira resposta";"Próximo passo";"Data do passo";"Nota do diagnóstico";"Entrou (R$)";"Assunto"',
  );
  expect(row).toBe(
    `"";"'=HYPERLINK(""http://mau.example"")";"ana@exemplo.com.br";"(27) 99999-0000";"Drogaria ""Sol""; Centro";"São Mateus";"ES";"Livro";"";"";"Não";"";"";"Perdido";"Preço";"Bruna Teste";"30/12/2025 23:00";"";"";"Ligar";"02/01/2026 00:04";"";"";"'-2\n3"`,
  );
  expect(end).toBe("");
  expect(await recorded(id)).toEqual([
    { alvo: "caixa", detalhe: { vista: "todas", origem: "livro", finalidade: "trabalho", quantas: 1 } },
  ]);
});

test("[VISTA-04] the file follows the filter and has protocol, campaign, source, consent and owner; the record states the filter", async () => {
  const { id, cookie } = await gestao();
  const campanha = `live-${randomUUID()}`;
  const lead = randomUUID();
  const { rows } = await painel.pool.query(
    `insert into privado.pessoas (nome, email, origem, origens, dono, campanha, fonte, aceita_novidades, novidades_em, novidades_versao)
    values ('Ana Aceita', 'ana@exemplo.com.br', 'live', '{live}', $1, $2, 'instagram', true, '2026-11-14T23:31:00Z', '2026-11'),
      ('Beto Recusa', 'beto@exemplo.com.br', 'live', '{live}', null, $2, null, false, null, null) returning id`,
    [id, campanha],
  );
  await painel.pool.query(
    "insert into privado.entradas (tabela, id, pessoa_id, origem, resumo, criada_em) values ('leadlive', $1, $2, 'live', '', now())",
    [lead, rows[0].id],
  );
  const query = (more: Record<string, string> = {}) =>
    new URLSearchParams({ f: JSON.stringify({ campanhas: [campanha] }), ...more }).toString();
  const linesOf = async (response: Response) => (await response.text()).split("\r\n").slice(1, -1);
  const both = await linesOf(await download(cookie, query()));
  expect(both).toHaveLength(2);
  const news = await download(
    cookie,
    query({ so_novidades: "sim", finalidade: "novidades", nome: "Novidades, São Paulo" }),
  );
  expect(news.headers.get("content-disposition")).toMatch(
    /filename="caixa-novidades-sao-paulo-\d{4}-\d{2}-\d{2}\.csv"$/,
  );
  const [line, ...others] = await linesOf(news);
  expect(others).toEqual([]);
  expect(line).toContain(`"${protocoloOf(lead)}";"Ana Aceita";`);
  expect(line).toContain(`"Live";"${campanha}";"instagram";"Sim";"14/11/2026 20:31";"2026-11";`);
  expect(line).toContain(`"Bruna Teste"`);
  const filtro = { campanhas: [campanha] };
  expect((await recorded(id)).map(({ detalhe }) => detalhe)).toEqual([
    { filtro, finalidade: "trabalho", quantas: 2 },
    { filtro, finalidade: "novidades", so_novidades: true, quantas: 1 },
  ]);
  for (const wrong of ["{", "[]", '{"signo":"touro"}', '{"texto":"maria"}']) {
    expect((await download(cookie, new URLSearchParams({ f: wrong }).toString())).status).toBe(400);
  }
  expect((await download(cookie, `${query()}&vista=todas`)).status).toBe(400);
});

test("[EQUIPE-02] other roles, other pages and unknown lists get nothing", async () => {
  const { id, cookie } = await gestao();
  for (const papel of ["leitura", "atendimento", "encarregado"] as const) {
    const browser = await enter(painel, await newMembro(painel, papel));
    expect((await download(browser.cookie, "vista=todas")).status).toBe(403);
  }
  for (const site of ["cross-site", "same-site", "none"]) {
    expect((await download(cookie, "vista=todas", { "sec-fetch-site": site })).status).toBe(403);
  }
  expect((await download(cookie, "vista=todas", {})).status).toBe(403);
  expect((await download("", "vista=todas")).status).toBe(401);
  for (const query of ["", "vista=outra", "vista=todas&origem=outra"]) {
    expect((await download(cookie, query)).status).toBe(400);
  }
  expect(await recorded(id)).toEqual([]);
});

test("[EQUIPE-02] rows are fetched only as they are read, all of one moment; a browser that leaves frees its connection", async () => {
  const { id, cookie } = await gestao();
  await painel.pool.query(
    `insert into privado.pessoas (nome, dono, resumo) select 'Pessoa ' || n, $1, repeat('x', 200) from generate_series(1, 5000) as n`,
    [id],
  );
  const whole = await download(cookie, "vista=minhas");
  const reader = whole.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const parts = [await reader.read()];
  // Still open: with everything read ahead the transaction would be over.
  await expect.poll(busy, WAIT).toBe(1);
  await painel.pool.query("delete from privado.pessoas where dono = $1 and nome = 'Pessoa 5000'", [id]);
  while (!parts.at(-1)?.done) parts.push(await reader.read());
  const text = parts.map(({ value }) => new TextDecoder().decode(value)).join("");
  expect(text.split("\r\n")).toHaveLength(5002);
  expect(text).toContain('"Pessoa 5000"');

  const left = await download(cookie, "vista=minhas");
  const leaving = left.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  await leaving.read();
  await leaving.cancel();
  await expect.poll(busy, WAIT).toBe(0);
  expect((await recorded(id)).map(({ detalhe }) => detalhe.quantas)).toEqual([5000, 4999]);
});

test("[SEC-L39] a second export of a member and a third of all are refused until one ends", async () => {
  const [first, second, third] = [await gestao(), await gestao(), await gestao()];
  await painel.pool.query(
    `insert into privado.pessoas (nome, dono, resumo) select 'Pessoa ' || n, d, repeat('x', 200)
    from generate_series(1, 3000) as n, unnest($1::uuid[]) as d`,
    [[first.id, second.id, third.id]],
  );
  const slow = await download(first.cookie, "vista=minhas");
  const again = await download(first.cookie, "vista=minhas");
  expect([again.status, ((await again.json()) as { mensagem: string }).mensagem]).toEqual([
    429,
    "Já há uma exportação em andamento. Espere terminar.",
  ]);
  const other = await download(second.cookie, "vista=minhas");
  expect(other.status).toBe(200);
  expect((await download(third.cookie, "vista=minhas")).status).toBe(429);
  expect(await recorded(third.id)).toEqual([]);
  await slow.body?.cancel();
  await other.body?.cancel();
  await expect.poll(busy, WAIT).toBe(0);
  const next = await download(third.cookie, "vista=minhas");
  expect(next.status).toBe(200);
  await next.text();
});

test("[EQUIPE-02] only the member who started an export can open it", async () => {
  const [mine, other] = [await newMembro(painel, "gestao"), await newMembro(painel, "gestao")];
  const started = await (await enter(painel, mine)).post("/rpc/exportar_caixa", { vista: "todas" });
  const { exportacao } = (await started.json()) as { exportacao: string };
  const colleague = await enter(painel, other);
  expect((await colleague.post("/rpc/abrir_exportacao", { exportacao })).status).toBe(404);
  expect((await colleague.post("/rpc/abrir_exportacao", { exportacao: randomUUID() })).status).toBe(404);
});

test("[LOJAS-04] the stores that the list shows are a CSV file in its order, without a CPF, for gestao alone", async () => {
  const { id, cookie } = await gestao();
  const cidade = `Vila ${randomUUID().slice(0, 8)}`;
  await painel.pool.query(
    `insert into public.diagnosticos_lojas (cnpj, cpf, nome, responsavel, telefone, cidade, uf, convidada_em) values
      ('45672318000157', '52998224725', 'Drogaria Sol', 'Rosa Prado', '16997342208', $1, 'SP', '2026-01-02T12:00:00Z'),
      ('31508264000184', '52998224725', null, null, null, $1, 'SP', null)`,
    [cidade],
  );
  const lista = { texto: cidade, ordem: "nome", uf: "SP", dias: 3650 };
  const response = await downloadLojas(cookie, lista);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="lojas-\d{4}-\d{2}-\d{2}\.csv"$/);
  const text = await response.text();
  const [header, first, second] = text.split("\r\n");
  expect(header).toContain('"Loja";"Nome da Receita";"CNPJ";"Cidade"');
  expect(first).toContain(
    `"Drogaria Sol";"";"45.672.318/0001-57";"${cidade}, SP";"Rosa Prado";"(16) 99734-2208";"Convidada"`,
  );
  expect(first).toContain('"02/01/2026"');
  expect(second).toContain(`"Farmácia em ${cidade}"`);
  expect(text).not.toContain("52998224725");
  expect(await recorded(id)).toEqual([
    { alvo: "lojas", detalhe: { uf: "SP", dias: 3650, ordem: "nome", busca: true, quantas: 2 } },
  ]);
  const atendimento = await enter(painel, await newMembro(painel, "atendimento"));
  expect((await downloadLojas(atendimento.cookie, {})).status).toBe(403);
  expect((await downloadLojas(cookie, { ordem: "outra" })).status).toBe(400);
  const address = new URLSearchParams({ texto: cidade }).toString();
  expect((await download(cookie, address, LINK, "lojas.csv")).status, "no search in an address").toBe(404);
});

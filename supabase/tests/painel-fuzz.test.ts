import { randomUUID } from "node:crypto";
import { type GenericSchema, safeParse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { PADROES } from "../../domain/conteudo/padroes.ts";
import { CONTRATO, type Funcao } from "../../domain/painel/contrato.ts";
import { keysOf, type Papel } from "../../domain/painel/valores.ts";
import { newCpf } from "../../scripts/samples/documentos.ts";
import { timeLimit } from "../../scripts/time-limit.ts";
import { callAs, callPainel, insertEquipe, MEMBROS } from "./support/call-painel.ts";
import { drainCaixa, newEmail, newTelefone, receive } from "./support/drain-caixa.ts";
import { useDatabase } from "./support/test-database.ts";
import { insertPedido } from "./support/titular.ts";

const database = useDatabase();
type Documento = Record<string, unknown>;

/** Documents that a function carries out: without them an odd text would be refused before it reached a row. */
const PLAIN: Partial<Record<Funcao, Documento[]>> = {};

beforeAll(async () => {
  const { sql } = database;
  await insertEquipe(sql);
  const email = newEmail();
  const { pessoa } = await receive(sql, "free", { email, telefone: newTelefone(), cpf: newCpf() });
  const pedido = await insertPedido(sql, { situacao: "em_revisao", email: newEmail(), cpf: newCpf() });
  await drainCaixa(sql);
  const encarregado = <F extends Funcao>(funcao: F, entrada: Documento) =>
    callPainel(sql, MEMBROS.encarregado, funcao, { comando: randomUUID(), ...entrada } as never);
  const recebido = {
    tipo: "correcao",
    canal: "carta",
    nome: "Ana",
    telefone: null,
    cpf: null,
    recebido_em: "2026-11-01",
  };
  const { id } = (await encarregado("abrir_requerimento", { ...recebido, email })) as { id: string };
  await encarregado("verificar_requerente", { id, como: "email" });
  const versao = async () => (await callPainel(sql, MEMBROS.gestao, "pessoa", { id: pessoa })).versao;
  const colega = <F extends Funcao>(funcao: F, entrada: Documento) =>
    callPainel(sql, MEMBROS.atendimento, funcao, { comando: randomUUID(), chave: "aviso", ...entrada } as never);
  let rascunho = (await colega("gravar_rascunho", { versao: 0, valor: PADROES.aviso })) as { versao: number };
  rascunho = (await colega("pedir_aprovacao", rascunho)) as { versao: number };
  const direta = (await callPainel(sql, MEMBROS.gestao, "nova_pessoa", {
    comando: randomUUID(),
    ...{ canal: "telefone", nome: "Rui", telefone: newTelefone(), cnpj: "11222333000181", espera: "nenhuma" },
  })) as { pessoa: string; versao: number };
  const dela = { pessoa, versao: await versao() };
  const dados = {
    cpf: newCpf(),
    nome: "Farmácia",
    responsavel: "Ana",
    telefone: "11987654321",
    cidade: "Franca",
    uf: "SP",
  };
  const nova = { comando: randomUUID(), cnpj: "11222333000181", ...dados };
  const { id: loja } = await callPainel(sql, MEMBROS.gestao, "gravar_loja", nova);
  const modelo = { id: "oi", nome: "Oi", origens: [], motivos: [] };
  const dias = Array.from({ length: 7 }, () => [{ abre: "08:00", fecha: "18:00" }]);
  const feriado = { dia: "2027-01-04", nome: "Folga", faixas: [], nacional: false };
  const { horario, esperas } = await callPainel(sql, MEMBROS.gestao, "horario", {});
  Object.assign(PLAIN, {
    nova_pessoa: [
      {
        canal: "telefone",
        nome: "Ana",
        telefone: newTelefone(),
        email: newEmail(),
        cnpj: "11222333000181",
        loja: "Farmácia",
        texto: "Oi",
        espera: "comeca",
      },
    ],
    anotar: [{ pessoa, texto: "Oi" }],
    mudar_dono: [{ ...dela, dono: MEMBROS.atendimento, recado: "Oi" }],
    marcar_passo: [{ ...dela, passo: { texto: "Ligar", em: "2027-01-04T12:00:00Z" } }],
    registrar_contato: [
      { pessoa, canal: "telefone", resultado: "falei", texto: "Oi", para: null },
      { pessoa, canal: "email", resultado: "falei", texto: "Oi", para: email },
      { pessoa, canal: "whatsapp", sentido: "recebido", resultado: null, espera: "comeca", texto: "Oi", para: null },
    ],
    enviar_email: [{ pessoa, para: email, assunto: "Oi", texto: "Oi" }],
    corrigir_pessoa: [
      { ...dela, campo: "nome", valor: "Ana Lima" },
      { ...dela, campo: "telefone", valor: newTelefone() },
      { ...dela, campo: "email", valor: newEmail() },
      { pessoa: direta.pessoa, versao: direta.versao, campo: "loja", valor: "Farmácia", cnpj: "11222333000181" },
    ],
    decidir_revisao: [{ pedido, decisao: "confirmar", motivo: "Conferido" }],
    gravar_loja: [{ cnpj: "11444777000161", ...dados }],
    corrigir_loja: [{ id: loja, versao: 1, cnpj: "11222333000181", ...dados }],
    importar_lojas: [{ de: 0, linhas: [{ cnpj: "11444777000161", ...dados }] }],
    convidar_loja: [{ id: loja, texto: "Oi" }],
    gravar_rascunho: [{ chave: "whatsapp", versao: 0, valor: PADROES.whatsapp }],
    gravar_modelo: [
      { modelo: { ...modelo, momento: "depois", canal: "email", assunto: "Oi", texto: "Oi" }, versao: null },
      {
        modelo: {
          ...modelo,
          momento: "pagamento",
          canal: "whatsapp",
          assunto: null,
          texto: "{link}",
          motivos: ["pix_nao_pago"],
        },
        versao: null,
      },
    ],
    abrir_requerimento: [{ ...recebido, email: newEmail(), cpf: newCpf(), telefone: newTelefone() }],
    corrigir_requerimento: [
      { id, correcao: { nome: "Ana", sobrenome: "Lima", email: newEmail(), telefone: newTelefone() } },
    ],
    gravar_vista: [
      {
        id: randomUUID(),
        nome: "Franca",
        filtro: { campanhas: ["a"], fontes: ["b"], cidades: ["Franca"] },
        da_equipe: false,
        versao: null,
      },
    ],
    em_lote: [
      {
        filtro: { campanhas: ["a"], fontes: ["b"], cidades: ["Franca"] },
        mudanca: 0,
        acao: { tipo: "dono", dono: null },
      },
      {
        pessoas: [{ id: pessoa, versao: dela.versao }],
        acao: { tipo: "passo", passo: { texto: "Ligar", em: "2027-01-04T12:00:00Z" } },
      },
    ],
    gravar_membro: [{ id: MEMBROS.leitura, nome: "Lia", papel: "leitura", ativa: true, herdeiro: null }],
    parecidas: [{ telefone: newTelefone(), email: newEmail(), cnpj: "11222333000181" }],
    caixa: [{ vista: "todas" }],
    buscar: [{ texto: "Ana" }],
    linha_do_tempo: [{ id: pessoa }],
    entrada: [{ tabela: "contato", id: randomUUID() }],
    separar_entrada: [{ ...dela, tabela: "contato", id: randomUUID() }],
    cobrancas: [{ situacao: "abertas", texto: "Ana" }],
    pausar_cobranca: [{ pedido, ate: "2027-01-04" }],
    lojas: [{ texto: "Franca" }],
    exportar_lojas: [{ texto: "Franca" }],
    abrir_exportacao_lojas: [{ exportacao: randomUUID(), texto: "Franca" }],
    conferir_lojas: [{ de: 0, linhas: [{ cnpj: "11444777000161", ...dados }] }],
    apagar_modelo: [{ id: "oi", versao: 1 }],
    ordenar_modelos: [{ antes: ["oi"], depois: ["oi"] }],
    recusar_texto: [{ chave: "aviso", versao: rascunho.versao, motivo: "Não" }],
    aumentar_limite: [{ formulario: "contato", na_tela: null, maximo: 100, ate: "2027-01-04T12:00:00Z" }],
    exportar_caixa: [{ filtro: { campanhas: ["a"], fontes: ["b"], cidades: ["Franca"] } }],
    filtrar: [{ filtro: { campanhas: ["a"], fontes: ["b"], cidades: ["Franca"] } }],
    apagar_requerimento: [{ id, confirmacao: "Ana", fora: [] }],
    registro: [{ acao: "viu", texto: "Ana" }],
    gravar_horario: [{ horario: { ...horario, dias }, esperas, feriados: [feriado] }],
  } satisfies Partial<Record<Funcao, Documento[]>>);
});

/** The keys under which a document of this schema may have a text of any kind. */
function textsOf(schema: unknown, key = ""): string[] {
  const {
    type,
    entries,
    item,
    value,
    wrapped,
    options = [],
  } = schema as {
    type: string;
    entries?: object;
    item?: unknown;
    value?: unknown;
    wrapped?: unknown;
    options?: unknown[];
  };
  if (entries) return Object.entries(entries).flatMap(([name, inner]) => textsOf(inner, name));
  if (item ?? wrapped) return textsOf(item ?? wrapped, key);
  if (type === "union" || type === "variant") return options.flatMap((option) => textsOf(option, key));
  if (type === "record") return textsOf(value, key);
  return type === "string" && safeParse(schema as GenericSchema, "=texto").success ? [key] : [];
}

/** Every copy of a document in which one of its texts is another. */
function* withText(document: unknown, text: string, key = ""): Generator<{ key: string; copy: unknown }> {
  if (typeof document === "string") yield { key, copy: text };
  else if (Array.isArray(document))
    for (const [index, inner] of document.entries())
      for (const one of withText(inner, text, key)) yield { ...one, copy: document.with(index, one.copy) };
  else if (document)
    for (const [name, inner] of Object.entries(document))
      for (const one of withText(inner, text, name)) yield { ...one, copy: { ...document, [name]: one.copy } };
}

const withCommand = (documento: object) => ({ ...documento, comando: randomUUID() });
/** Calls as the service does, and takes back what was written. */
async function attempt(funcao: Funcao, documento: object): Promise<Record<string, unknown> | undefined> {
  const [papel = "gestao"] = (["gestao", "encarregado"] satisfies Papel[]).filter((one) =>
    (CONTRATO[funcao].papeis as readonly Papel[]).includes(one),
  );
  const rollback = new Error("as it was");
  try {
    await database.sql.begin(async (transaction) => {
      await callAs(transaction, { sub: MEMBROS[papel], aal: "aal2" }, funcao, documento as Documento);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) return { ...(error as object), message: (error as Error).message };
  }
  return undefined;
}

/** Of what is not there, or only after another step. Their texts go to no row that could be quoted, or to a date. */
const REFUSED = new Set<Funcao>([
  "abrir_exportacao_lojas",
  "apagar_modelo",
  "ordenar_modelos",
  "pausar_cobranca",
  "separar_entrada",
  "entrada",
  "apagar_requerimento",
  "aumentar_limite",
]);

test("[SEC-L49] the documents of this test reach every text of the contract, and the database carries them out", async () => {
  for (const funcao of keysOf(CONTRATO)) {
    const reached = new Set((PLAIN[funcao] ?? []).flatMap((plain) => [...withText(plain, "")].map(({ key }) => key)));
    expect({
      funcao,
      missing: textsOf(CONTRATO[funcao].entrada).filter((key) => !reached.has(key) && !["em", "cursor"].includes(key)),
    }).toEqual({ funcao, missing: [] });
    for (const plain of PLAIN[funcao] ?? []) {
      const documento = withCommand(plain);
      expect([funcao, safeParse(CONTRATO[funcao].entrada, documento).issues?.[0]?.message]).toEqual([
        funcao,
        undefined,
      ]);
      if (!REFUSED.has(funcao))
        expect([funcao, (await attempt(funcao, documento))?.message]).toEqual([funcao, undefined]);
    }
  }
});

test("[SEC-L49] no text that a member types makes PostgreSQL quote a row in its log", {
  timeout: timeLimit(120_000),
}, async () => {
  const mark = "zzmarca";
  const odd = ["=", "\u200b", "\u202e", "\u0007", "\n", "  ", "\u0301", "\ud83d\ude00", "'\"\\", "<", "\u00a0"];
  const texts = [
    ...odd.map((sign, place) => (place % 2 ? `${mark}${sign}${mark}` : `${sign}${mark}`)),
    ...[20, 41, 81, 121, 201, 2001].map((n) => mark.padEnd(n, "x")),
  ];
  const quoted = new Set<string>();
  let calls = 0;
  for (const funcao of keysOf(CONTRATO))
    for (const plain of PLAIN[funcao] ?? [])
      for (const text of texts)
        for (const { key, copy } of withText(plain, text)) {
          // The server made it, and the panel sends it back.
          if (key === "cursor") continue;
          const documento = withCommand(copy as object);
          if (!safeParse(CONTRATO[funcao].entrada, documento).success) continue;
          calls += 1;
          const error = await attempt(funcao, documento);
          // What a client is told beside the message is in the log, too.
          const { code, detail, hint, where, constraint_name } = error ?? {};
          const told = [detail, hint, where].join(" ").includes(mark);
          if (told || String(code).startsWith("23")) quoted.add(`${funcao}.${key}: ${code} ${constraint_name}`);
        }
  expect([...quoted]).toEqual([]);
  expect(calls).toBeGreaterThan(1000);
});

import {
  array,
  length,
  literal,
  minLength,
  null_,
  nullable,
  number,
  object,
  pipe,
  regex,
  string,
  undefined_,
} from "valibot";
import type { ContractRequest, Memory } from "./request.ts";

/** A contact message as a visitor sends it, marked as a test. */
const contato = (memory: Memory) => ({
  id: memory.get("id"),
  nome: "Teste",
  sobrenome: "do contrato",
  email: memory.get("email"),
  telefone: "11900000000",
  mensagem: "Teste automático do contrato com o servidor. Ninguém espera resposta: pode arquivar.",
  consentimento_versao: "teste",
  preenchido_ms: 9000,
});
const other = (memory: Memory) => ({ ...contato(memory), id: crypto.randomUUID() });

const MINIMAL = { prefer: "return=minimal" };
const COUNT = { prefer: "count=exact" };
/** PostgREST answers 401 to the role `anon` and 403 to any other. */
const DENIED = { status: [401, 403], code: "42501" };
const message = (pattern: RegExp) => object({ message: pipe(string(), regex(pattern)) });

/** Of visitors, with the publishable key, then of whoever has the secret one. */
export const DATA_REQUESTS: ContractRequest[] = [
  {
    name: "a form is stored and nothing of it comes back",
    call: (memory) => ({ path: "/rest/v1/contato", headers: MINIMAL, body: contato(memory) }),
    expected: { status: 201, body: undefined_() },
  },
  {
    name: "the same form again is a conflict on its own key",
    call: (memory) => ({ path: "/rest/v1/contato", headers: MINIMAL, body: contato(memory) }),
    expected: { status: 409, code: "23505", body: message(/"contato_pkey"/) },
  },
  {
    name: "a column that is not granted is refused",
    call: (memory) => ({
      path: "/rest/v1/contato",
      headers: MINIMAL,
      body: { ...other(memory), criado_em: "2026-01-01" },
    }),
    expected: DENIED,
  },
  {
    name: "a violated rule is named",
    call: (memory) => ({ path: "/rest/v1/contato", headers: MINIMAL, body: { ...other(memory), email: "sem arroba" } }),
    expected: { status: 400, code: "23514", body: message(/"email_valido"/) },
  },
  {
    name: "a value of the wrong type is refused",
    call: (memory) => ({
      path: "/rest/v1/contato",
      headers: MINIMAL,
      body: { ...other(memory), preenchido_ms: "muito" },
    }),
    expected: { status: 400, code: "22P02" },
  },
  {
    name: "a row that no policy allows is refused",
    call: () => ({
      path: "/rest/v1/diagnosticos_respostas",
      headers: MINIMAL,
      body: { loja_id: crypto.randomUUID(), versao: 1, respostas: {} },
    }),
    expected: DENIED,
  },
  { name: "a visitor cannot read forms", call: () => ({ path: "/rest/v1/contato?limit=1" }), expected: DENIED },
  {
    name: "the questions in force are public",
    call: () => ({ path: "/rest/v1/diagnosticos_perguntas?select=id,texto,opcoes,area,versao&order=id" }),
    expected: {
      status: 200,
      headers: { "content-type": /^application\/json/ },
      body: pipe(array(object({ id: number(), texto: string(), versao: number() })), minLength(1)),
    },
  },
  {
    name: "rows that a policy hides are not counted",
    call: () => ({ path: "/rest/v1/diagnosticos_lojas?select=id&limit=1", headers: COUNT }),
    expected: { status: 200, headers: { "content-range": /^\*\/0$/ }, body: pipe(array(object({})), length(0)) },
  },
  {
    name: "a table that does not exist is not found",
    call: () => ({ path: "/rest/v1/inventada" }),
    expected: { status: 404, code: "PGRST205" },
  },
  {
    name: "a schema that is not exposed is refused",
    call: () => ({ path: "/rest/v1/equipe", headers: { "accept-profile": "privado" } }),
    expected: { status: 406, code: "PGRST106" },
  },
  {
    name: "a function returns its value",
    call: () => ({ path: "/rest/v1/rpc/comparar_lojas", body: { p_versao: 0 } }),
    expected: { status: 200, headers: { "content-type": /^application\/json/ }, body: null_() },
  },
  {
    name: "a function that writes is not called by GET",
    call: () => ({ path: "/rest/v1/rpc/localizar_farmacia?p_cnpj=00000000000000" }),
    expected: { status: 405, code: "25006" },
  },
  {
    name: "a function of the panel is not found",
    call: () => ({ path: "/rest/v1/rpc/caixa", body: {} }),
    expected: { status: 404, code: "PGRST202" },
  },
  {
    name: "a request without a key is refused",
    call: () => ({ path: "/rest/v1/diagnosticos_perguntas?select=id", key: "none" }),
    expected: { status: 401 },
  },
  {
    name: "who asks too often is told when to come back",
    call: () => ({ path: "/rest/v1/rpc/localizar_farmacia", body: { p_cnpj: "00000000000000" } }),
    // A window of 60 may end meanwhile.
    times: 130,
    expected: { status: 429, code: "LIMITE", headers: { "retry-after": /^\d+$/ }, body: message(/Aguarde/) },
  },
  {
    name: "the secret key deletes the form and reads what it was",
    call: (memory) => ({
      method: "DELETE",
      path: `/rest/v1/contato?id=eq.${memory.get("id")}&select=sobrenome,isca`,
      key: "secret",
      headers: { prefer: "return=representation" },
    }),
    expected: {
      status: 200,
      body: pipe(array(object({ sobrenome: literal("do contrato"), isca: nullable(string()) })), length(1)),
    },
  },
];

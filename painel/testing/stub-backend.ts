import type { Funcao } from "@eden/domain/painel/contrato";
import { keysOf, ORIGENS, VISTAS } from "@eden/domain/painel/valores";
import type { Entrada, Saida } from "~/clients/rpc.ts";
import { podeAs } from "./pessoas.ts";
import { EQUIPE, stubEquipe } from "./stub-equipe.ts";
import { type Handlers, refuse, StubRefusal } from "./stub-handlers.ts";
import { stubLojas } from "./stub-lojas.ts";
import { stubModelos } from "./stub-modelos.ts";
import { stubNumeros } from "./stub-numeros.ts";
import { stubTextos } from "./stub-textos.ts";
import { stubTitular } from "./stub-titular.ts";

/**
 * Answers the panel's requests from memory. Component tests replace single functions: `createStub({ caixa: () => … })`.
 * `calls` holds every request in order, `bodiesOf` what was sent to one function or route.
 */
export function createStub(overrides: Handlers = {}) {
  const handlers: Handlers = {
    ...baseHandlers(),
    ...stubEquipe(),
    ...stubLojas(),
    ...stubTextos(),
    ...stubModelos(),
    ...stubTitular(),
    ...stubNumeros(),
    ...overrides,
  };
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const bodiesOf = <Name extends string>(name: Name) =>
    calls.filter(({ path }) => path === name).map(({ body }) => body as BodyOf<Name>);
  const answer = async (path: string, init?: RequestInit): Promise<Response> => {
    const name = path.replace("/api/painel/", "").replace("rpc/", "").replace(/\?.*/, "");
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    calls.push({ path: name, body });
    const handler = handlerOf(handlers, name) ?? handlerOf(handlers, name.replace(ID, "*"));
    if (!handler) return Response.json({ mensagem: `No stub for ${name}` }, { status: 404 });
    try {
      const saida = name === "eu" ? withPode(await handler(body, name)) : await handler(body, name);
      return saida === null ? new Response(null, { status: 204 }) : Response.json(saida);
    } catch (error) {
      if (error instanceof StubRefusal) return Response.json(error.corpo, { status: error.status });
      throw error;
    }
  };
  return { fetch: answer, calls, bodiesOf };
}

const withPode = (eu: unknown) => {
  const { papel } = (eu as Saida<"eu">).membro;
  return { pode: podeAs(papel), ...(eu as object) };
};

type BodyOf<Name> = Name extends Funcao ? Entrada<Name> : Record<string, unknown>;
type Handler = (body: unknown, path: string) => unknown;

/** By a name that comes from an address: its type is not known here. */
const handlerOf = (handlers: Handlers, name: string) => (handlers as Partial<Record<string, Handler>>)[name];

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

function baseHandlers(): Handlers {
  const agora = () => new Date().toISOString();
  return {
    eu: () => ({ membro: EQUIPE[0], equipe: EQUIPE, agora: agora() }),
    contadores: () => ({ vistas: VISTAS_VAZIAS, origens: ORIGENS_VAZIAS, pagamentos_novos: 0 }),
    avisos: () => ({ avisos: [], esperando: 0 }),
    vistas: () => ({ vistas: [] }),
    colegas: () => ({ colegas: [] }),
    ausencias: () => ({ ausencias: [] }),
    presenca: () => ({ notada: true }),
    novidades: () => ({ mudanca: 1, novas: 0, pessoa_versao: null }),
    ver_cobrancas: () => ({ visto: true }),
    codigo: () => null,
    entrar: ({ codigo }) => {
      if (codigo === "123456") return { passo: "segundo_fator" };
      if (codigo === "654321") return { passo: "cadastrar_fator" };
      if (codigo === "000000") return refuse(429, { mensagem: "Muitas tentativas.", espera_s: 872 });
      return refuse(401, { mensagem: "Este código não confere.", restam: 3 });
    },
    fator: () => ({
      id: "00000000-0000-4000-8000-0000000000f1",
      uri: "otpauth://totp/Painel%20%C3%89den:carla@edengrupo.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Painel%20%C3%89den",
      segredo: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    }),
    "segundo-fator": ({ codigo }) =>
      codigo === "123456" ? null : refuse(401, { mensagem: "Este código não confere." }),
    sair: () => null,
    "sair-de-todos": () => null,
  };
}

const zeros = <K extends string>(values: Record<K, unknown>) =>
  Object.fromEntries(keysOf(values).map((key) => [key, 0])) as Record<K, number>;
const VISTAS_VAZIAS = { ...zeros(VISTAS), esperando: 3 };
const ORIGENS_VAZIAS = zeros(ORIGENS);

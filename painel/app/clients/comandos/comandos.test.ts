import { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { rpcKey } from "~/clients/rpc-key.ts";
import { createStub } from "../../../testing/stub-backend.ts";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { reportReach } from "../conexao.ts";
import { Comandos } from "./comandos.ts";
import type { Fila, Item } from "./fila.ts";

const PESSOA = "00000000-0000-4000-8000-0000000000a1";
const CARLA = "00000000-0000-4000-8000-000000000001";

function memoryFila(items = new Map<string, Item>()): Fila & { items: Map<string, Item> } {
  return {
    items,
    list: async () => [...items.values()].sort((a, b) => a.ordem - b.ordem),
    put: async (item) => void items.set(item.comando, item),
    remove: async (comando) => void items.delete(comando),
    clear: async () => items.clear(),
  };
}

const recorded = ({ versao }: Record<string, unknown>) => ({ pessoa: PESSOA, versao: Number(versao ?? 1) + 1 });

function start(handlers: Handlers = {}, fila = memoryFila()) {
  const stub = createStub({
    anotar: recorded,
    mudar_estado: recorded,
    mudar_dono: recorded,
    desfazer: recorded,
    ...handlers,
  });
  const network = { down: false };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (network.down) throw new TypeError("Failed to fetch");
    return stub.fetch(url, init);
  });
  const queryClient = new QueryClient();
  return { comandos: new Comandos(queryClient, fila, CARLA), stub, fila, network, queryClient };
}

const nota = (texto: string) => ({ pessoa: PESSOA, texto });
const sent = ({ calls }: ReturnType<typeof createStub>) =>
  calls.map(({ path, body }) => [path, body.texto ?? body.estado]);

afterEach(() => {
  reportReach(true);
  vi.unstubAllGlobals();
});

test("[CAIXA-06] a command is shown at once, sent with an id of its own and announced with undo", async () => {
  const { comandos, stub, queryClient } = start();
  queryClient.setQueryData(rpcKey("pessoa", { id: PESSOA }), { versao: 3, dono: null });
  const result = comandos.send(
    "mudar_dono",
    { pessoa: PESSOA, versao: 3, dono: CARLA },
    {
      aviso: "Pessoa assumida",
      optimistic: (client) => {
        client.setQueryData(rpcKey("pessoa", { id: PESSOA }), { versao: 3, dono: CARLA });
        return () => client.setQueryData(rpcKey("pessoa", { id: PESSOA }), { versao: 3, dono: null });
      },
    },
  );
  expect(queryClient.getQueryData(rpcKey("pessoa", { id: PESSOA }))).toMatchObject({ dono: CARLA });
  expect(comandos.getState().aviso).toMatchObject({ tom: "ok", texto: "Pessoa assumida" });
  expect(await result).toEqual({ status: "gravado", saida: { pessoa: PESSOA, versao: 4 } });
  expect(stub.calls[0]?.body.comando).toBe(comandos.getState().aviso?.comando);
});

test("[CAIXA-06] undo of a command under way waits for it, then undoes it at the service", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rollback = vi.fn();
  const { comandos, stub, queryClient } = start({
    anotar: async (body) => {
      await held;
      return recorded(body);
    },
  });
  const callsAtReload: number[] = [];
  vi.spyOn(queryClient, "invalidateQueries").mockImplementation(async () => {
    callsAtReload.push(stub.calls.length);
  });
  void comandos.send("anotar", nota("a"), { aviso: "Anotado", optimistic: () => rollback });
  const comando = comandos.getState().aviso?.comando ?? "";
  const undone = comandos.undo(comando);
  expect(rollback).toHaveBeenCalledOnce();
  await waitFor(() => expect(stub.calls).toHaveLength(1));
  release();
  await undone;
  expect(stub.calls.map(({ path, body }) => [path, body.comando])).toEqual([
    ["anotar", comando],
    ["desfazer", comando],
  ]);
  expect(comandos.getState().aviso?.texto).toBe("Desfeito");
  // Read before the undo, the lists would show the command again.
  expect(new Set(callsAtReload)).toEqual(new Set([2]));
});

test("[CAIXA-09] a refused command is put back and its reason shown", async () => {
  const rollback = vi.fn();
  const { comandos } = start({ mudar_estado: () => refuse(409, { mensagem: "Davi mudou o estado antes." }) });
  const result = await comandos.send(
    "mudar_estado",
    { pessoa: PESSOA, versao: 1, estado: "broto", motivo: null },
    { aviso: "Virou broto", optimistic: () => rollback },
  );
  expect(result.status).toBe("recusado");
  expect(rollback).toHaveBeenCalledOnce();
  expect(comandos.getState().aviso).toMatchObject({ tom: "erro", texto: "Davi mudou o estado antes." });
});

test("[CAIXA-09] two quick commands on one person do not refuse each other", async () => {
  const { comandos, stub } = start();
  const first = comandos.send("mudar_dono", { pessoa: PESSOA, versao: 3, dono: CARLA });
  const second = comandos.send("mudar_estado", { pessoa: PESSOA, versao: 3, estado: "broto", motivo: null });
  await Promise.all([first, second]);
  expect(stub.calls.map(({ body }) => body.versao)).toEqual([3, 4]);
});

test("[CAIXA-09] a command given while an undo of the same person is under way is not refused", async () => {
  const { comandos, stub } = start({ desfazer: () => ({ pessoa: PESSOA, versao: 5 }) });
  const broto = { pessoa: PESSOA, versao: 3, estado: "broto", motivo: null } as const;
  await comandos.send("mudar_estado", broto, { aviso: "Virou broto" });
  const undone = comandos.undo(comandos.getState().aviso?.comando ?? "");
  await Promise.all([undone, comandos.send("mudar_estado", broto)]);
  expect(stub.calls.map(({ path, body }) => [path, body.versao])).toEqual([
    ["mudar_estado", 3],
    ["desfazer", undefined],
    ["mudar_estado", 5],
  ]);
});

test("[CAIXA-10] without a connection commands wait in order and are sent once when it is back", async () => {
  const { comandos, stub, fila, network } = start();
  network.down = true;
  expect(await comandos.send("anotar", nota("primeira"))).toEqual({ status: "na_fila" });
  await comandos.send("mudar_estado", { pessoa: PESSOA, versao: 1, estado: "broto", motivo: null });
  expect(comandos.getState().pendentes).toHaveLength(2);
  expect(fila.items.size).toBe(2);
  network.down = false;
  // The order is kept although the service is reached again before the queue is empty.
  const third = comandos.send("anotar", nota("terceira"));
  await third;
  await comandos.flush();
  await comandos.flush();
  expect(sent(stub)).toEqual([
    ["anotar", "primeira"],
    ["mudar_estado", "broto"],
    ["anotar", "terceira"],
  ]);
  expect(comandos.getState().pendentes).toEqual([]);
  expect(fila.items.size).toBe(0);
});

test("[CAIXA-10, DONO-03, CORRIGIR-02] a hand-over and a correction wait with all they carry, and each gets the version of the one before", async () => {
  const { comandos, stub, network } = start({ corrigir_pessoa: recorded });
  network.down = true;
  const passar = { pessoa: PESSOA, versao: 4, dono: CARLA, recado: "Ela quer juntar as lojas.", leva_passo: false };
  const corrigir = { pessoa: PESSOA, versao: 4, campo: "telefone", valor: "31981004070", antigo_errado: true } as const;
  expect(await comandos.send("mudar_dono", passar, { aviso: "Pessoa passada" })).toEqual({ status: "na_fila" });
  const second = await comandos.send("corrigir_pessoa", corrigir, { aviso: "Telefone corrigido" });
  expect(second).toEqual({ status: "na_fila" });
  expect(comandos.getState().aviso?.comando).toBeTruthy();
  network.down = false;
  await comandos.flush();
  expect(stub.calls.map(({ path, body }) => [path, body])).toMatchObject([
    ["mudar_dono", passar],
    ["corrigir_pessoa", { ...corrigir, versao: 5 }],
  ]);
});

test("[CAIXA-10] what an earlier visit left is sent by the next one, with the same id", async () => {
  const fila = memoryFila();
  const before = start({}, fila);
  before.network.down = true;
  await before.comandos.send("anotar", nota("de ontem"));
  const [comando] = fila.items.keys();
  reportReach(true);
  const after = start({}, fila);
  await after.comandos.resume();
  expect(after.stub.calls.map(({ body }) => [body.texto, body.comando])).toEqual([["de ontem", comando]]);
});

test("[CAIXA-10] a command that is refused later is handed back with its text and reason", async () => {
  const { comandos, network, fila } = start({
    anotar: ({ texto }) => (texto === "ruim" ? refuse(422, { mensagem: "Escreva a nota." }) : recorded({})),
  });
  network.down = true;
  await comandos.send("anotar", nota("ruim"));
  await comandos.send("anotar", nota("boa"));
  network.down = false;
  await comandos.flush();
  const { pendentes, devolvidos } = comandos.getState();
  expect(pendentes).toEqual([]);
  expect(devolvidos).toMatchObject([{ motivo: "Escreva a nota.", entrada: { texto: "ruim" } }]);
  await comandos.dismiss(devolvidos[0]?.comando ?? "");
  expect(fila.items.size).toBe(0);
});

test("[SEC-M13] unsent commands end after seven days, those of another member after sixteen hours", async () => {
  const HOUR = 3_600_000;
  const item = (comando: string, membro: string, hours: number): Item => ({
    ordem: -hours,
    membro,
    comando,
    funcao: "anotar",
    entrada: nota(comando),
    em: new Date(Date.now() - hours * HOUR).toISOString(),
    motivo: null,
  });
  const items = [
    item("old", CARLA, 7 * 24 + 1),
    item("mine", CARLA, 7 * 24 - 1),
    item("old, of another", "davi", 17),
    item("of another", "davi", 15),
    { ...item("without a time", "davi", 0), em: "" },
  ];
  const { comandos, stub, fila } = start({}, memoryFila(new Map(items.map((one) => [one.comando, one]))));
  await comandos.resume();
  expect(sent(stub)).toEqual([["anotar", "mine"]]);
  expect([...fila.items.keys()]).toEqual(["of another"]);
  const { deOutros, aviso } = comandos.getState();
  expect(deOutros).toBe(1);
  expect(aviso?.texto).toMatch(/^Uma mudança de .+ não pôde ser enviada e foi apagada deste computador\.$/);
});

test("[SEC-M13] a note that waited is deleted when its person was erased meanwhile", async () => {
  const { comandos, network, fila } = start({
    anotar: () => refuse(404, { mensagem: "Esta pessoa não está mais aqui." }),
  });
  network.down = true;
  await comandos.send("anotar", nota("CPF da Zélia"));
  network.down = false;
  await comandos.flush();
  expect(comandos.getState()).toMatchObject({ pendentes: [], devolvidos: [] });
  expect(comandos.getState().aviso?.texto).toContain("apagado deste computador");
  expect(fila.items.size).toBe(0);
});

test("[CAIXA-10] a defect of the service keeps the queue; after five tries the command is handed back", async () => {
  const { comandos } = start({ anotar: () => refuse(503, { mensagem: "Algo não funcionou por aqui." }) });
  expect(await comandos.send("anotar", nota("a"))).toEqual({ status: "na_fila" });
  for (const _ of [1, 2, 3, 4]) {
    await comandos.flush();
    expect(comandos.getState().pendentes).toHaveLength(1);
  }
  await comandos.flush();
  expect(comandos.getState().devolvidos).toMatchObject([{ motivo: "Algo não funcionou por aqui." }]);
});

test("[CAIXA-10] undo of a command that still waits drops it", async () => {
  const { comandos, stub, network, fila } = start();
  network.down = true;
  await comandos.send("anotar", nota("a"), { aviso: "Anotado" });
  await comandos.undo(comandos.getState().aviso?.comando ?? "");
  network.down = false;
  await comandos.flush();
  expect(stub.calls).toEqual([]);
  expect(fila.items.size).toBe(0);
});

/** One command in the queue, which is being sent until it is released. */
async function sendQueued(anotar: typeof recorded = recorded) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const started = start({
    anotar: async (body) => {
      await held;
      return anotar(body);
    },
  });
  started.network.down = true;
  await started.comandos.send("anotar", nota("a"), { aviso: "Anotado" });
  started.network.down = false;
  const flushed = started.comandos.flush();
  await waitFor(() => expect(started.stub.calls).toHaveLength(1));
  return { ...started, flushed, release, comando: started.comandos.getState().aviso?.comando ?? "" };
}

test("[CAIXA-06, CAIXA-10] undo of a command of the queue that is being sent undoes it at the service", async () => {
  const { comandos, stub, fila, flushed, release, comando } = await sendQueued();
  const undone = comandos.undo(comando);
  await Promise.resolve();
  expect(comandos.getState().aviso).toBeNull();
  release();
  await Promise.all([undone, flushed]);
  expect(stub.calls.map(({ path, body }) => [path, body.comando])).toEqual([
    ["anotar", comando],
    ["desfazer", comando],
  ]);
  expect(comandos.getState()).toMatchObject({ pendentes: [], devolvidos: [], aviso: { texto: "Desfeito" } });
  expect(fila.items.size).toBe(0);
});

test("[CAIXA-10] a command that is refused while it is undone is not handed back", async () => {
  const { comandos, stub, fila, flushed, release, comando } = await sendQueued(() =>
    refuse(422, { mensagem: "Escreva a nota." }),
  );
  const returned: unknown[] = [];
  comandos.subscribe(() => returned.push(...comandos.getState().devolvidos));
  const undone = comandos.undo(comando);
  release();
  await Promise.all([undone, flushed]);
  expect(returned).toEqual([]);
  expect(comandos.getState()).toMatchObject({ pendentes: [], devolvidos: [], aviso: { texto: "Desfeito" } });
  expect(stub.calls.map(({ path }) => path)).toEqual(["anotar"]);
  expect(fila.items.size).toBe(0);
});

test("[CAIXA-09] the stored answer of a repeated command does not take back the version that came since", async () => {
  const { comandos, stub, queryClient } = start({ anotar: () => ({ pessoa: PESSOA, versao: 5 }) });
  queryClient.setQueryData(rpcKey("pessoa", { id: PESSOA }), { versao: 7 });
  const comando = crypto.randomUUID();
  await comandos.send("anotar", nota("a"), { comando });
  await comandos.send("mudar_estado", { pessoa: PESSOA, versao: 7, estado: "broto", motivo: null });
  expect(stub.calls.map(({ body }) => body.versao)).toEqual([undefined, 7]);
  expect(stub.calls[0]?.body.comando).toBe(comando);
});

test("[CAIXA-10] what reaches somebody else does not wait: it is refused without a connection", async () => {
  const { comandos, network } = start();
  network.down = true;
  const result = await comandos.send("enviar_email", {
    pessoa: PESSOA,
    para: "a@b.com.br",
    assunto: "Oi",
    texto: "Olá",
  });
  expect(result.status).toBe("recusado");
  expect(comandos.getState()).toMatchObject({
    pendentes: [],
    aviso: { tom: "erro", texto: "Sem conexão com o servidor." },
  });
});

test("[ACESSO-05] signing out removes what waits", async () => {
  const { comandos, network, fila } = start();
  network.down = true;
  await comandos.send("anotar", nota("a"));
  await comandos.clear();
  expect(comandos.getState()).toEqual({ pendentes: [], devolvidos: [], deOutros: 0, aviso: null });
  expect(fila.items.size).toBe(0);
});

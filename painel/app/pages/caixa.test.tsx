import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { AGORA, CARLA, DAVI, euAs, mensagem, pessoaInteira, pessoaLinha, testId } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { Component as Caixa } from "./caixa.tsx";

type Modelos = Saida<"modelos">;
const COLEGA = { ...DAVI, email: "davi@exemplo.com.br", papel: "gestao", ativa: true } as const;
const rosangela = pessoaInteira({ id: testId(), nome: "Rosângela Almeida" });
const joao = pessoaInteira({
  id: testId(),
  nome: "João Nakamura",
  telefones: [{ canal: testId(), telefone: "43998120000", confianca: "digitado", novo: false }],
});
const MODELO: Modelos["modelos"][number] = {
  id: "m",
  versao: 1,
  momento: "primeira_resposta",
  nome: "Primeira",
  canal: "whatsapp",
  assunto: null,
  texto: "Oi, {primeiro_nome}! {protocolo}",
  origens: [],
  motivos: [],
};

function renderCaixa(path: string, handlers: Handlers = {}) {
  const people = [rosangela, joao];
  return renderPainel(
    <Routes>
      <Route path="/caixa/:id?" element={<Caixa />} />
    </Routes>,
    {
      path,
      handlers: {
        eu: () => euAs("atendimento", [COLEGA]),
        caixa: () => ({ pessoas: people, proximo: null, mudanca: 1, agora: AGORA }),
        novidades: () => ({ mudanca: 1, novas: 0, pessoa_versao: 1 }),
        pessoa: ({ id }) => people.find((pessoa) => pessoa.id === id) ?? refuse(404, { mensagem: "Não existe." }),
        modelos: () => ({ modelos: [MODELO] }),
        ...handlers,
      },
    },
  );
}

const saved = () => ({ pessoa: rosangela.id, versao: 2 });

beforeEach(() => {
  clearRascunhos();
  clearContatosPendentes();
  // A window in which rows of the virtual list fit, at the width of the desk.
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 800 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 360 });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  setMedia("(min-width: 64rem)", true);
  vi.spyOn(window, "open").mockReturnValue(window);
});

test("[CAIXA-01] views with counts, rows that name everything, and Enter", async () => {
  const user = userEvent.setup();
  const { router } = await renderCaixa("/caixa");
  const list = await screen.findByRole("list", { name: "Esperando" });
  const rows = await within(list).findAllByRole("link");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveAccessibleName(
    /Rosângela Almeida.*faltam 22 min de trabalho.*Contato.*Drogaria Almeida · Franca, SP/,
  );
  rows[0]?.focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  expect(router.state.location.pathname).toBe(`/caixa/${rosangela.id}`);
});

test("[CAIXA-05] W focuses the text; WhatsApp opens after the record; the question stops the clock with key 2", async () => {
  const user = userEvent.setup();
  const { stub } = await renderCaixa(`/caixa/${rosangela.id}`, { registrar_contato: saved });
  await screen.findByText("Faltam 22 min de trabalho");
  await user.keyboard("w");
  const text = screen.getByRole("textbox", { name: "Mensagem para (16) 99812-4470" });
  expect(text).toHaveFocus();
  await waitFor(() => expect(text).toHaveValue("Oi, Rosângela! ED-7K4M-2QXR"));
  await user.type(text, " Tudo bem?");
  await user.click(screen.getByRole("button", { name: /Abrir no WhatsApp/ }));
  await screen.findByRole("heading", { name: "Como foi com Rosângela?" });
  expect(window.open).toHaveBeenCalledWith(
    `https://wa.me/5516998124470?text=${encodeURIComponent("Oi, Rosângela! ED-7K4M-2QXR Tudo bem?")}`,
    "_blank",
  );
  await user.keyboard("2");
  await waitFor(() => expect(stub.bodiesOf("registrar_contato")).toHaveLength(2));
  expect(stub.bodiesOf("registrar_contato").map(({ resultado }) => resultado)).toEqual(["abriu", "mandei_mensagem"]);
});

test("[CAIXA-05] a person appears together with the templates, so that nothing moves under the pointer later", async () => {
  let deliver: (value: Modelos) => void = () => {};
  const { stub } = await renderCaixa(`/caixa/${rosangela.id}`, {
    modelos: () => new Promise((resolve) => (deliver = resolve)),
  });
  await waitFor(() => expect(stub.bodiesOf("pessoa")).toHaveLength(1));
  await waitFor(() => expect(stub.bodiesOf("modelos")).toHaveLength(1));
  await screen.findByText("Abrindo a pessoa…");
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  deliver({ modelos: [MODELO] });
  const text = await screen.findByLabelText(/Mensagem para/);
  expect(text).toHaveValue("Oi, Rosângela! ED-7K4M-2QXR");
});

test("[CAIXA-05] a person appears without templates when they fail, with the greeting only", async () => {
  await renderCaixa(`/caixa/${rosangela.id}`, { modelos: () => refuse(503, { mensagem: "Tente de novo." }) });
  expect(await screen.findByLabelText(/Mensagem para/)).toHaveValue("Oi, Rosângela! ");
});

test("[CAIXA-05] an open contact asks again when the person is opened, and can wait", async () => {
  const user = userEvent.setup();
  const abriu = {
    id: testId(),
    em: AGORA,
    autor: CARLA,
    tipo: "contato",
    canal: "telefone",
    resultado: "abriu",
    texto: null,
    para: null,
  } as const;
  const pessoa = { ...rosangela, linha_do_tempo: [abriu, mensagem()] };
  await renderCaixa(`/caixa/${rosangela.id}`, { pessoa: () => pessoa });
  await screen.findByRole("heading", { name: "Como foi com Rosângela?" });
  await user.click(screen.getByRole("button", { name: "Decidir depois" }));
  expect(screen.queryByRole("heading", { name: "Como foi com Rosângela?" })).not.toBeInTheDocument();
  const list = screen.getByRole("list", { name: "Esperando" });
  expect(within(list).getByRole("link", { name: /Rosângela.*falta dizer como foi/ })).toBeVisible();
});

test("[CAIXA-06] a lost conversation needs one of five reasons", async () => {
  const user = userEvent.setup();
  const { stub } = await renderCaixa(`/caixa/${rosangela.id}`, { mudar_estado: saved });
  await user.click(await screen.findByRole("button", { name: /^Estado:\s*Novo/ }));
  const dialog = await screen.findByRole("dialog", { name: "Em que ponto está Rosângela?" });
  expect(within(dialog).getByRole("button", { name: "Manter em Novo" })).toBeInTheDocument();
  within(dialog).getByRole("radio", { name: /Novo/ }).focus();
  await user.keyboard("5");
  expect(within(dialog).getByRole("radio", { name: /Perdido/ })).toBeChecked();
  expect(within(dialog).getAllByRole("radio")).toHaveLength(10);
  await user.click(within(dialog).getByRole("button", { name: "Marcar como perdido" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Escolha um motivo");
  expect(within(dialog).getByRole("radio", { name: /^Preço/ })).toHaveFocus();
  await user.click(within(dialog).getByRole("radio", { name: /Não é o momento/ }));
  await user.click(within(dialog).getByRole("button", { name: "Marcar como perdido" }));
  await waitFor(() => expect(stub.bodiesOf("mudar_estado")).toHaveLength(1));
  expect(stub.bodiesOf("mudar_estado")[0]).toMatchObject({ estado: "folha", motivo: "momento", versao: 1 });
});

test("[CAIXA-09] when somebody was faster, the screen says who did what and keeps the typed text", async () => {
  const user = userEvent.setup();
  let taken = false;
  const dono = {
    id: testId(),
    em: "2026-11-16T15:00:05.000Z",
    autor: DAVI,
    tipo: "dono",
    de: null,
    para: DAVI,
  } as const;
  await renderCaixa(`/caixa/${rosangela.id}`, {
    pessoa: () =>
      taken ? { ...rosangela, dono: DAVI, versao: 2, linha_do_tempo: [dono, ...rosangela.linha_do_tempo] } : rosangela,
    mudar_dono: () => {
      taken = true;
      return refuse(409, { mensagem: "Davi assumiu antes de você." });
    },
  });
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  await user.keyboard("n");
  await user.keyboard("Duas lojas");
  await user.click(screen.getByRole("button", { name: "Assumir" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Davi assumiu antes de você.");
  await waitFor(() => expect(alert).toHaveTextContent("Davi Rezende assumiu a conversa."));
  expect(await screen.findByRole("button", { name: "Com Davi" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Nota para a equipe" })).toHaveValue("Duas lojas");
});

test("[CAIXA-08] E finishes the step and opens the next person", async () => {
  const user = userEvent.setup();
  const pessoa = { ...rosangela, passo: { texto: "Ligar", em: AGORA } };
  const { stub, router } = await renderCaixa(`/caixa/${rosangela.id}`, {
    pessoa: ({ id }) => (id === joao.id ? joao : pessoa),
    concluir_passo: saved,
  });
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  await screen.findByRole("link", { name: /João/ });
  await user.keyboard("e");
  await screen.findByRole("article", { name: "João Nakamura" });
  expect(router.state.location.pathname).toBe(`/caixa/${joao.id}`);
  await waitFor(() => expect(stub.bodiesOf("concluir_passo")).toHaveLength(1));
});

test("[CAIXA-07] results are grouped by the field that matched and marked", async () => {
  const user = userEvent.setup();
  const achado = { campo: "telefone", valor: "16998124470" } as const;
  const { stub } = await renderCaixa("/caixa", {
    buscar: () => ({ pessoas: [{ ...pessoaLinha({ nome: "Valdir Monteiro" }), achado }] }),
  });
  await user.keyboard("/");
  await user.type(screen.getByRole("textbox", { name: /Buscar por nome/ }), "99812");
  const group = await screen.findByRole("region", { name: "Telefone começa com “99812”" });
  expect(within(group).getByText("99812").tagName).toBe("MARK");
  await user.keyboard("{ArrowDown}");
  expect(within(group).getByRole("link", { name: /Valdir/ })).toHaveFocus();
  expect(stub.bodiesOf("buscar").at(-1)).toMatchObject({ texto: "99812" });
});

test("[CAIXA-07, CAIXA-08, RESPOSTA-03] E on a person who was searched for opens the next result, and after the last one none", async () => {
  const user = userEvent.setup();
  const achado = { campo: "nome", valor: "Nakamura" } as const;
  const ana = pessoaInteira({ id: testId(), nome: "Ana Nakamura" });
  const dispensas: string[] = [];
  const { router } = await renderCaixa("/caixa", {
    buscar: () => ({ pessoas: [joao, ana].map((pessoa) => ({ ...pessoa, achado })) }),
    pessoa: ({ id }) => (id === ana.id ? ana : joao),
    dispensar_resposta: ({ pessoa }) => {
      dispensas.push(pessoa);
      return saved();
    },
  });
  await user.keyboard("/");
  await user.type(screen.getByRole("textbox", { name: /Buscar por nome/ }), "nakamura{Enter}");
  await screen.findByRole("article", { name: joao.nome });
  await user.keyboard("e");
  await screen.findByRole("article", { name: ana.nome });
  await user.keyboard("e");
  await waitFor(() => expect(router.state.location.pathname).toBe("/caixa"));
  expect(dispensas).toEqual([joao.id, ana.id]);
});

test("[CAIXA-01, EMAIL-01] a row says who wrote back, and with which words", async () => {
  await renderCaixa("/caixa", {
    caixa: () => ({
      pessoas: [pessoaLinha({ nome: "Tereza Siqueira", resposta: "Re: Olá: pode ser amanhã" })],
      ...{ proximo: null, mudanca: 1, agora: AGORA },
    }),
  });
  const row = await screen.findByRole("link", { name: /Tereza Siqueira/ });
  expect(row).toHaveTextContent("Re: Olá: pode ser amanhã");
  expect(row).toHaveTextContent("respondeu");
});

test("[CAIXA-11] suspicious people have no clock and can be released or deleted, many at once", async () => {
  const user = userEvent.setup();
  const robots = [1, 2].map((n) => pessoaLinha({ id: testId(), nome: `Robô ${n}`, suspeita: true, relogio: null }));
  const { stub } = await renderCaixa("/caixa?vista=suspeitas", {
    caixa: () => ({ pessoas: robots, proximo: null, mudanca: 1, agora: AGORA }),
    apagar_suspeitas: () => ({ quantas: 2 }),
    liberar_suspeitas: () => ({ quantas: 1 }),
  });
  await user.click(await screen.findByRole("button", { name: "Escolher todas" }));
  expect(screen.getByText("2 escolhidas")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Escolher Robô 2" }));
  await user.click(screen.getByRole("button", { name: "Não é robô" }));
  await waitFor(() => expect(stub.bodiesOf("liberar_suspeitas")).toHaveLength(1));
  expect(stub.bodiesOf("liberar_suspeitas")[0]).toMatchObject({ pessoas: [robots[0]?.id] });
  await user.click(await screen.findByRole("button", { name: "Escolher todas" }));
  await user.click(screen.getByRole("button", { name: "Apagar" }));
  await waitFor(() => expect(stub.bodiesOf("apagar_suspeitas")).toHaveLength(1));
  expect(stub.bodiesOf("apagar_suspeitas")[0]).toMatchObject({ pessoas: robots.map(({ id }) => id) });
});

test("[ACESSO-04, CAIXA-11] leitura sees who is suspicious, without choosing anybody", async () => {
  const robot = pessoaLinha({ id: testId(), nome: "Robô 1", suspeita: true, relogio: null });
  const caixa = () => ({ pessoas: [robot], proximo: null, mudanca: 1, agora: AGORA });
  const { unmount } = await renderCaixa("/caixa?vista=suspeitas", { caixa });
  // Loaded from now on.
  await screen.findByRole("button", { name: "Escolher todas" });
  unmount();
  await renderCaixa("/caixa?vista=suspeitas", { eu: () => euAs("leitura"), caixa });
  expect(await screen.findByRole("link", { name: /Robô 1/ })).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(screen.queryByText("Nenhuma escolhida")).not.toBeInTheDocument();
});

test("[ACESSO-04, CAIXA-01, CAIXA-07] leitura is told only what that role can do and find", async () => {
  const user = userEvent.setup();
  const { unmount } = await renderCaixa("/caixa?vista=minhas", {
    eu: () => euAs("leitura"),
    caixa: () => ({ pessoas: [], proximo: null, mudanca: 1, agora: AGORA }),
    buscar: () => ({ pessoas: [] }),
  });
  expect(await screen.findByText(/^Seu papel é Leitura: você acompanha/)).toBeVisible();
  expect(screen.queryByText(/Assuma alguém/)).not.toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: /Buscar por nome/ }), "52998224725");
  expect(await screen.findByText(/^Procuramos em .+, CNPJ e protocolo/)).toBeVisible();
  unmount();
  await renderCaixa(`/caixa/${rosangela.id}`, { eu: () => euAs("leitura") });
  const passo = await screen.findByRole("region", { name: "Próximo passo" });
  expect(passo).toHaveTextContent(/Nenhum marcado\.$/);
});

test("[CAIXA-07] atendimento also finds by CPF, and is asked to mark a step", async () => {
  const user = userEvent.setup();
  await renderCaixa(`/caixa/${rosangela.id}`, { buscar: () => ({ pessoas: [] }) });
  expect(await screen.findByText(/Marque um para a pessoa não ficar sem retorno/)).toBeInTheDocument();
  await user.type(screen.getByRole("textbox", { name: /Buscar por nome/ }), "52998224725");
  expect(await screen.findByText(/^Procuramos em .+, CNPJ, CPF e protocolo/)).toBeVisible();
});

test("[CAIXA-02] a suggestion says why, is compared field by field, and can be refused", async () => {
  const user = userEvent.setup();
  const outra = pessoaLinha({ id: testId(), nome: "Rosangela A. de Souza" });
  const sugestao = { pessoa: outra, email: "ro@exemplo.com.br", telefone: "1698124470", registros: 3, desde: AGORA };
  const { stub } = await renderCaixa(`/caixa/${rosangela.id}`, {
    pessoa: () => ({ ...rosangela, sugestoes: [{ ...sugestao, motivos: ["telefone_sem_nove", "nome"] }] }),
    unir: saved,
  });
  expect(await screen.findByText(/mesmo telefone, sem o 9; nome parecido/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Comparar/ }));
  const dialog = await screen.findByRole("dialog", { name: "Parecem a mesma pessoa. São?" });
  await user.click(within(dialog).getByRole("radio", { name: "ro@exemplo.com.br" }));
  await user.click(within(dialog).getByRole("button", { name: "Unir as duas" }));
  await waitFor(() => expect(stub.bodiesOf("unir")).toHaveLength(1));
  expect(stub.bodiesOf("unir")[0]).toMatchObject({
    de: outra.id,
    para: rosangela.id,
    escolhas: { nome: rosangela.id, email: outra.id },
  });
});

test("[ACESSO-04] a member who only reads sees the person and no action", async () => {
  await renderCaixa(`/caixa/${rosangela.id}`, { eu: () => euAs("leitura") });
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  expect(screen.queryByRole("button", { name: "Assumir" })).not.toBeInTheDocument();
  expect(screen.queryByRole("tab", { name: "WhatsApp" })).not.toBeInTheDocument();
});

test("[CAIXA-09] new people are offered without moving the list, and shown on request", async () => {
  const user = userEvent.setup();
  const nova = pessoaLinha({ id: testId(), nome: "Cleide Barros" });
  let arrived = false;
  await renderCaixa(`/caixa/${rosangela.id}`, {
    caixa: () => ({
      pessoas: arrived ? [nova, rosangela, joao] : [rosangela, joao],
      proximo: null,
      mudanca: arrived ? 2 : 1,
      agora: AGORA,
    }),
    novidades: () => {
      const mudanca = arrived ? 2 : 1;
      arrived = true;
      return { mudanca, novas: 0, pessoa_versao: 1 };
    },
  });
  const bar = await screen.findByRole("button", { name: /1 nova.*Cleide Barros/ });
  const list = screen.getByRole("list", { name: "Esperando" });
  expect(within(list).getAllByRole("link")[0]).toHaveAccessibleName(/Rosângela/);
  await user.click(bar);
  expect(await within(list).findByRole("link", { name: /Cleide/ })).toBeVisible();
});

test("[CAIXA-01, CAIXA-03] a panel opened before a deployment still reads people with an origin and a line it does not know", async () => {
  const [first] = rosangela.linha_do_tempo;
  const newer = {
    ...rosangela,
    origem: "carta",
    linha_do_tempo: [{ ...first, tipo: "carta" }, mensagem({ dados: { mensagem: "Podem me ligar?" } })],
  } as unknown as typeof rosangela;
  renderCaixa(`/caixa/${rosangela.id}`, {
    caixa: () => ({ pessoas: [newer], proximo: null, mudanca: 1, agora: AGORA }),
    contadores: () => ({ vistas: {}, origens: { contato: 1, carta: 1 }, pagamentos_novos: 0 }),
    pessoa: () => newer,
  });
  expect(await screen.findByText("Atualize a página para ver")).toBeVisible();
  expect(screen.getByText("Podem me ligar?")).toBeVisible();
  expect(screen.getByRole("link", { name: /Rosângela Almeida.*Outra/ })).toBeVisible();
});

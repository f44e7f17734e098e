import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP } from "@eden/domain/catalogo/precos";
import type { Papel } from "@eden/domain/painel/valores";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";
import { cobrancaInteira, cobrancaLinha } from "../../testing/cobrancas.ts";
import { AGORA, euAs } from "../../testing/pessoas.ts";
import { renderPainel } from "../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../testing/stub-handlers.ts";
import { Component as Pagamentos } from "./pagamentos.tsx";

const marcia = cobrancaLinha({ nova: true });
const paulo = cobrancaLinha({
  nome: "Paulo Siqueira",
  motivo: "valor_diferente",
  forma: "pix",
  valor_centavos: 189800,
  entrou_centavos: 189000,
  proxima: null,
});
const helio = cobrancaLinha({ nome: "Hélio Bastos", grupo: "pausa", pausada_ate: "2036-11-18T11:00:00.000Z" });
const olga = cobrancaLinha({
  nome: "Olga Prado",
  motivo: "pago_sem_cadastro",
  forma: "pix",
  valor_centavos: 189800,
  entrou_centavos: 189800,
  proxima: null,
  grupo: "pagou",
  quieta_ate: "2036-11-16T15:20:00.000Z",
});
const ZERO = { quantas: 0, valor_centavos: 0, entrou_centavos: 0 };

function renderPagamentos(path = "/pagamentos", handlers: Handlers = {}, papel: Papel = "gestao") {
  const linhas = [marcia, paulo, olga, helio];
  return renderPainel(
    <Routes>
      <Route path="/pagamentos/:pedido?" element={<Pagamentos />} />
    </Routes>,
    {
      path,
      handlers: {
        eu: () => euAs(papel),
        cobrancas: ({ motivo, texto }) => ({
          linhas: linhas.filter((row) => (!motivo || row.motivo === motivo) && row.nome.includes(String(texto ?? ""))),
          proximo: null,
          totais: {
            cartao_recusado: { quantas: 2, valor_centavos: 399600, entrou_centavos: 0 },
            valor_diferente: { quantas: 1, valor_centavos: 189800, entrou_centavos: 189000 },
            reembolso: { quantas: 1, valor_centavos: 189800, entrou_centavos: 0 },
            contestacao: ZERO,
          },
          abas: { abertas: 3, minhas: 1, encerradas: 11 },
          recebido: { quantas: 8, valor_centavos: 1548400 },
          recuperado: { quantas: 5, valor_centavos: 949000 },
          agora: AGORA,
        }),
        cobranca: ({ pedido }) => {
          const linha = linhas.find((row) => row.pedido === pedido) ?? refuse(404, { mensagem: "Não está mais aqui." });
          return cobrancaInteira(linha, linha === paulo ? { origem: null } : {});
        },
        registrar_contato: ({ pessoa }) => ({ pessoa, versao: 2 }),
        ...handlers,
      },
    },
  );
}

const detail = (nome: string) => screen.findByRole("article", { name: nome });

beforeEach(() => {
  clearRascunhos();
  clearContatosPendentes();
  vi.spyOn(window, "open").mockReturnValue(window);
});

test("[COBRANCA-01, COBRANCA-04, COBRANCA-06, DINHEIRO-01] the list tells what came in and is open, groups the rows, filters, sorts and searches", async () => {
  const user = userEvent.setup();
  const { stub, router } = await renderPagamentos();
  const needs = await screen.findByRole("region", { name: /^Precisa de você ?2/ });
  const row = within(needs).getByRole("link", { name: /^Márcia Tavares ?novo/ });
  expect(row.closest("li")).toHaveTextContent("Drogaria Santa Rita · Bauru, SP");
  expect(within(needs).getByText("pagou R$ 1.890,00 de R$ 1.898,00")).toBeInTheDocument();
  const paid = screen.getByRole("region", { name: /^Acabaram de pagar ?1/ });
  expect(paid).toHaveTextContent(/deixe quieto.*Olga Prado.*Pagou por PIX.*se não terminar, vem para cima/);
  expect(screen.getByRole("region", { name: /^Em pausa ?1/ })).toBeInTheDocument();
  expect(screen.getByText(/R\$ 15\.484,00 recebidos em novembro/)).toHaveTextContent("voltaram R$ 9.490,00");
  // The money that came in, and what was returned, is not open.
  expect(screen.getByText(/em aberto$/)).toHaveTextContent("R$ 3.996,00 em aberto");
  expect(screen.getByRole("navigation", { name: "Listas de pagamentos" })).toHaveTextContent(
    "Em aberto3Meus1Encerrados11",
  );
  await waitFor(() => expect(stub.bodiesOf("ver_cobrancas")).toHaveLength(1));

  const motivo = screen.getByRole("combobox", { name: "Motivo" });
  await user.selectOptions(motivo, "Valor diferente (1)");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Márcia/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("?motivo=valor_diferente");
  await user.selectOptions(screen.getByRole("combobox", { name: "Forma" }), "PIX");
  await user.selectOptions(screen.getByRole("combobox", { name: "Dono" }), "Sem dono");
  await user.selectOptions(screen.getByRole("combobox", { name: "Período" }), "7 dias");
  await user.selectOptions(screen.getByRole("combobox", { name: "Ordenar" }), "Maior valor");
  const all = { motivo: "valor_diferente", forma: "pix", dono: "ninguem", dias: 7, ordem: "valor" };
  await waitFor(() => expect(stub.bodiesOf("cobrancas").at(-1)).toMatchObject(all));
  await user.selectOptions(motivo, "Motivo");
  await screen.findByRole("link", { name: /^Márcia/ });
  await user.keyboard("{Escape}");
  await user.type(screen.getByRole("textbox", { name: /^Buscar por nome/ }), "Hélio");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Márcia/ })).not.toBeInTheDocument());
  // Another list has no filter.
  await user.click(screen.getByRole("link", { name: /^Meus/ }));
  await waitFor(() =>
    expect(stub.bodiesOf("cobrancas").at(-1)).toMatchObject({ situacao: "minhas", forma: null, texto: "Hélio" }),
  );
});

test("[IDENTIDADE-06, COBRANCA-02, COBRANCA-05, TECLA-01] J, K, Enter open a row; W creates its link once, opens WhatsApp with it and asks how it went", async () => {
  const user = userEvent.setup();
  const nova = cobrancaLinha({ nome: marcia.nome, pessoa: null, forma: "pix", motivo: "pix_nao_pago" });
  let fails = true;
  const { stub, router } = await renderPagamentos("/pagamentos", {
    "cobranca/*/link": ({ comando }) => {
      if (fails) refuse(503, { mensagem: "O provedor não respondeu." });
      nova.pedido = String(comando);
      return { url: "https://pague.example/1", pedido: comando };
    },
    cobranca: ({ pedido }) => cobrancaInteira(pedido === nova.pedido ? nova : marcia),
  });
  await screen.findByRole("link", { name: /^Márcia/ });
  await user.keyboard("jjk{Enter}");
  const marciaDetail = await detail("Márcia Tavares");
  expect(within(marciaDetail).getByRole("list", { name: "História do pagamento" })).not.toHaveTextContent(
    "PIX primeiro",
  );
  expect(within(marciaDetail).getByRole("list", { name: "A seguir" })).toHaveTextContent("E-mail com o PIX primeiro");
  await user.keyboard("l");
  expect(within(marciaDetail).getByRole("radio", { name: /PIX/ })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: /^Márcia/ }));
  await user.keyboard("w");
  const texto = within(marciaDetail).getByRole("textbox", { name: /^Mensagem para/ });
  await waitFor(() => expect(texto).toHaveFocus());
  await waitFor(() => expect(texto).not.toHaveValue(""));
  await user.type(texto, " Abraço!");
  const create = within(marciaDetail).getByRole("button", { name: "Criar link e abrir" });
  await user.click(create);
  await waitFor(() => expect(create).toHaveTextContent("Criar link e abrir"));
  fails = false;
  await user.click(create);
  await within(marciaDetail).findByRole("button", { name: /Abrir no WhatsApp/ });
  const links = stub.calls.filter(({ path }) => path.endsWith("/link")).map(({ body }) => body);
  expect(links).toHaveLength(2);
  expect(links[0]).toEqual(links[1]);
  expect(router.state.location.pathname).toBe(`/pagamentos/${nova.pedido}`);
  expect(within(marciaDetail).getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue(
    `Oi, Márcia! Aqui é Carla, do Éden Grupo. O cartão não passou, e isso é comum em compra parcelada. No PIX fica ${formatReais(PRECO_AVISTA_APP.total)}, ${formatReais(PRECO_AVISTA_APP.economia)} a menos que no cartão:\nhttps://pague.example/1\nSe preferir, eu te ligo. Abraço!`,
  );
  await user.click(within(marciaDetail).getByRole("button", { name: /Abrir no WhatsApp/ }));
  await waitFor(() =>
    expect(window.open).toHaveBeenCalledWith(expect.stringContaining("https%3A%2F%2Fpague.example%2F1"), "_blank"),
  );
  await screen.findByRole("region", { name: "Como foi com Márcia?" });
  await user.keyboard("2");
  await waitFor(() =>
    expect(stub.bodiesOf("registrar_contato")).toMatchObject([
      { pessoa: marcia.pessoa, canal: "whatsapp", resultado: "abriu", para: marcia.telefone },
      { pessoa: marcia.pessoa, canal: "whatsapp", resultado: "mandei_mensagem", para: marcia.telefone },
    ]),
  );
  await waitFor(() => expect(screen.getByRole("heading", { name: "Márcia Tavares" })).toHaveFocus());
});

test("[EQUIPE-03] a message about a payment has no text of its own: without a template for its reason it is empty", async () => {
  const { stub } = await renderPagamentos(`/pagamentos/${marcia.pedido}`, { modelos: () => ({ modelos: [] }) });
  const marciaDetail = await detail("Márcia Tavares");
  await waitFor(() => expect(stub.bodiesOf("modelos")).toHaveLength(1));
  expect(within(marciaDetail).getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue("");
});

test("[COBRANCA-02] P pauses the focused row until a chosen day, and a paused one is resumed at once", async () => {
  const user = userEvent.setup();
  const { stub } = await renderPagamentos("/pagamentos", { pausar_cobranca: ({ pedido }) => ({ pedido }) });
  await screen.findByRole("link", { name: /^Márcia/ });
  await user.keyboard("jp");
  const sheet = await screen.findByRole("dialog", { name: "Pausar os envios para Márcia" });
  await user.click(within(sheet).getByRole("button", { name: /^Por três dias/ }));
  await user.click(screen.getByRole("link", { name: /^Hélio/ }));
  await user.click(within(await detail("Hélio Bastos")).getByRole("button", { name: "Retomar os envios" }));
  await waitFor(() =>
    expect(stub.bodiesOf("pausar_cobranca")).toMatchObject([
      { pedido: marcia.pedido, ate: expect.stringMatching(/T11:00:00/) },
      { pedido: helio.pedido, ate: null },
    ]),
  );
});

test("[COBRANCA-02] a row is closed as bought elsewhere or not wanted, after a question", async () => {
  const user = userEvent.setup();
  const { stub } = await renderPagamentos(`/pagamentos/${marcia.pedido}`, {
    encerrar_cobranca: ({ pedido }) => ({ pedido }),
  });
  const marciaDetail = await detail("Márcia Tavares");
  await user.click(within(marciaDetail).getByRole("button", { name: "Não quer" }));
  const question = await screen.findByRole("alertdialog", { name: "Márcia não quer mais?" });
  await user.click(within(question).getByRole("button", { name: "Cancelar" }));
  expect(stub.bodiesOf("encerrar_cobranca")).toHaveLength(0);
  await user.click(within(marciaDetail).getByRole("button", { name: "Não quer" }));
  await user.click(await screen.findByRole("button", { name: "Parar todas as mensagens" }));
  await waitFor(() =>
    expect(stub.bodiesOf("encerrar_cobranca")).toMatchObject([{ pedido: marcia.pedido, motivo: "nao_quer" }]),
  );
  await waitFor(() => expect(within(marciaDetail).getByRole("heading", { level: 2, name: /^Márcia/ })).toHaveFocus());
});

test("[COBRANCA-02] the Gestão decides a review with a reason; others read that it is theirs", async () => {
  const user = userEvent.setup();
  const { stub, unmount } = await renderPagamentos(`/pagamentos/${paulo.pedido}`, {
    decidir_revisao: ({ pedido }) => ({ pedido, situacao: "pago" }),
  });
  const pauloDetail = await detail("Paulo Siqueira");
  expect(within(pauloDetail).getByText("Entraram R$ 8,00 a menos")).toBeInTheDocument();
  expect(within(pauloDetail).getByText("Não se desfaz: de “pago” não há volta.")).toBeInTheDocument();
  await user.click(within(pauloDetail).getByRole("button", { name: "Aceitar R$ 1.890,00" }));
  expect(await within(pauloDetail).findByRole("alert")).toHaveTextContent("Escreva o motivo da decisão.");
  await user.type(within(pauloDetail).getByRole("textbox", { name: /^Por quê/ }), "Combinado por telefone");
  await user.click(within(pauloDetail).getByRole("button", { name: "Aceitar R$ 1.890,00" }));
  await waitFor(() =>
    expect(stub.bodiesOf("decidir_revisao")).toMatchObject([
      { pedido: paulo.pedido, decisao: "confirmar", motivo: "Combinado por telefone" },
    ]),
  );
  unmount();
  await renderPagamentos(`/pagamentos/${paulo.pedido}`, {}, "atendimento");
  expect(await screen.findByText("A decisão sobre este pagamento é da Gestão.")).toBeInTheDocument();
});

test("[ACESSO-04] the role Leitura reads without actions", async () => {
  await renderPagamentos(`/pagamentos/${marcia.pedido}`, {}, "leitura");
  const marciaDetail = await detail("Márcia Tavares");
  expect(within(marciaDetail).queryByRole("textbox")).not.toBeInTheDocument();
  expect(within(marciaDetail).queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Pausar/ })).not.toBeInTheDocument();
});

test("[COBRANCA-02] one press creates the link and opens WhatsApp with it, while the browser still allows a new tab", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "userActivation", { value: { isActive: true }, configurable: true });
  const nova = cobrancaLinha({ nome: marcia.nome, pessoa: null, forma: "pix", motivo: "pix_nao_pago" });
  const { stub } = await renderPagamentos(`/pagamentos/${marcia.pedido}`, {
    "cobranca/*/link": ({ comando }) => {
      nova.pedido = String(comando);
      return { url: "https://pague.example/2", pedido: comando };
    },
    cobranca: ({ pedido }) => cobrancaInteira(pedido === nova.pedido ? nova : marcia),
  });
  await user.click(within(await detail("Márcia Tavares")).getByRole("button", { name: "Criar link e abrir" }));
  await waitFor(() =>
    expect(window.open).toHaveBeenCalledWith(expect.stringContaining("https%3A%2F%2Fpague.example%2F2"), "_blank"),
  );
  expect(stub.bodiesOf("registrar_contato")).toMatchObject([
    { resultado: "abriu", texto: expect.stringContaining("https://pague.example/2") },
  ]);
  Reflect.deleteProperty(navigator, "userActivation");
});

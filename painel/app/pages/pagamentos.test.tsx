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
const ZERO = { quantas: 0, valor_centavos: 0, entrou_centavos: 0 };

function renderPagamentos(path = "/pagamentos", handlers: Handlers = {}, papel: Papel = "gestao") {
  const linhas = [marcia, paulo, helio];
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
          recuperado: { quantas: 5, valor_centavos: 949000 },
          agora: AGORA,
        }),
        cobranca: ({ pedido }) => {
          const linha = linhas.find((row) => row.pedido === pedido) ?? refuse(404, { mensagem: "Não está mais aqui." });
          return cobrancaInteira(linha, linha === paulo ? { opcoes: [] } : {});
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

test("[COBRANCA-01, DINHEIRO-01] the list tells what is at stake, groups the rows, filters by reason and searches", async () => {
  const user = userEvent.setup();
  const { stub, router } = await renderPagamentos();
  const needs = await screen.findByRole("region", { name: /^Precisam de você 2/ });
  expect(within(needs).getByRole("link", { name: /^Márcia Tavares ?novo/ })).toBeInTheDocument();
  expect(within(needs).getByText("Valor diferente: decidir")).toBeInTheDocument();
  expect(within(needs).getByText("faltam R$ 8,00")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: /^Em pausa 1/ })).toBeInTheDocument();
  expect(screen.getByText(/esperam pagamento, de 2 pessoas/)).toHaveTextContent("R$ 1.890,00 já entraram");
  expect(screen.getByText(/voltaram R\$ 9\.490,00, de 5 pessoas/)).toBeInTheDocument();
  await waitFor(() => expect(stub.bodiesOf("ver_cobrancas")).toHaveLength(1));

  const bars = screen.getByRole("list", { name: "Por motivo" });
  expect(within(bars).getByRole("link", { name: /^Reembolso/ })).toHaveTextContent("R$ 1.898,00");
  await user.click(within(bars).getByRole("link", { name: /Valor diferente/ }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Márcia/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("?motivo=valor_diferente");
  await user.click(within(bars).getByRole("link", { name: /Valor diferente/ }));
  await screen.findByRole("link", { name: /^Márcia/ });
  await user.keyboard("/");
  await user.keyboard("Hélio");
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Márcia/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Meus" }));
  await waitFor(() => expect(stub.bodiesOf("cobrancas").at(-1)).toMatchObject({ situacao: "minhas", texto: "Hélio" }));
});

test("[IDENTIDADE-06, COBRANCA-02] J, K, Enter open a row; W creates its link once, opens WhatsApp with it and asks how it went", async () => {
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
  expect(within(marciaDetail).getByRole("list", { name: "História do pagamento" })).toHaveTextContent(
    "A seguir: E-mail com o PIX primeiro",
  );
  await user.keyboard("l");
  expect(within(marciaDetail).getByRole("radio", { name: /PIX/ })).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Oferecer PIX: Márcia Tavares" }));
  const texto = within(marciaDetail).getByRole("textbox", { name: /^Mensagem para/ });
  await waitFor(() => expect(texto).toHaveFocus());
  await user.type(texto, " Abraço!");
  const create = within(marciaDetail).getByRole("button", { name: "Criar link do PIX" });
  await user.click(create);
  await waitFor(() => expect(create).toHaveTextContent("Criar link do PIX"));
  fails = false;
  await user.click(create);
  await within(marciaDetail).findByRole("button", { name: /Abrir no WhatsApp/ });
  const links = stub.calls.filter(({ path }) => path.endsWith("/link")).map(({ body }) => body);
  expect(links).toHaveLength(2);
  expect(links[0]).toEqual(links[1]);
  expect(router.state.location.pathname).toBe(`/pagamentos/${nova.pedido}`);
  expect(within(marciaDetail).getByRole("textbox", { name: /^Mensagem para/ })).toHaveValue(
    "Oi, Márcia! Aqui é Carla, do Éden Grupo. O cartão não passou, e isso é comum em compra parcelada. No PIX fica R$ 1.898,00, R$ 100,00 a menos que no cartão:\nhttps://pague.example/1\nSe preferir, eu te ligo. Abraço!",
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
});

test("[COBRANCA-02] P pauses the focused row until a chosen day, and a paused one is resumed at once", async () => {
  const user = userEvent.setup();
  const { stub } = await renderPagamentos("/pagamentos", { pausar_cobranca: ({ pedido }) => ({ pedido }) });
  await screen.findByRole("link", { name: /^Márcia/ });
  await user.keyboard("jp");
  const sheet = await screen.findByRole("dialog", { name: "Pausar os envios para Márcia" });
  await user.click(within(sheet).getByRole("button", { name: /^Por três dias/ }));
  await user.click(screen.getByRole("button", { name: "Retomar os envios para Hélio Bastos" }));
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

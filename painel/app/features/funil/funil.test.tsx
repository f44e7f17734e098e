import { formatReais, formatReaisShort } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { cartaoSchema } from "@eden/domain/painel/contrato-dia";
import type { Estado } from "@eden/domain/painel/valores";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InferOutput } from "valibot";
import { beforeEach, expect, test } from "vitest";
import { AvisoToast } from "~/shell/aviso-toast.tsx";
import { AGORA, DAVI, euAs, pessoaLinha } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { diasDesde } from "./cartao-card.tsx";
import { FunilScreen } from "./funil-screen.tsx";

type Cartao = InferOutput<typeof cartaoSchema>;

const marina: Cartao = {
  ...pessoaLinha({ nome: "Marina Pacheco", relogio: null, estado: "broto" }),
  valor_centavos: null,
  entrou_centavos: null,
  motivo: null,
  previsto: null,
};
const edson: Cartao = {
  ...marina,
  ...pessoaLinha({ nome: "Edson Dutra", relogio: null, estado: "muda" }),
  valor_centavos: 189_800,
  previsto: { valor_centavos: 380_000, para: "2026-12-01" },
};

/** A board whose commands change it, as the database does. */
async function renderFunil(handlers: Handlers = {}) {
  let people = [marina, edson];
  const coluna = (estado: Estado) => {
    const pessoas = people.filter((cartao) => cartao.estado === estado);
    const previsto_centavos = pessoas.reduce((sum, { previsto }) => sum + (previsto?.valor_centavos ?? 0), 0);
    return { total: pessoas.length, previsto_centavos, pessoas };
  };
  const rendered = await renderPainel(
    <>
      <FunilScreen />
      <AvisoToast />
    </>,
    {
      path: "/funil",
      handlers: {
        funil: () => ({
          agora: AGORA,
          colunas: { semente: coluna("semente"), broto: coluna("broto"), muda: coluna("muda"), folha: coluna("folha") },
          donos: [
            { dono: { id: DAVI.id, nome: DAVI.nome }, centavos: 300_000, propostas: 2 },
            { dono: null, centavos: 80_000, propostas: 1 },
          ],
        }),
        prever_venda: ({ pessoa, previsto, versao }) => {
          people = people.map((cartao) =>
            cartao.id === pessoa ? { ...cartao, previsto, versao: versao + 1 } : cartao,
          );
          return { pessoa, versao: versao + 1 };
        },
        mudar_estado: ({ pessoa, estado, motivo }) => {
          people = people.map((cartao) => (cartao.id === pessoa ? { ...cartao, estado, motivo, versao: 2 } : cartao));
          return { pessoa, versao: 2 };
        },
        desfazer: () => {
          people = [marina, edson];
          return { pessoa: marina.id, versao: 3 };
        },
        ...handlers,
      },
    },
  );
  await screen.findByRole("link", { name: "Marina Pacheco" });
  const writes = () => rendered.stub.bodiesOf("mudar_estado");
  return { ...rendered, writes };
}

const coluna = (nome: RegExp) => within(screen.getByRole("region", { name: nome }));
const link = () => screen.getByRole("link", { name: "Marina Pacheco" });

beforeEach(() => setMedia("(min-width: 64rem)", true));

test("[FUNIL-01] five columns with totals and sums; the filters are sent and kept in the address", async () => {
  const { stub, router } = await renderFunil();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Novo 0",
    "Em conversa 1",
    "Proposta 1",
    "Ganho 0",
    "Perdido 0",
  ]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Origem" }), "Plenitude");
  await waitFor(() => expect(stub.bodiesOf("funil").at(-1)?.origem).toBe("plenitude"));
  expect(router.state.location.search).toBe("?origem=plenitude");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Dono" }), "Comigo");
  await waitFor(() => expect(stub.bodiesOf("funil").at(-1)?.dono).toEqual(expect.any(String)));
  expect(router.state.location.search).toMatch(/^\?origem=plenitude&dono=./);
});

test("[FUNIL-01] by keyboard: Space lifts, arrows choose, Space drops, with every step announced; Desfazer returns it with its focus", async () => {
  const user = userEvent.setup();
  const { writes } = await renderFunil();
  link().focus();
  await user.keyboard(" {ArrowRight}");
  expect(screen.getByText("Sobre Proposta, coluna 3 de 5.")).toBeInTheDocument();
  expect(screen.getByText("Soltar em Proposta")).toBeInTheDocument();
  await user.keyboard(" ");
  await waitFor(() => expect(coluna(/^Proposta 2/).getByRole("link", { name: "Marina Pacheco" })).toHaveFocus());
  expect(screen.getByText("Marina Pacheco em Proposta.")).toBeInTheDocument();
  await waitFor(() => expect(writes()).toMatchObject([{ pessoa: marina.id, versao: 1, estado: "muda", motivo: null }]));
  await user.click(screen.getByRole("button", { name: /^Desfazer/ }));
  await waitFor(() => expect(coluna(/^Em conversa 1/).getByRole("link", { name: "Marina Pacheco" })).toHaveFocus());
});

test("[FUNIL-01] Esc leaves a lifted card where it was; the arrows walk between cards when none is lifted", async () => {
  const user = userEvent.setup();
  const { writes } = await renderFunil();
  link().focus();
  await user.keyboard(" {ArrowRight}{Escape}");
  expect(screen.getByText("Marina Pacheco ficou Em conversa.")).toBeInTheDocument();
  expect(link()).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("link", { name: "Edson Dutra" })).toHaveFocus();
  expect(writes()).toEqual([]);
});

test("[FUNIL-01] losing by the menu asks for the reason: the card waits as motivo? and counts only after it", async () => {
  const user = userEvent.setup();
  const { writes } = await renderFunil();
  const lose = async () => {
    await user.click(screen.getByRole("button", { name: "Mover Marina Pacheco" }));
    await user.click(screen.getByRole("menuitem", { name: "Marcar como perdido" }));
  };
  await lose();
  const dialog = await screen.findByRole("dialog", { name: "Por que a conversa com Marina parou?" });
  expect(screen.getByText("motivo?")).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Perdido 0", hidden: true })).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Guardar o motivo" }));
  expect(within(dialog).getByRole("alert")).toHaveTextContent("Escolha um motivo");
  await user.click(within(dialog).getByRole("button", { name: "Manter Em conversa" }));
  expect(coluna(/^Em conversa 1/).getByRole("link", { name: "Marina Pacheco" })).toBeInTheDocument();
  expect(writes()).toEqual([]);
  await lose();
  await user.click(await screen.findByRole("radio", { name: /^Preço/ }));
  await user.click(screen.getByRole("button", { name: "Guardar o motivo" }));
  expect(await coluna(/^Perdido 1/).findByText("Preço")).toBeInTheDocument();
  await waitFor(() => expect(writes()).toMatchObject([{ estado: "folha", motivo: "preco" }]));
});

test("[FUNIL-01] a colleague who was faster: the card returns and the toast says why", async () => {
  const user = userEvent.setup();
  await renderFunil({ mudar_estado: () => refuse(409, { mensagem: "Davi mudou esta pessoa agora há pouco." }) });
  await user.click(screen.getByRole("button", { name: "Mover Marina Pacheco" }));
  await user.click(screen.getByRole("menuitem", { name: "Passar para Proposta" }));
  expect(await screen.findByText("Davi mudou esta pessoa agora há pouco.")).toBeInTheDocument();
  expect(coluna(/^Em conversa 1/).getByRole("link", { name: "Marina Pacheco" })).toBeInTheDocument();
});

test("[FUNIL-01] on a phone the sheet moves a card", async () => {
  setMedia("(min-width: 64rem)", false);
  const user = userEvent.setup();
  const { writes } = await renderFunil();
  await user.click(screen.getByRole("button", { name: "Mover Marina Pacheco" }));
  await user.click(await screen.findByRole("radio", { name: /^Ganho/ }));
  await user.click(screen.getByRole("button", { name: "Marcar como ganho" }));
  await waitFor(() => expect(writes()).toMatchObject([{ estado: "arvore" }]));
});

test("[FUNIL-01] a member who only reads moves nothing", async () => {
  await renderFunil({ eu: () => euAs("leitura") });
  expect(screen.queryByRole("button", { name: /^Mover/ })).not.toBeInTheDocument();
});

test("[FUNIL-01] days in a state by the calendar of São Paulo", () => {
  const now = Date.parse("2026-11-16T04:00:00Z");
  expect(diasDesde("2026-11-16T03:30:00Z", now)).toBe("hoje");
  expect(diasDesde("2026-11-16T02:30:00Z", now)).toBe("há 1 dia");
  expect(diasDesde("2026-11-12T15:00:00Z", now)).toBe("há 4 dias");
});

test("[FUNIL-02] the board sums what proposals should bring by column and owner, and a card shows it apart from a price", async () => {
  await renderFunil();
  expect(screen.getByText(/previstos \(/)).toHaveTextContent("R$ 3.800 previstos (Davi R$ 3.000, sem dono R$ 800)");
  const proposta = screen.getByRole("region", { name: /^Proposta 1/ });
  expect(within(proposta).getByText("R$ 3.800 previstos")).toBeInTheDocument();
  const card = within(proposta).getByRole("listitem");
  expect(card).toHaveTextContent("R$ 3.800 previstos em dez.");
  expect(card).not.toHaveTextContent(formatReaisShort(PRECO_AVISTA_APP.total));
});

test("[FUNIL-02] moving to Proposta asks in the toast, never before: one tap takes a price of the catalogue for this month", async () => {
  const user = userEvent.setup();
  const { stub, writes } = await renderFunil();
  link().focus();
  await user.keyboard(" {ArrowRight} ");
  await waitFor(() => expect(writes()).toHaveLength(1));
  const ask = within(await screen.findByRole("group", { name: "Valor previsto" }));
  await user.click(ask.getByRole("button", { name: `Prevê ${formatReaisShort(PRECO_PARCELADO.total)}` }));
  await waitFor(() =>
    expect(stub.bodiesOf("prever_venda")).toMatchObject([
      {
        pessoa: marina.id,
        versao: 2,
        previsto: { valor_centavos: PRECO_PARCELADO.total, para: expect.stringMatching(/^\d{4}-\d{2}-01$/) },
      },
    ]),
  );
  expect(
    await screen.findByText((text) => text.startsWith(`Previsto: ${formatReaisShort(PRECO_PARCELADO.total)} em `)),
  ).toBeInTheDocument();
});

test("[FUNIL-02] another value and month are typed in a sheet, which refuses what is no amount; the forecast can be taken away", async () => {
  const user = userEvent.setup();
  const { stub } = await renderFunil();
  const open = async (item: string) => {
    await user.click(screen.getByRole("button", { name: "Mover Edson Dutra" }));
    await user.click(screen.getByRole("menuitem", { name: item }));
    return within(await screen.findByRole("dialog", { name: "Quanto vale a proposta de Edson?" }));
  };
  const sheet = await open("Mudar o valor previsto");
  const valor = sheet.getByRole("textbox", { name: "Valor" });
  expect(valor).toHaveValue("R$ 3.800,00");
  await user.clear(valor);
  await user.type(valor, "uns mil{Enter}");
  expect(valor).toHaveAccessibleDescription(
    `Escreva um valor em reais, como ${formatReais(PRECO_AVISTA_APP.total).slice(3)}.`,
  );
  await user.click(
    sheet.getByRole("button", { name: (name) => name.startsWith(`À vista, ${formatReais(PRECO_AVISTA_APP.total)}`) }),
  );
  await user.clear(valor);
  await user.type(valor, "2.450,50{Enter}");
  await waitFor(() =>
    expect(stub.bodiesOf("prever_venda")).toMatchObject([
      { pessoa: edson.id, previsto: { valor_centavos: 245_050, para: "2026-12-01" } },
    ]),
  );
  const again = await open("Mudar o valor previsto");
  await user.click(again.getByRole("button", { name: "Tirar a previsão" }));
  await waitFor(() => expect(stub.bodiesOf("prever_venda").at(-1)?.previsto).toBeNull());
});

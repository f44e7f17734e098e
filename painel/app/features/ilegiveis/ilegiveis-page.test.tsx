import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CorreioBar } from "~/shell/correio-bar.tsx";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { IlegiveisPage } from "./ilegiveis-page.tsx";

const DAY_MS = 86_400_000;
const news = (ilegiveis: number) => () => ({
  mudanca: 0,
  novas: 0,
  pessoa_versao: null,
  correio_parado: null,
  ilegiveis,
});

test("[SEC-H9] the panel says in words that e-mails were put aside and leads to their senders", async () => {
  await renderPainel(<CorreioBar />, { handlers: { novidades: news(2) } });
  expect(await screen.findByText("2 e-mails não puderam ser lidos e foram postos de lado.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Ver de quem são" })).toHaveAttribute("href", "/postos-de-lado");
});

test("[SEC-H9] sender and subject are text whatever they contain, and the list says until when a message is kept", async () => {
  const em = new Date(Date.now() - 10 * DAY_MS).toISOString();
  const itens = [
    {
      id: "1.2",
      remetente: '<img src=x onerror="alert(1)"> <a@b.com>',
      assunto: "<script>alert(1)</script>",
      recebido_em: em,
    },
    { id: "1.1", remetente: "", assunto: "", recebido_em: new Date(Date.now() - 29.5 * DAY_MS).toISOString() },
  ];
  const { container } = await renderPainel(<IlegiveisPage />, {
    handlers: { novidades: news(0), ilegiveis: () => ({ itens, quantas: 2 }) },
  });
  const [first, second] = await screen.findAllByRole("listitem");
  if (!first || !second) throw new Error("two lines");
  expect(within(first).getByText('<img src=x onerror="alert(1)"> <a@b.com>')).toBeVisible();
  expect(within(first).getByText("<script>alert(1)</script>")).toBeVisible();
  expect(within(first).getByText("Fica mais 20 dias")).toBeVisible();
  expect(container.querySelector("img, script")).toBeNull();
  expect(within(second).getByText("Remetente ilegível")).toBeVisible();
  expect(within(second).getByText("Fica até amanhã")).toBeVisible();
});

test("[SEC-H9] nothing is put aside: the list says so", async () => {
  await renderPainel(<IlegiveisPage />, {
    handlers: { novidades: news(0), ilegiveis: () => ({ itens: [], quantas: 0 }) },
  });
  expect(await screen.findByText(/Nenhum e-mail está de lado/)).toBeVisible();
});

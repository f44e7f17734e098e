import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { LimitesPage } from "./limites-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const rowOf = async (nome: string) => within((await screen.findByText(nome)).closest("li") as HTMLElement);

test("[EQUIPE-04] gestao raises the limit of one form until an hour, sees it, changes it and returns to the normal one", async () => {
  const { stub } = await renderPainel(<LimitesPage />);
  const row = await rowOf("Live e livro");
  expect(row.getByText("60 envios")).toBeInTheDocument();
  await userEvent.click(row.getByRole("button", { name: "Aumentar: Live e livro" }));
  const form = within(screen.getByRole("form", { name: "Aumentar o limite: Live e livro" }));
  const field = form.getByRole("spinbutton", { name: "Quantos envios em 10 minutos?" });
  expect(field).toHaveFocus();
  for (const [wrong, problem] of [
    ["60", "Escolha mais que 60, o limite normal."],
    ["2001", "No máximo 2.000."],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(form.getByRole("button", { name: "Aumentar" }));
    expect(form.getByRole("alert")).toHaveTextContent(problem);
  }
  expect(stub.bodiesOf("aumentar_limite")).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, "800{Enter}");
  await row.findByText(/^800 envios até (hoje|amanhã), \d\d:00$/);
  expect(row.getByText("por Carla; o normal é 60")).toBeInTheDocument();
  const [sent] = stub.bodiesOf("aumentar_limite");
  expect(sent).toMatchObject({ formulario: "leadlive", maximo: 800, na_tela: null });

  await userEvent.click(row.getByRole("button", { name: "Mudar: Live e livro" }));
  const hours = within(screen.getByRole("combobox", { name: "Até que horas?" }));
  expect(hours.getAllByRole("option").length).toBeGreaterThanOrEqual(23);
  expect((screen.getByRole("combobox", { name: "Até que horas?" }) as HTMLSelectElement).value).toBe(sent?.ate);
  await userEvent.type(screen.getByRole("spinbutton"), "5{Escape}");
  expect(screen.getByRole("spinbutton")).toHaveValue(8005);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("form")).not.toBeInTheDocument();

  await userEvent.click(row.getByRole("button", { name: "Voltar ao normal: Live e livro" }));
  await row.findByText("60 envios");
  await waitFor(() =>
    expect(stub.bodiesOf("encerrar_aumento")).toMatchObject([{ formulario: "leadlive", na_tela: sent?.comando }]),
  );
});

test("[EQUIPE-04] every hour offered is within the next 24 hours", async () => {
  await renderPainel(<LimitesPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Aumentar: Contato" }));
  const before = Date.now();
  const options = within(screen.getByRole("combobox", { name: "Até que horas?" })).getAllByRole<HTMLOptionElement>(
    "option",
  );
  const hours = options.map(({ value }) => (Date.parse(value) - before) / 3_600_000);
  expect(Math.min(...hours)).toBeGreaterThan(0.49);
  expect(Math.max(...hours)).toBeLessThanOrEqual(24);
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { stubWindow } from "../../../testing/stub-window.ts";
import { ImportPage } from "./import-page.tsx";
import { LojaPage } from "./loja-page.tsx";
import { LojasPage } from "./lojas-page.tsx";

beforeEach(() => stubWindow());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ALMEIDA = "00000000-0000-4000-8000-000000001001";
const FONTES = "00000000-0000-4000-8000-000000001008";
const CNPJ = "11.222.333/0001-81";
const CPF = "529.982.247-25";

test("[LOJAS-01] the list shows state, score and weakest area, and a band or an area narrows it", async () => {
  const { stub, router } = await renderPainel(<LojasPage />, { path: "/diagnosticos" });
  const row = (await screen.findByRole("link", { name: "Drogaria Almeida" })).closest("li") as HTMLElement;
  expect(row).toHaveTextContent(/Nota 61.*No caminho \(antes 51\).*Compras e estoque.*34 de 100/);
  expect(screen.getByText("Nunca convidada")).toBeInTheDocument();
  const [nav] = screen.getAllByRole("navigation", { name: "Listas de lojas" });
  await userEvent.click(within(nav as HTMLElement).getByRole("link", { name: /^Precisa de cuidado/ }));
  expect(router.state.location.search).toBe("?lista=cuidado");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Drogaria Almeida" })).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Drogaria Santa Rita" })).toBeInTheDocument();
  await userEvent.click(within(nav as HTMLElement).getByRole("link", { name: /^Digital/ }));
  expect(await screen.findByRole("link", { name: "Farmácia Pacheco" })).toBeInTheDocument();
  expect(stub.bodiesOf("lojas").at(-1)).toMatchObject({ area: "digital", faixa: null });
});

test("[LOJAS-01] adding says what is wrong first, keeps a refusal in the form, and then opens the invitation", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue({ opener: null } as Window);
  const { stub } = await renderPainel(<LojasPage />, { path: "/diagnosticos" });
  await userEvent.click(await screen.findByRole("button", { name: "Adicionar loja" }));
  const sheet = within(screen.getByRole("dialog", { name: "Adicionar loja" }));
  await userEvent.click(sheet.getByRole("button", { name: /Adicionar e convidar/ }));
  expect(sheet.getByLabelText("CNPJ")).toHaveAccessibleDescription(/Confira o CNPJ/);
  expect(stub.bodiesOf("gravar_loja")).toEqual([]);
  await userEvent.type(sheet.getByLabelText("CNPJ"), CNPJ);
  await userEvent.type(sheet.getByLabelText("CPF de quem responde"), CPF);
  await userEvent.type(sheet.getByLabelText("Quem responde"), "Cleusa Mariano");
  await userEvent.type(sheet.getByLabelText("WhatsApp"), "64992185503");
  await userEvent.click(sheet.getByRole("button", { name: /Adicionar e convidar/ }));
  const invitation = within(await screen.findByRole("dialog", { name: "Convidar pelo WhatsApp" }));
  await waitFor(() => expect(invitation.getByRole("textbox")).toHaveFocus());
  const text = await invitation.findByRole("textbox");
  expect(text).toHaveDisplayValue(/^Oi, Cleusa! Aqui é Carla.*diagnostico-gestao\/$/);
  await userEvent.click(invitation.getByRole("button", { name: /Abrir no WhatsApp/ }));
  await waitFor(() =>
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/wa\.me\/5564992185503\?text=Oi/), "_blank"),
  );
  expect(stub.bodiesOf("convidar_loja")).toHaveLength(1);
});

test("[LOJAS-01] a store that the database refuses stays in the form with the reason", async () => {
  await renderPainel(<LojasPage />, {
    path: "/diagnosticos",
    handlers: { gravar_loja: () => refuse(422, { mensagem: "Estado desconhecido." }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Adicionar loja" }));
  const sheet = within(screen.getByRole("dialog", { name: "Adicionar loja" }));
  await userEvent.type(sheet.getByLabelText("CNPJ"), CNPJ);
  await userEvent.type(sheet.getByLabelText("CPF de quem responde"), CPF);
  await userEvent.click(sheet.getByRole("button", { name: "Só adicionar" }));
  expect(await sheet.findByText("Estado desconhecido.")).toBeInTheDocument();
  expect(sheet.getByLabelText("CNPJ")).toHaveValue(CNPJ);
});

test("[LOJAS-02] a store's page has the seven areas at each answer, the answers, the report and the invitation", async () => {
  await renderPainel(<LojaPage id={ALMEIDA} />);
  expect(await screen.findByRole("heading", { name: "Drogaria Almeida" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Sete áreas, 2 respostas" })).toBeInTheDocument();
  const chart = screen.getByRole("img", { name: /^Compras e estoque: 31, depois 34 de 100; metade das lojas/ });
  expect(chart).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Tabela" }));
  expect(screen.getByRole("row", { name: /^Finanças 48 66 42 a 66$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Ver as 7 respostas" }));
  expect(screen.getByText("Como é controlado o fluxo de caixa?")).toBeInTheDocument();
  const report = within(screen.getByRole("region", { name: "O relatório que a loja viu" }));
  expect(report.getByText(/Hora de cuidar da raiz|Raiz/)).toBeInTheDocument();
  expect(report.getByRole("heading", { name: /^Pacote indicado/ })).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: /^Mensagem para/ })).toHaveDisplayValue(/61 de 100, e antes eram 51/);
  expect(screen.queryByRole("button", { name: "Remover" })).not.toBeInTheDocument();
});

test("[LOJAS-01] a store that never answered is removed after a question", async () => {
  const { stub, router } = await renderPainel(<LojaPage id={FONTES} />, { path: `/diagnosticos/${FONTES}` });
  await userEvent.click(await screen.findByRole("button", { name: "Remover" }));
  const question = within(screen.getByRole("alertdialog", { name: "Remover Drogaria Fontes?" }));
  await userEvent.click(question.getByRole("button", { name: "Remover" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/diagnosticos"));
  expect(stub.bodiesOf("remover_loja")).toMatchObject([{ id: FONTES }]);
});

test("[LOJAS-01] a file is judged row by row, corrected in place, and written only by the button", async () => {
  const { stub } = await renderPainel(<ImportPage />);
  const rows = [
    "CNPJ;CPF;Loja",
    `${CNPJ};${CPF};Bela Vista`,
    `27.540.118/0001-52;${CPF};Farma Vida`,
    `45.672.318/0001-57;${CPF};Almeida`,
  ];
  const file = new File([rows.join("\r\n")], "lojas.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Escolher o arquivo CSV/), file);
  expect(await screen.findByRole("button", { name: "Gravar 1 loja" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "1 Já estão aqui" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "1 Não entram" }));
  await userEvent.click(screen.getByRole("button", { name: "Corrigir a linha 3" }));
  const form = within(screen.getByRole("form", { name: "Corrigir a linha 3" }));
  const cnpj = form.getByLabelText("CNPJ");
  expect(cnpj).toHaveFocus();
  await userEvent.clear(cnpj);
  await userEvent.type(cnpj, "12.ABC.345/01DE-35{Enter}");
  const save = await screen.findByRole("button", { name: "Gravar 2 lojas" });
  expect(stub.bodiesOf("importar_lojas")).toEqual([]);
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(save);
  expect(await screen.findByText("lojas.csv: 2 lojas gravadas.")).toBeInTheDocument();
  expect(stub.bodiesOf("importar_lojas")).toHaveLength(1);
});

test("[LOJAS-01] of 2,000 rows only those near the window are in the document", async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => `${n};${n};Farmácia ${n}`);
  await renderPainel(<ImportPage />, {
    handlers: {
      conferir_lojas: ({ linhas }) => ({
        linhas: (linhas as object[]).map((_, at) => ({ linha: at + 1, situacao: "nova", erro: null })),
      }),
    },
  });
  const file = new File([["cnpj;cpf;loja", ...rows].join("\n")], "muitas.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Escolher o arquivo CSV/), file);
  const save = await screen.findByRole("button", { name: "Gravar 2.000 lojas" });
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  expect(screen.getAllByRole("listitem").length).toBeLessThan(60);
});

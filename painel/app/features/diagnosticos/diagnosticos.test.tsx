import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { stubLojas } from "../../../testing/stub-lojas.ts";
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

test("[LOJAS-01, LOJAS-04] the list shows state, score and weakest area; filters and order are in the address", async () => {
  const { stub, router } = await renderPainel(<LojasPage />, { path: "/diagnosticos?ordem=menor&area=nada" });
  const row = (await screen.findByRole("link", { name: "Drogaria Almeida" })).closest("li") as HTMLElement;
  expect(row).toHaveTextContent(/Nota 61.*No caminho \(antes 51\).*\+10 pontos.*Compras e estoque.*34 de 100/);
  expect(stub.bodiesOf("lojas").at(-1)).toMatchObject({ ordem: "menor", area: null });
  expect(
    screen.getByText("8 lojas, 5 responderam. Quatro terminaram e ainda não conversaram com a gente."),
  ).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Faixa" }), "Precisa de cuidado");
  expect(router.state.location.search).toBe("?faixa=cuidado&ordem=menor");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Drogaria Almeida" })).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Drogaria Santa Rita" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Tirar o filtro Faixa" }));
  await userEvent.click(screen.getByRole("link", { name: "4 sem conversa" }));
  expect(router.state.location.search).toBe("?situacao=sem_conversa&ordem=menor");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ordenar" }), "Mais recentes");
  expect(router.state.location.search).toBe("?situacao=sem_conversa");
  await waitFor(() =>
    expect(stub.bodiesOf("lojas").at(-1)).toMatchObject({ situacao: "sem_conversa", faixa: null, ordem: "recentes" }),
  );
});

test("[LOJAS-01, ACOMPANHAR-01] a store whose person needs no answer any more says so, and nothing urges to a talk", async () => {
  const [withdrawn, waiting] = ["Drogaria Almeida", "Drogavile"];
  const { lojas } = stubLojas();
  await renderPainel(<LojasPage />, {
    path: "/diagnosticos",
    handlers: {
      lojas: async (entrada, path) => {
        const page = await lojas?.(entrada, path);
        if (!page) throw new Error("the stub has no stores");
        const rows = page.lojas.map((loja) => (loja.nome === withdrawn ? { ...loja, sem_conversa: false } : loja));
        return { ...page, lojas: rows };
      },
    },
  });
  const row = (await screen.findByRole("link", { name: withdrawn })).closest("li") as HTMLElement;
  expect(row).toHaveTextContent("dispensou a conversa");
  expect(row).not.toHaveTextContent("sem conversa");
  const look = (nome: string) => screen.getByRole("button", { name: `Conversar com ${nome}` }).className;
  expect(look(withdrawn)).toBe(look("Farmácia Pacheco"));
  expect(look(withdrawn)).not.toBe(look(waiting));
});

test("[LOJAS-03] a store is edited from the list; one that gets its telephone can be invited right after", async () => {
  const { stub } = await renderPainel(<LojasPage />, { path: "/diagnosticos" });
  await userEvent.click(await screen.findByRole("button", { name: "Editar Drogaria Fontes" }));
  const sheet = within(screen.getByRole("dialog", { name: "Editar loja" }));
  expect(sheet.getByLabelText("CPF de quem responde")).toHaveValue("");
  const telefone = sheet.getByLabelText("WhatsApp");
  await userEvent.clear(telefone);
  await userEvent.click(sheet.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(stub.bodiesOf("corrigir_loja")).toMatchObject([{ versao: 1, telefone: "", cpf: "" }]));
  await userEvent.click(await screen.findByRole("button", { name: "Pôr telefone em Drogaria Fontes" }));
  const again = within(screen.getByRole("dialog", { name: "Editar loja" }));
  await waitFor(() => expect(again.getByLabelText("WhatsApp")).toHaveFocus());
  await userEvent.type(again.getByLabelText("WhatsApp"), "73991234567");
  await userEvent.click(again.getByRole("button", { name: /^Salvar e convidar/ }));
  const invitation = within(await screen.findByRole("dialog", { name: "Convidar pelo WhatsApp" }));
  expect(await invitation.findByRole("textbox", { name: "Mensagem para (73) 99123-4567" })).toBeInTheDocument();
});

test("[LOJAS-03] somebody else's change is shown beside what was typed, which stays", async () => {
  await renderPainel(<LojaPage id={FONTES} />, {
    handlers: { corrigir_loja: () => refuse(409, { mensagem: "Davi mudou o nome desta loja." }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Editar loja" }));
  const sheet = within(screen.getByRole("dialog", { name: "Editar loja" }));
  await userEvent.clear(sheet.getByLabelText("Loja"));
  await userEvent.type(sheet.getByLabelText("Loja"), "Drogaria das Fontes");
  await userEvent.click(sheet.getByRole("button", { name: "Salvar" }));
  expect(await sheet.findByText("Davi mudou o nome desta loja.")).toBeInTheDocument();
  expect(await sheet.findByText("Agora está: Drogaria Fontes")).toBeInTheDocument();
  expect(sheet.getByLabelText("Loja")).toHaveValue("Drogaria das Fontes");
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

test("[EQUIPE-03] the invitation is the team's template, and without one its text is empty", async () => {
  for (const modelos of [undefined, () => ({ modelos: [] })]) {
    const { unmount } = await renderPainel(<LojasPage />, {
      path: "/diagnosticos",
      handlers: modelos ? { modelos } : {},
    });
    const [convidar] = await screen.findAllByRole("button", { name: /^(Convidar|Lembrar)/ });
    await userEvent.click(convidar as HTMLElement);
    const text = await screen.findByRole("textbox", { name: /^Mensagem para/ });
    expect(text).toHaveDisplayValue(modelos ? "" : /diagnóstico de gestão/);
    await waitFor(() => expect(text).toHaveFocus());
    unmount();
  }
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
  expect(screen.getByRole("heading", { name: "As sete áreas" })).toBeInTheDocument();
  expect(screen.getByText("Mais fraca: Compras e estoque, 34.")).toBeInTheDocument();
  expect(screen.getAllByText(/· mais fraca$/)).toHaveLength(1);
  expect(screen.getByText("metade das 19 lojas")).toBeInTheDocument();
  const changed = within(screen.getByRole("region", { name: /^O que mudou desde/ }));
  expect(changed.getAllByRole("listitem")[0]).toHaveTextContent(/^Melhorou: /);
  const chart = screen.getByRole("img", { name: /^Compras e estoque: 31, depois 34 de 100; metade das lojas/ });
  expect(chart).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Tabela" }));
  expect(screen.getByRole("row", { name: /^Finanças 48 66 42 a 66$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Ver as 7 respostas" }));
  expect(screen.getByText("Como é controlado o fluxo de caixa?")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Ver o relatório como Rosângela viu" }));
  const report = within(screen.getByRole("dialog", { name: "O relatório que a loja viu" }));
  expect(report.getByText(/Hora de cuidar da raiz|Raiz/)).toBeInTheDocument();
  expect(report.getByRole("heading", { name: /^Pacote indicado/ })).toBeInTheDocument();
  await userEvent.click(report.getByRole("button", { name: "Fechar" }));
  await userEvent.click(screen.getByRole("button", { name: "Conversar" }));
  const talk = within(await screen.findByRole("dialog", { name: "Conversar pelo WhatsApp" }));
  expect(await talk.findByRole("textbox")).toHaveDisplayValue(/61 de 100, e antes eram 51/);
  expect(screen.queryByRole("button", { name: "Remover" })).not.toBeInTheDocument();
});

test("[LOJAS-01] a store that never answered is removed at once", async () => {
  const { stub, router } = await renderPainel(<LojaPage id={FONTES} />, { path: `/diagnosticos/${FONTES}` });
  await userEvent.click(await screen.findByRole("button", { name: "Editar loja" }));
  await userEvent.click(screen.getByRole("button", { name: "Remover" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/diagnosticos"));
  expect(stub.bodiesOf("remover_loja")).toMatchObject([{ id: FONTES }]);
});

test("[LOJAS-01, LOJAS-07] a file is judged row by row, corrected in place, and written only by the button", async () => {
  const { stub } = await renderPainel(<ImportPage />);
  const rows = [
    "CNPJ;CPF;Loja",
    `${CNPJ};${CPF};Bela Vista`,
    `27.540.118/0001-52;${CPF};Farma Vida`,
    `45.672.318/0001-57;${CPF};Almeida`,
    "45.672.318/0001-57;111.444.777-35;Almeida",
  ];
  const file = new File([rows.join("\r\n")], "lojas.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Escolher o arquivo CSV/), file);
  expect(await screen.findByRole("button", { name: "Gravar 1 loja e 1 responsável" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "1 Já estão aqui" })).toBeInTheDocument();
  expect(screen.getByText(/entra como segundo responsável/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "1 Não entram" }));
  await userEvent.click(screen.getByRole("button", { name: "Corrigir a linha 3" }));
  const form = within(screen.getByRole("form", { name: "Corrigir a linha 3" }));
  const cnpj = form.getByLabelText("CNPJ");
  expect(cnpj).toHaveFocus();
  await userEvent.clear(cnpj);
  await userEvent.type(cnpj, "12.ABC.345/01DE-35{Enter}");
  const save = await screen.findByRole("button", { name: "Gravar 2 lojas e 1 responsável" });
  expect(stub.bodiesOf("importar_lojas")).toEqual([]);
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(save);
  expect(await screen.findByText("lojas.csv: gravado, 2 lojas e 1 responsável.")).toBeInTheDocument();
  expect(stub.bodiesOf("importar_lojas")).toHaveLength(1);
});

test("[LOJAS-01] of 2,000 rows only those near the window are in the document", async () => {
  const rows = Array.from({ length: 2000 }, (_, n) => `${n};${n};Farmácia ${n}`);
  await renderPainel(<ImportPage />, {
    handlers: {
      conferir_lojas: ({ linhas }) => ({
        linhas: linhas.map((_, at) => ({
          ...{ linha: at + 1, situacao: "nova" as const, erro: null },
          ...{ cnpj: `${at}`, cpf: `${at}`, receita: null },
        })),
      }),
    },
  });
  const file = new File([["cnpj;cpf;loja", ...rows].join("\n")], "muitas.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText(/Escolher o arquivo CSV/), file);
  const save = await screen.findByRole("button", { name: "Gravar 2.000 lojas" });
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  expect(screen.getAllByRole("listitem").length).toBeLessThan(60);
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Saida } from "~/clients/rpc.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { refuse } from "../../../testing/stub-handlers.ts";
import { stubTitular } from "../../../testing/stub-titular.ts";
import { remainingText, urgenciaDoPrazo } from "./prazo-ring.tsx";
import { RequerimentoPage } from "./requerimento-page.tsx";
import { RequerimentosPage } from "./requerimentos-page.tsx";

const VERA = "00000000-0000-4000-8000-000000000701";
const OSVALDO = "00000000-0000-4000-8000-000000000702";

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:x";
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [15, "calmo", "faltam 15 dias"],
  [5, "calmo", "faltam 5 dias"],
  [4, "perto", "faltam 4 dias"],
  [2, "perto", "faltam 2 dias"],
  [1, "urgente", "falta 1 dia"],
  [0, "urgente", "vence hoje"],
  [-1, "urgente", "1 dia de atraso"],
  [-3, "urgente", "3 dias de atraso"],
])("[TITULAR-01] with %i days left the clock is %s: %s", (restam, urgencia, words) => {
  expect(urgenciaDoPrazo(restam)).toBe(urgencia);
  expect(remainingText(restam)).toBe(words);
});

test("[TITULAR-01] a request is opened with one key at least; what is wrong is said at its field", async () => {
  const { stub } = await renderPainel(<RequerimentosPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Abrir pedido" }));
  const sheet = within(screen.getByRole("dialog", { name: "Abrir pedido de titular" }));
  await userEvent.click(sheet.getByRole("radio", { name: "Eliminação" }));
  await userEvent.click(sheet.getByRole("button", { name: "Abrir e procurar os dados" }));
  expect(sheet.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Escreva o nome de quem pede.",
    "Informe e-mail, telefone ou CPF.",
  ]);
  expect(sheet.getByLabelText("Nome de quem pede")).toHaveAccessibleDescription("Escreva o nome de quem pede.");
  await userEvent.type(sheet.getByLabelText("Nome de quem pede"), "Ana Sá");
  await userEvent.type(sheet.getByLabelText("CPF"), "390.533.447-00");
  await userEvent.click(sheet.getByRole("button", { name: "Abrir e procurar os dados" }));
  expect(sheet.getByLabelText("CPF")).toHaveAccessibleDescription("Confira o CPF: os números não fecham.");
  await userEvent.clear(sheet.getByLabelText("CPF"));
  await userEvent.type(sheet.getByLabelText("Telefone"), "+55 (16) 99341-7725{Control>}{Enter}{/Control}");
  await waitFor(() => expect(stub.bodiesOf("abrir_requerimento")).toHaveLength(1));
  expect(stub.bodiesOf("abrir_requerimento")[0]).toMatchObject({
    ...{ tipo: "eliminacao", canal: "email", nome: "Ana Sá" },
    ...{ email: null, telefone: "16993417725", cpf: null },
  });
});

test("[TITULAR-01] the button erases only with the words, in any accents and case, and the three places ticked", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={VERA} />);
  await userEvent.click(await screen.findByRole("button", { name: "Apagar…" }));
  const sheet = within(screen.getByRole("dialog", { name: "Apagar os dados de Vera Lúcia Camargo" }));
  expect(sheet.getByRole("region", { name: "Saem agora, 3 registros" })).toHaveTextContent("1 mensagem de contato");
  expect(sheet.getByRole("region", { name: "Ficam, 2 registros" })).toHaveTextContent(
    /Contrato: 5 anos depois do fim.*Registro de pagamento: 5 anos, até março de 2031/,
  );
  const button = sheet.getByRole("button", { name: "Apagar 3 registros" });
  const words = sheet.getByRole("textbox", { name: /^Para apagar, escreva/ });
  const expectOff = async () => {
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(words, "{Enter}");
    expect(stub.bodiesOf("apagar_requerimento")).toEqual([]);
  };
  await userEvent.type(words, "apagar Vera Lúcia");
  await expectOff();
  await userEvent.clear(words);
  await userEvent.type(words, "  APAGAR vera  lucia CAMARGO");
  await expectOff();
  const places = sheet.getAllByRole("checkbox");
  for (const place of places.slice(1)) await userEvent.click(place);
  await expectOff();
  await userEvent.click(places[0] as HTMLElement);
  expect(button).not.toHaveAttribute("aria-disabled");
  await userEvent.click(button);
  expect(await screen.findByRole("heading", { name: /^Eliminação, ED-/ })).toBeInTheDocument();
  expect(screen.queryByText(/Vera/)).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: /^Resposta pronta/ })).toHaveTextContent("guardado por 5 anos");
});

test("[TITULAR-01] where the law keeps everything no words are typed, and the request is noted", async () => {
  const { requerimento } = stubTitular();
  const { stub } = await renderPainel(<RequerimentoPage id={VERA} />, {
    handlers: {
      requerimento: async (body, ...rest) => {
        const whole = (await requerimento?.(body, ...rest)) as Saida<"requerimento">;
        const junto = whole.junto && { ...whole.junto, emails_saem: 0, conversa: 0 };
        return { ...whole, junto, linhas: whole.linhas.filter(({ motivo }) => motivo !== null) };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Apagar…" }));
  const sheet = within(screen.getByRole("dialog", { name: "Nada a apagar de Vera Lúcia Camargo" }));
  expect(sheet.queryByRole("textbox")).not.toBeInTheDocument();
  for (const place of sheet.getAllByRole("checkbox")) await userEvent.click(place);
  await userEvent.click(sheet.getByRole("button", { name: "Anotar que tudo fica" }));
  await waitFor(() =>
    expect(stub.bodiesOf("apagar_requerimento")).toMatchObject([{ confirmacao: "apagar vera lúcia camargo" }]),
  );
});

test.each([
  ["Apagar a conversa", ["cadastros_app", "pedidos", "requerimentos"], 3],
  ["Apagar 1 registro", ["contato", "pedidos", "requerimentos"], 3],
  ["Encerrar os pedidos", ["cadastros_app", "pedidos", "requerimentos"], 0],
])(
  "[TITULAR-01] the button says what leaves; another open request, which ends too, is named: %s",
  async (name, tabelas, conversa) => {
    const { requerimento } = stubTitular();
    await renderPainel(<RequerimentoPage id={VERA} />, {
      handlers: {
        requerimento: async (body, ...rest) => {
          const whole = (await requerimento?.(body, ...rest)) as Saida<"requerimento">;
          const [first] = whole.linhas;
          const outro = { ...first, id: OSVALDO, escolha: OSVALDO, tabela: "requerimentos", dados: {} } as typeof first;
          const linhas = [...whole.linhas, ...(outro ? [outro] : [])].filter(({ tabela }) => tabelas.includes(tabela));
          return { ...whole, linhas, junto: whole.junto && { ...whole.junto, emails_saem: 0, conversa } };
        },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Apagar…" }));
    const sheet = within(screen.getByRole("dialog", { name: "Apagar os dados de Vera Lúcia Camargo" }));
    expect(sheet.getByRole("button", { name })).toBeInTheDocument();
    expect(sheet.getByText("outro pedido desta pessoa, que termina aqui")).toBeInTheDocument();
    expect(sheet.getByRole("textbox", { name: /^Para apagar, escreva/ })).toBeInTheDocument();
  },
);

test("[TITULAR-01] a row found only by a contact that a member corrected says so", async () => {
  const { requerimento } = stubTitular();
  await renderPainel(<RequerimentoPage id={VERA} />, {
    handlers: {
      requerimento: async (body, ...rest) => {
        const whole = (await requerimento?.(body, ...rest)) as Saida<"requerimento">;
        return { ...whole, linhas: whole.linhas.map((linha) => (linha.de_outra ? { ...linha, achado: [] } : linha)) };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Ver qual" }));
  expect(screen.getByText(/achado só por um contato que a equipe corrigiu$/)).toBeInTheDocument();
});

test("[TITULAR-01] a refused erasure says why and keeps what was typed", async () => {
  await renderPainel(<RequerimentoPage id={VERA} />, {
    handlers: { apagar_requerimento: () => refuse(422, { mensagem: "As palavras não conferem." }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Apagar…" }));
  const sheet = within(screen.getByRole("dialog"));
  for (const place of sheet.getAllByRole("checkbox")) await userEvent.click(place);
  await userEvent.type(sheet.getByRole("textbox"), "apagar vera lucia camargo{Enter}");
  expect(await sheet.findByText("As palavras não conferem.")).toBeInTheDocument();
  expect(sheet.getByRole("textbox")).toHaveValue("apagar vera lucia camargo");
});

test("[TITULAR-01] the CPF is masked and shown for thirty seconds", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={VERA} />);
  const show = await screen.findByRole("button", { name: "Mostrar o CPF" });
  expect(screen.getByText("***.418.220-**")).toBeInTheDocument();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(show);
  expect(await screen.findByText("529.418.220-13")).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(30_100);
  expect(await screen.findByText("***.418.220-**")).toBeInTheDocument();
  expect(stub.bodiesOf("mostrar_cpf")).toHaveLength(1);
});

test("[TITULAR-01, IDENTIDADE-11] rows without a confirmed key are out until each is included, and can be put out again", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={VERA} />);
  await userEvent.click(await screen.findByRole("button", { name: "Ver qual" }));
  expect(screen.getByRole("region", { name: "Um registro ficou fora." })).toHaveTextContent(
    /em nome de Sérgio Camargo.*achado só pelo telefone/,
  );
  const heading = screen.getByRole("heading", { level: 1 });
  await userEvent.click(screen.getByRole("button", { name: /^Incluir/ }));
  const putOut = await screen.findByRole("button", { name: "É de outra pessoa" });
  expect(heading).toHaveFocus();
  await userEvent.click(putOut);
  expect(await screen.findByRole("region", { name: "Um registro ficou fora." })).toBeInTheDocument();
  expect(heading).toHaveFocus();
  expect(stub.bodiesOf("separar_linhas").map(({ de_outra }) => de_outra)).toEqual([false, true]);
});

test("[IDENTIDADE-11] the person is confirmed in a second way, which is not offered again", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={OSVALDO} />);
  await userEvent.click(await screen.findByRole("button", { name: "Confirmar" }));
  await userEvent.click(await screen.findByRole("button", { name: "Confirmar de outra forma" }));
  const ways = within(screen.getByRole("combobox")).getAllByRole("option");
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    "atendeu no telefone cadastrado",
    "mostrou um documento",
  ]);
  await userEvent.selectOptions(screen.getByRole("combobox"), "mostrou um documento");
  await userEvent.click(screen.getByRole("button", { name: "Confirmar" }));
  expect(await screen.findByText(/^respondeu do e-mail cadastrado e mostrou um documento/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: /^Pediu/ })).toHaveFocus();
  expect(stub.bodiesOf("verificar_requerente").map(({ como }) => como)).toEqual(["email", "documento"]);
});

test("[TITULAR-01] an access request: confirm the person, export, conclude", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={OSVALDO} />);
  expect(await screen.findByRole("button", { name: "Exportar" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("button", { name: "Concluir o pedido" })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox"), "atendeu no telefone cadastrado");
  await userEvent.click(screen.getByRole("button", { name: "Confirmar" }));
  const toRead = await screen.findByRole("button", { name: "Exportar para ler" });
  expect(screen.getByRole("heading", { level: 2, name: /^Pediu/ })).toHaveFocus();
  await userEvent.click(toRead);
  await userEvent.click(await screen.findByRole("button", { name: "Concluir o pedido" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Concluir" }));
  expect(await screen.findByRole("heading", { name: /^Acesso, ED-/ })).toBeInTheDocument();
  expect(stub.calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["verificar_requerente", `titular/${OSVALDO}/dados.html`, "concluir_requerimento"]),
  );
});

test("[TITULAR-01] a correction sends only what changed", async () => {
  const { stub } = await renderPainel(<RequerimentoPage id={VERA} />);
  await userEvent.click(await screen.findByRole("button", { name: "Corrigir" }));
  const sheet = within(screen.getByRole("dialog", { name: "Corrigir os dados" }));
  await userEvent.click(sheet.getByRole("button", { name: "Corrigir" }));
  expect(sheet.getByRole("alert")).toHaveTextContent("Escreva o que muda.");
  await userEvent.clear(sheet.getByLabelText("Telefone"));
  await userEvent.type(sheet.getByLabelText("Telefone"), "16 98888-7766");
  await userEvent.click(sheet.getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(stub.bodiesOf("corrigir_requerimento")).toMatchObject([
    { correcao: { nome: null, sobrenome: null, email: null, telefone: "16988887766" } },
  ]);
});

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_AVISTA_APP, PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { stubModelos } from "../../../testing/stub-modelos.ts";
import { ModelosPage } from "./modelos-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const textField = () => screen.findByRole("textbox", { name: "Texto" });
const preview = () => within(screen.getByRole("complementary", { name: "Prévia" }));
const choose = async (nome: string, action: string) => {
  await userEvent.click(screen.getByRole("button", { name: `Ações de ${nome}` }));
  await userEvent.click(screen.getByRole("menuitem", { name: action }));
};

test("[EQUIPE-01] a template is edited with a preview in which optional passages vanish whole, and saved with its version", async () => {
  const { stub } = await renderPainel(<ModelosPage />);
  write(await textField(), "Oi[, {primeiro_nome}]! Como vai a farmácia[ {loja} em {cidade}]?");
  const [complete, empty] = screen.getAllByRole("heading", { level: 2 }).slice(-2);
  expect(complete?.parentElement).toHaveTextContent("Oi, Márcia! Como vai a farmácia Drogaria Santa Rita em Colatina?");
  expect(empty?.parentElement).toHaveTextContent("Oi! Como vai a farmácia?");
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_modelo")).toHaveLength(1));
  expect(stub.bodiesOf("gravar_modelo")[0]).toMatchObject({
    versao: 1,
    modelo: { id: "primeira", texto: "Oi[, {primeiro_nome}]! Como vai a farmácia[ {loja} em {cidade}]?" },
  });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Gravar modelo" })).not.toBeInTheDocument());
});

test("[EQUIPE-01] an unknown placeholder, an open bracket and an empty name cannot be saved", async () => {
  const { stub } = await renderPainel(<ModelosPage />);
  for (const [texto, reason] of [
    ["Oi, {apelido}!", "{apelido} não existe"],
    ["Oi[, {loja}!", "Falta abrir ou fechar um colchete"],
    ["  ", "Escreva o texto."],
  ] as const) {
    write(await textField(), texto);
    expect(await textField()).toHaveAccessibleDescription(expect.stringContaining(reason));
    await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  }
  expect(preview().queryByText(/Oi/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Voltar ao que estava" }));
  await userEvent.clear(screen.getByRole("textbox", { name: "Nome" }));
  expect(screen.getByRole("textbox", { name: "Nome" })).toHaveAccessibleDescription("Dê um nome ao modelo.");
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  expect(stub.bodiesOf("gravar_modelo")).toEqual([]);
});

test("[EQUIPE-01] placeholders are inserted at the cursor, and a selection becomes an optional passage", async () => {
  await renderPainel(<ModelosPage />);
  const area = (await textField()) as HTMLTextAreaElement;
  write(area, "Oi!");
  area.setSelectionRange(2, 2);
  const chips = within(screen.getByRole("group", { name: "Inserir em Texto" }));
  await userEvent.click(chips.getByRole("button", { name: "primeiro nome" }));
  expect(area).toHaveValue("Oi{primeiro_nome}!");
  area.setSelectionRange(2, 17);
  await userEvent.click(chips.getByRole("button", { name: "trecho opcional" }));
  expect(area).toHaveValue("Oi[{primeiro_nome}]!");
});

test("[EQUIPE-01] a template is added, moved inside its situation and removed after a question; drafts survive a look at another", async () => {
  const { stub } = await renderPainel(<ModelosPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Novo modelo" }));
  // Focused and selected: what is typed replaces it.
  await userEvent.keyboard("Visita");
  expect(screen.getByRole("textbox", { name: "Nome" })).toHaveValue("Visita");
  write(screen.getByRole("textbox", { name: "Nome" }), "Convite");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Por onde" }), "E-mail");
  expect(screen.getByRole("textbox", { name: "Assunto" })).toHaveAccessibleDescription("Escreva o assunto do e-mail.");
  write(screen.getByRole("textbox", { name: "Assunto" }), "Venha nos visitar");
  await userEvent.click(screen.getByRole("button", { name: /Retomar a conversa/ }));
  await userEvent.click(screen.getByRole("button", { name: /Convite.*não gravado/ }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_modelo")).toHaveLength(1));
  const { modelo, versao } = stub.bodiesOf("gravar_modelo")[0] ?? { modelo: { id: "" } };
  expect([modelo, versao ?? null]).toMatchObject([{ nome: "Convite", assunto: "Venha nos visitar" }, null]);

  await waitFor(() => expect(screen.queryByRole("button", { name: "Gravar modelo" })).not.toBeInTheDocument());
  await choose("Convite", "Subir na lista");
  await waitFor(() =>
    expect(stub.bodiesOf("ordenar_modelos")).toMatchObject([
      {
        antes: ["primeira", "email", "diagnostico", "retomar", "pagamento", "convite", "resultado", modelo.id],
        depois: ["primeira", modelo.id, "diagnostico", "retomar", "pagamento", "convite", "resultado", "email"],
      },
    ]),
  );
  await choose("Convite", "Remover…");
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remover" }));
  await waitFor(() => expect(stub.bodiesOf("apagar_modelo")).toMatchObject([{ id: modelo.id, versao: 1 }]));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Convite/ })).not.toBeInTheDocument());
});

test("[EQUIPE-01] the fields are the new template's before anything can be typed", async () => {
  await renderPainel(<ModelosPage />);
  const add = await screen.findByRole("button", { name: "Novo modelo" });
  // As in the browser: `act` would also wait for the transition that changes the address.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  add.click();
  await Promise.resolve();
  expect(screen.getByRole("textbox", { name: "Nome" })).toHaveValue("Novo modelo");
});

test("[EQUIPE-01] a colleague's newer version is shown beside one's own text, and each can be chosen", async () => {
  const modelos = stubModelos();
  const { stub } = await renderPainel(<ModelosPage />, { handlers: modelos });
  write(await textField(), "O meu texto");
  const [colega] = modelos.modelos().modelos;
  if (!colega) throw new Error("The stub has a template");
  const { versao, ...modelo } = colega;
  modelos.gravar_modelo({ comando: testId(), modelo: { ...modelo, texto: "O texto da colega" }, versao });
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  const conflict = within(await screen.findByRole("status", { name: "Outra versão" }));
  expect(conflict.getByText("O texto da colega")).toBeInTheDocument();
  expect(await textField()).toHaveValue("O meu texto");
  await userEvent.click(conflict.getByRole("button", { name: "Continuar com o meu texto" }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_modelo").at(-1)).toMatchObject({ versao: 2 }));
});

test("[EQUIPE-03] a payment's template has the placeholders of its moment, a preview per method, and is not saved without the link", async () => {
  const { stub } = await renderPainel(<ModelosPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Cartão recusado/ }));
  const chips = within(screen.getByRole("group", { name: "Inserir em Texto" }));
  expect(chips.getByRole("button", { name: "vencimento" })).toBeVisible();
  expect(chips.queryByRole("button", { name: "nota" })).not.toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Por onde" })).toHaveTextContent(/^WhatsApp$/);
  write(await textField(), "[No PIX, {valor_no_pix}|No cartão, {parcelas}|No boleto, {valor_no_boleto}|Sem link].");
  expect(await textField()).toHaveAccessibleDescription(expect.stringContaining("Falta {link}"));
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  expect(stub.bodiesOf("gravar_modelo")).toEqual([]);
  const texto = "[No PIX, {valor_no_pix}|No cartão, {parcelas}|No boleto, {valor_no_boleto}|Sem link].[ {link}]";
  write(await textField(), texto);
  const messages = preview()
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.parentElement?.textContent);
  expect(messages).toEqual([
    `Com um link de PIXNo PIX, ${formatReais(PRECO_AVISTA_APP.total)}. https://pague.example/7k2m`,
    `Com um link de cartãoNo cartão, ${PRECO_PARCELADO.parcelas} vezes de ${formatReais(PRECO_PARCELADO.parcela)}. https://pague.example/7k2m`,
    `Com um link de boletoNo boleto, ${formatReais(PRECO_AVISTA_APP.total)}. https://pague.example/7k2m`,
    "E sem link nem vencimentoSem link.",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "PIX não pago" }));
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_modelo")).toHaveLength(1));
  expect(stub.bodiesOf("gravar_modelo")[0]?.modelo).toMatchObject({
    texto,
    motivos: ["pix_nao_pago", "cartao_recusado"],
  });
});

test("[EQUIPE-03] a template that becomes an invitation goes by WhatsApp, for stores instead of origins", async () => {
  const { stub } = await renderPainel(<ModelosPage />);
  await userEvent.click(await screen.findByRole("button", { name: /^Primeira resposta, E-mail/ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Situação" }), "Convite do diagnóstico");
  expect(screen.queryByRole("textbox", { name: "Assunto" })).not.toBeInTheDocument();
  expect(await textField()).toHaveAccessibleDescription(expect.stringContaining("{primeiro_nome} não existe aqui"));
  write(await textField(), "Oi[, {responsavel}]! Deu {nota}.[ Cuide de {area}.]");
  await userEvent.click(screen.getByRole("button", { name: "Já respondeu" }));
  expect(screen.getByRole("complementary", { name: "Prévia" })).toHaveTextContent(
    "Oi, Márcia! Deu 62. Cuide de finanças.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Gravar modelo" }));
  await waitFor(() => expect(stub.bodiesOf("gravar_modelo")).toHaveLength(1));
  expect(stub.bodiesOf("gravar_modelo")[0]?.modelo).toMatchObject({
    momento: "convite",
    canal: "whatsapp",
    assunto: null,
    origens: [],
    motivos: ["respondeu"],
  });
});

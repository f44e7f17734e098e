import type { Pessoa } from "@eden/domain/painel/pessoa";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { CARLA, DAVI, euAs, pessoaInteira, pessoaLinha, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { type Handlers, refuse } from "../../../testing/stub-handlers.ts";
import { PessoaPanel } from "./pessoa-panel.tsx";

const ID = testId();
const CELULAR = { canal: testId(), telefone: "31981000470", confianca: "digitado", novo: false } as const;
const aparecida = (part: Partial<Pessoa> = {}) =>
  pessoaInteira({ id: ID, nome: "Aparecida Gonçalves", telefones: [CELULAR], ...part });

async function show(read: () => Pessoa, handlers: Handlers = {}, papel: "atendimento" | "leitura" = "atendimento") {
  const view = await renderPainel(
    <PessoaPanel id={ID} volta={{ to: "/caixa", nome: "Caixa" }} pathOf={(id) => `/caixa/${id}`} next={null} />,
    {
      handlers: {
        eu: () => euAs(papel),
        pessoa: read,
        modelos: () => ({ modelos: [] }),
        corrigir_pessoa: () => ({ pessoa: ID, versao: 2 }),
        ...handlers,
      },
    },
  );
  await screen.findByRole("article", { name: read().nome });
  return view;
}

beforeEach(() => {
  clearRascunhos();
  setMedia("(min-width: 64rem)", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const contato = () => within(screen.getByRole("region", { name: "Contato" }));
const pencil = (nome: string | RegExp) => contato().getByRole("button", { name: nome });
/** The focus comes a moment after the field. */
async function correct(nome: string | RegExp, pergunta: string) {
  await userEvent.click(pencil(nome));
  const field = await screen.findByRole("textbox", { name: pergunta });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}
const NOME = "Qual é o nome certo?";
const PENCIL = "Corrigir o telefone (31) 98100-0470";

test("[CORRIGIR-01, TECLA-01] the pencil opens the form in its place; saving sends the number and returns to the name", async () => {
  const { stub } = await show(aparecida);
  const field = await correct(PENCIL, "Qual é o número certo?");
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  expect(field).toHaveAccessibleDescription("Confira o número, com o DDD.");
  await userEvent.type(field, "31981004070");
  await userEvent.click(screen.getByRole("checkbox", { name: /^\(31\) 98100-0470 está errado/ }));
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(stub.bodiesOf("corrigir_pessoa")).toHaveLength(1));
  expect(stub.bodiesOf("corrigir_pessoa")[0]).toMatchObject({
    ...{ pessoa: ID, versao: 1, campo: "telefone", valor: "31981004070" },
    ...{ canal: CELULAR.canal, antigo_errado: true, outra: null },
  });
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { level: 2, name: /^Aparecida/ })).toHaveFocus();
});

test("[CORRIGIR-01, TECLA-01] Esc leaves the field, then the form, and keeps what was typed; a role that only reads has no pencil", async () => {
  const { unmount } = await show(aparecida);
  const nome = { name: NOME };
  expect(await correct("Corrigir o nome", NOME)).toHaveValue("Aparecida Gonçalves");
  await userEvent.keyboard(" da Sil{Escape}");
  expect(screen.getByRole("textbox", nome)).toHaveValue("Aparecida Gonçalves da Sil");
  expect(screen.getByRole("textbox", nome)).not.toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("textbox", nome)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: /^Aparecida/ })).toHaveFocus();
  await correct("Corrigir o nome", NOME);
  await userEvent.keyboard("va");
  expect(screen.getByRole("textbox", nome)).toHaveValue("Aparecida Gonçalves da Silva");
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await userEvent.click(pencil("Corrigir o nome"));
  expect(await screen.findByRole("textbox", nome)).toHaveValue("Aparecida Gonçalves");
  unmount();
  await show(aparecida, {}, "leitura");
  expect(contato().queryByRole("button", { name: /^Corrigir/ })).not.toBeInTheDocument();
});

test("[CORRIGIR-02] somebody was faster: the banner says who, and the typed value stays beside the new one", async () => {
  let changed = false;
  const theirs = { ...CELULAR, canal: testId(), telefone: "31977776666" };
  await show(
    () =>
      changed
        ? aparecida({
            versao: 2,
            telefones: [theirs, CELULAR],
            linha_do_tempo: [
              {
                ...{ id: testId(), em: "2026-11-16T14:59:00.000Z", autor: DAVI, tipo: "corrigida" },
                ...{ campo: "telefone", de: CELULAR.telefone, para: theirs.telefone, antigo_errado: false },
              } as const,
              ...aparecida().linha_do_tempo,
            ],
          })
        : aparecida(),
    {
      corrigir_pessoa: () => {
        changed = true;
        return refuse(409, { mensagem: "Alguém da equipe mudou esta pessoa enquanto ela estava aberta aqui." });
      },
    },
  );
  await userEvent.click(pencil(PENCIL));
  await userEvent.type(await screen.findByRole("textbox", { name: "Qual é o número certo?" }), "31981004070{Enter}");
  expect((await screen.findAllByRole("alert"))[0]).toHaveTextContent(
    /Davi Rezende corrigiu o telefone de \(31\) 98100-0470 para \(31\) 97777-6666\..*continua aqui/,
  );
  expect(screen.getByRole("textbox", { name: "Qual é o número certo?" })).toHaveValue("(31) 98100-4070");
  expect(contato().getByText("(31) 97777-6666")).toBeInTheDocument();
});

test("[CORRIGIR-01, CORRIGIR-02] a name that is right is not sent; one that a colleague changed meanwhile is shown before it is", async () => {
  let nome = "Aparecida Gonçalves";
  const { stub, queryClient } = await show(() => aparecida({ nome, versao: nome.length }));
  await correct("Corrigir o nome", NOME);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: NOME })).not.toBeInTheDocument());
  const field = await correct("Corrigir o nome", NOME);
  await userEvent.keyboard("{Backspace}");
  nome = "Aparecida Gonçalves Dias";
  await queryClient.invalidateQueries();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription("Agora está “Aparecida Gonçalves Dias”. Confira e guarde de novo."),
  );
  await userEvent.keyboard("{Enter}");
  expect(stub.bodiesOf("corrigir_pessoa")).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(stub.bodiesOf("corrigir_pessoa")).toMatchObject([{ valor: "Aparecida Gonçalve" }]));
});

test("[CORRIGIR-02] the timeline strikes out what was and says what is right", async () => {
  const linha = { id: testId(), em: "2026-11-16T14:33:00.000Z", autor: CARLA, tipo: "corrigida" } as const;
  const valores = { campo: "telefone", de: CELULAR.telefone, para: "31981004070", antigo_errado: true } as const;
  await show(() => aparecida({ linha_do_tempo: [{ ...linha, ...valores }] }));
  expect(screen.getByText("Você corrigiu").parentElement).toHaveTextContent(
    "Você corrigiu o telefone de (31) 98100-0470 para (31) 98100-4070",
  );
  expect(screen.getByText("(31) 98100-0470", { selector: "s *" })).toBeInTheDocument();
});

test("[CORRIGIR-03] after a wrong number the right one is asked for in the same place, with the old one marked", async () => {
  const em = "2026-11-16T14:58:00.000Z";
  const opened = { id: testId(), em, autor: CARLA, tipo: "contato", canal: "telefone", resultado: "abriu" } as const;
  const { stub } = await show(
    () => aparecida({ linha_do_tempo: [{ ...opened, texto: null, para: CELULAR.telefone }] }),
    { registrar_contato: () => ({ pessoa: ID, versao: 2 }) },
  );
  await userEvent.click(await screen.findByRole("button", { name: /Número errado/ }));
  const field = await screen.findByRole("textbox", { name: "Qual é o número certo?" });
  expect(screen.getByRole("checkbox", { name: /está errado/ })).toBeChecked();
  await userEvent.type(field, "31981004070{Enter}");
  await waitFor(() =>
    expect(stub.bodiesOf("corrigir_pessoa")).toMatchObject([{ valor: "31981004070", antigo_errado: true }]),
  );
});

test("[CORRIGIR-03] an e-mail of somebody else asks whether they are the same person", async () => {
  const norberto = pessoaLinha({ nome: "Norberto Assis" });
  const achado = { campo: "email" as const, valor: "norberto@exemplo.com" };
  const { stub } = await show(aparecida, { buscar: () => ({ pessoas: [{ ...norberto, achado }] }) });
  await userEvent.click(pencil(/^Corrigir o e-mail/));
  await userEvent.type(await screen.findByRole("textbox", { name: "Qual é o e-mail certo?" }), achado.valor);
  expect(await screen.findByText(/^Este e-mail é de/)).toHaveTextContent(
    "Este e-mail é de Norberto Assis. É a mesma pessoa?",
  );
  await userEvent.click(screen.getByRole("button", { name: "Comparar" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Parecem a mesma pessoa. São?" }));
  expect(dialog.getByText("mesmo e-mail")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Decidir depois" }));
  await userEvent.click(screen.getByRole("button", { name: "São duas" }));
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() =>
    expect(stub.bodiesOf("corrigir_pessoa")).toMatchObject([
      { campo: "email", valor: achado.valor, outra: norberto.id, antigo_errado: false },
    ]),
  );
});

test("[CORRIGIR-04] the name of the register is written as a name and marked, and the team's own is not", async () => {
  const loja = { nome: "FARMACIA DA PRACA LTDA", cnpj: "45672318000157", cidade: "Belo Horizonte", uf: "MG" };
  const { unmount } = await show(() =>
    aparecida({ loja: loja.nome, receita: ["loja", "cidade"], lojas: [{ ...loja, receita: ["loja", "cidade"] }] }),
  );
  const farmacia = within(screen.getByRole("region", { name: "Farmácia" }));
  expect(farmacia.getByText("Farmacia da Praca Ltda.")).toBeInTheDocument();
  expect(farmacia.getAllByText("Receita")).toHaveLength(2);
  unmount();
  await show(() => aparecida({ loja: "BIO FARMA", lojas: [{ ...loja, nome: "BIO FARMA", receita: ["cidade"] }] }));
  expect(screen.getAllByText("BIO FARMA")).toHaveLength(2);
  expect(within(screen.getByRole("region", { name: "Farmácia" })).getAllByText("Receita")).toHaveLength(1);
});

import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { CARLA, DAVI, euAs, pessoaInteira, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { PessoaPanel } from "./pessoa-panel.tsx";
import { findMencao, insertMencao } from "./procura-de-mencao.ts";

type Membro = Saida<"eu">["equipe"][number];
const membro = (nome: string, part: Partial<Membro> = {}): Membro => ({
  id: testId(),
  nome,
  email: "a@exemplo.com.br",
  papel: "atendimento",
  ativa: true,
  ...part,
});
const EQUIPE = [
  membro("Carla Menezes", { id: CARLA.id }),
  membro("Davi Rezende", { id: DAVI.id }),
  membro("Débora Reis"),
  membro("Antiga Dias", { ativa: false }),
  membro("Encarregada Dutra", { papel: "encarregado" }),
];
const namesAt = (texto: string) => findMencao(texto, texto.length, EQUIPE, CARLA.id)?.membros.map(({ nome }) => nome);

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

test.each([
  ["@", ["Davi Rezende", "Débora Reis"]],
  ["Fale com @d", ["Davi Rezende", "Débora Reis"]],
  ["Fale com @deb", ["Débora Reis"]],
  ["@rez", ["Davi Rezende"]],
  ["@Débora R", ["Débora Reis"]],
  ["mail@d", undefined],
  ["@xyz", undefined],
  ["@car", undefined],
  ["@antiga", undefined],
  ["@enc", undefined],
])("[MENCAO-01] %j offers %j", (texto, expected) => {
  expect(namesAt(texto)).toEqual(expected);
});

test("[MENCAO-01] the chosen name takes the place of what was typed, and the cursor goes after it", () => {
  expect(insertMencao("Fale com @d hoje", 9, 11, "Davi Rezende")).toEqual(["Fale com @Davi Rezende hoje", 23]);
  expect(insertMencao("@", 0, 1, "Davi Rezende")).toEqual(["@Davi Rezende ", 14]);
});

test("[MENCAO-01] by keyboard alone: @ opens the list, arrows and Enter choose, Esc keeps the sign; the note is sent with the ids", async () => {
  const user = userEvent.setup();
  const pessoa = pessoaInteira({ nome: "Rosângela Almeida" });
  const { stub } = await renderPainel(
    <PessoaPanel id={pessoa.id} volta={{ to: "/", nome: "Caixa" }} pathOf={(id) => `/${id}`} next={null} />,
    {
      handlers: {
        eu: () => ({ ...euAs("atendimento"), equipe: EQUIPE }),
        pessoa: () => pessoa,
        anotar: () => ({ pessoa: pessoa.id, versao: 2 }),
      },
    },
  );
  await screen.findByRole("heading", { name: /Rosângela/ });
  await user.keyboard("n");
  const note = await screen.findByRole("textbox", { name: "Nota para a equipe" });
  await user.type(note, "Veja, @");
  const list = within(await screen.findByRole("listbox", { name: "Citar alguém da equipe" }));
  expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Davi Rezende"),
    expect.stringContaining("Débora Reis"),
  ]);
  await user.keyboard("{ArrowDown}");
  expect(note).toHaveAttribute("aria-activedescendant", list.getAllByRole("option")[1]?.id);
  await user.keyboard("{Enter}");
  expect(note).toHaveValue("Veja, @Débora Reis ");
  expect(note).toHaveFocus();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.keyboard("ou @{Escape}");
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(note).toHaveFocus();
  await user.keyboard(" ninguém{Control>}{Enter}{/Control}");
  await waitFor(() =>
    expect(stub.bodiesOf("anotar")).toMatchObject([
      { texto: "Veja, @Débora Reis ou @ ninguém", mencoes: [EQUIPE[2]?.id] },
    ]),
  );
});

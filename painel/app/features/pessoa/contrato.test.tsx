import { diaOf } from "@eden/domain/dia";
import { setMedia } from "@eden/ui/testing/jsdom-platform.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { euAs, mensagem, pessoaInteira, testId } from "../../../testing/pessoas.ts";
import { renderPainel } from "../../../testing/render-painel.tsx";
import { PessoaPanel } from "./pessoa-panel.tsx";

const ID = testId();
const CADASTRO = testId();

async function show(papel: "gestao" | "atendimento", dados: Record<string, unknown> = {}) {
  const linha = mensagem({
    ...{ id: CADASTRO, tabela: "cadastros_app", situacao: "ativa", em: "2026-11-03T12:00:00.000Z" },
    ...{ resumo: { texto: "" }, dados: { tipo: "paid", conta_situacao: "ativa", encerrada_em: null, ...dados } },
  });
  const view = await renderPainel(
    <PessoaPanel id={ID} volta={{ to: "/caixa", nome: "Caixa" }} pathOf={(id) => `/caixa/${id}`} next={null} />,
    {
      handlers: {
        eu: () => euAs(papel),
        pessoa: () => pessoaInteira({ id: ID, linha_do_tempo: [linha] }),
        modelos: () => ({ modelos: [] }),
        encerrar_contrato: () => ({ pessoa: ID, versao: 2 }),
      },
    },
  );
  await screen.findByRole("article", { name: "Rosângela Almeida" });
  return view;
}

beforeEach(() => {
  setMedia("(min-width: 64rem)", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test("[SEC-M19] gestao ends a contract on the card of the sign-up: a day from the sign-up to today", async () => {
  const { stub } = await show("gestao");
  await userEvent.click(await screen.findByRole("button", { name: "Encerrar o contrato" }));
  const day = await screen.findByLabelText("Último dia do contrato");
  expect(day).toHaveValue(diaOf(Date.now()));
  await userEvent.clear(day);
  await userEvent.type(day, "2020-01-01");
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  expect(await screen.findByText("Escolha um dia entre o do cadastro e hoje.")).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, "2026-11-10");
  await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(stub.bodiesOf("encerrar_contrato")).toHaveLength(1));
  expect(stub.bodiesOf("encerrar_contrato")[0]).toMatchObject({ cadastro: CADASTRO, em: "2026-11-10", versao: 1 });
  await waitFor(() => expect(screen.queryByLabelText("Último dia do contrato")).toBeNull());
});

test("[SEC-M19] a contract that ended shows its day and can go on; a free account and other roles have no button", async () => {
  const { stub, unmount } = await show("gestao", { encerrada_em: "2026-11-10" });
  expect(await screen.findByText("10/11/2026")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Mudar o fim do contrato" }));
  await userEvent.click(await screen.findByRole("button", { name: "O contrato continua" }));
  await waitFor(() => expect(stub.bodiesOf("encerrar_contrato")[0]).toMatchObject({ em: null }));
  unmount();
  const { unmount: close } = await show("gestao", { tipo: "free" });
  expect(screen.queryByRole("button", { name: /contrato/ })).toBeNull();
  close();
  await show("atendimento");
  expect(screen.queryByRole("button", { name: /contrato/ })).toBeNull();
});

import { PLENITUDE_INICIAL, type PlenitudeDados, plenitudeJornada } from "@eden/domain/jornadas/plenitude";
import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { useWizardSteps } from "./use-wizard-steps.ts";

const PESSOA = { nome: "Ana Souza", telefone: "11987654321", email: "ana@exemplo.com.br" };

/** Renders a wizard at a URL with stored data of an earlier visit. */
function wizardAt(address: string, kept: Partial<PlenitudeDados> = {}) {
  const spies = { show: vi.fn(), clear: vi.fn(), finish: vi.fn() };
  const useAll = () => {
    const [dados, setDados] = useState({ ...PLENITUDE_INICIAL, ...kept });
    const wizard = useWizardSteps({ jornada: plenitudeJornada, dados, errors: spies, finish: spies.finish });
    return { wizard, address: useLocation().search, setDados };
  };
  let current: (() => ReturnType<typeof useAll>) | undefined;
  const router = createMemoryRouter([{ path: "/", element: <Probe run={useAll} out={(get) => (current = get)} /> }], {
    initialEntries: [`/${address}`],
  });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  const now = () => {
    if (!current) throw new Error("nothing rendered");
    return current();
  };
  return { now, spies, router };
}

function Probe<Value>({ run, out }: { run: () => Value; out: (get: () => Value) => void }) {
  const value = run();
  out(() => value);
  return null;
}

test("a URL past an unfinished step redirects to that step and keeps the other parameters", async () => {
  const { now } = wizardAt("?plano=ritmo&etapa=3", PESSOA);
  await waitFor(() => expect(now().address).toBe("?plano=ritmo&etapa=2"));
  expect(now().wizard).toMatchObject({ id: "tipoLoja", current: 2, label: "Tipo de loja" });
});

test.each(["?etapa=9", "?etapa=zero", "?etapa=-1"])("%s redirects to the first unfinished step", async (address) => {
  const { now } = wizardAt(address);
  await waitFor(() => expect(now().address).toBe("?etapa=1"));
});

test("an incomplete step shows its own errors and stays", () => {
  const { now, spies } = wizardAt("");
  act(() => now().wizard.submit());
  expect(spies.show).toHaveBeenCalledWith({
    nome: "Nome é obrigatório",
    telefone: "Telefone é obrigatório",
    email: "Email é obrigatório",
  });
  expect(now().wizard.current).toBe(1);
});

test("a complete step continues; back uses the history instead of adding an entry", async () => {
  const { now, router } = wizardAt("", PESSOA);
  await act(async () => now().wizard.submit());
  expect(now().address).toBe("?etapa=2");
  await act(async () => now().wizard.goBack?.());
  await waitFor(() => expect(now().address).toBe(""));
  expect(now().wizard.goBack).toBeNull();
  await act(async () => void router.navigate(1));
  await waitFor(() => expect(now().address).toBe("?etapa=2"));
});

test("a visitor who opened a later step directly can go back to the previous one", async () => {
  const { now } = wizardAt("?etapa=2", PESSOA);
  await act(async () => now().wizard.goBack?.());
  expect(now().address).toBe("?etapa=1");
});

test("the form itself finishes the last step; the step indicator follows the answers", () => {
  const { now, spies } = wizardAt("?etapa=2", { ...PESSOA, tipoLoja: "nova" });
  expect(now().wizard.steps.map(({ label }) => label)).toEqual(["Dados pessoais", "Tipo de loja"]);
  act(() => now().wizard.submit());
  expect(spies.finish).toHaveBeenCalledOnce();
});

test("clearing the data redirects to the first step, and a step's errors stay with it", async () => {
  const { now, spies } = wizardAt("?etapa=2", PESSOA);
  spies.clear.mockClear();
  act(() => now().setDados(PLENITUDE_INICIAL));
  await waitFor(() => expect(now().address).toBe("?etapa=1"));
  expect(spies.clear).toHaveBeenCalled();
});

test("only accessible steps have a link, and the current step has none", () => {
  const { now } = wizardAt("?etapa=2", PESSOA);
  expect(now().wizard.steps.map(({ to }) => to)).toEqual(["?etapa=1", "?etapa=2", undefined]);
  expect(now().wizard.changeLink("pessoal")).toBe("?etapa=1");
  expect(now().wizard.changeLink("tipoLoja")).toBeUndefined();
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { DadosUsuario } from "./dados-usuario.tsx";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = () =>
  render(
    <MemoryRouter>
      <DadosUsuario />
    </MemoryRouter>,
  );
const button = () => screen.queryByRole("button", { name: "Limpar Dados" });

test.each([
  ["an enrolment", () => localStorage.setItem("despertar_registration", "{}")],
  ["a diagnostic", () => localStorage.setItem("diagnostico_progress", "{}")],
  ["a draft", () => sessionStorage.setItem("eden_rascunho_contato", "{}")],
])("[RESULT-04, STORE-03] %s without a sign-up can be deleted from the device", async (_, keep) => {
  keep();
  open();
  expect(screen.getByRole("status")).toHaveTextContent(/só outros dados/);
  await userEvent.click(button() as HTMLElement);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(button()).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("Este navegador não guarda nenhum cadastro do EdenApp.");
});

test("[RESULT-04] what every visit writes, and keys of others, leave nothing to delete", () => {
  sessionStorage.setItem("eden_origem", "{}");
  localStorage.setItem("de_outro", "1");
  open();
  expect(button()).toBeNull();
});

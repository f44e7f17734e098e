import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("does not submit a form by default", () => {
  render(<Button>Abrir</Button>);
  expect(screen.getByRole("button", { name: "Abrir" })).toHaveAttribute("type", "button");
});

test("with a reason it stays focusable, shows the reason, and still runs its handler", async () => {
  const onClick = vi.fn();
  render(
    <Button reason="Por favor, selecione um plano" onClick={onClick}>
      Continuar
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Continuar" });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("Por favor, selecione um plano");
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
});

test("[CONTACT-02] busy: the label changes, is announced, and a second click submits nothing", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const onClick = vi.fn();
  const form = (busyLabel?: string) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busyLabel={busyLabel} onClick={onClick}>
        Enviar
      </Button>
    </form>
  );
  const { rerender } = render(form());
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  rerender(form("Enviando..."));
  expect(status).toHaveTextContent("Enviando...");
  const button = screen.getByRole("button", { name: "Enviando..." });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form());
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { X } from "lucide";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink, buttonStyle, IconButton } from "./button.tsx";

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

test("is a link styled as a button", () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/planos" variant="ipe" size="l" className="w-full">
        Quero começar
      </ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "Quero começar" });
  expect(link).toHaveAttribute("href", "/planos");
  expect(link).toHaveClass(buttonStyle("ipe", "l", "w-full"), { exact: true });
});

test("its label is its name; Enter and Space activate it; the icon is hidden from screen readers", async () => {
  const onClick = vi.fn();
  render(<IconButton icon={X} label="Fechar" onClick={onClick} />);
  const button = screen.getByRole("button", { name: "Fechar" });
  expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  await userEvent.tab();
  await userEvent.keyboard("{Enter} ");
  expect(onClick).toHaveBeenCalledTimes(2);
});

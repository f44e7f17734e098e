import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { AlertDialog, Dialog } from "./dialog.tsx";
import { installPlatform } from "./testing/jsdom-platform.ts";

test("a locked dialog opens again when the browser closes it", () => {
  const onClose = vi.fn();
  render(
    <Dialog open locked mustAnswer onClose={onClose} aria-label="Sessão">
      Texto
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Sessão" });
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  dialog.close();
  expect(dialog).toHaveAttribute("open");
  expect(onClose).not.toHaveBeenCalled();
});

beforeAll(installPlatform);

const onClose = vi.fn();

function Example({ mustAnswer = false }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Assistir
      </button>
      <Dialog open={open} onClose={close} mustAnswer={mustAnswer} aria-label="Vídeo">
        <iframe title="Apresentação" />
      </Dialog>
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole("button", { name: "Assistir" }));

test("[PAGE-04] the content is mounted only while open; its button closes it and focus returns", async () => {
  onClose.mockClear();
  render(<Example />);
  expect(screen.queryByTitle("Apresentação")).not.toBeInTheDocument();
  await openIt();
  expect(screen.getByRole("dialog", { name: "Vídeo" })).toContainElement(screen.getByTitle("Apresentação"));
  await userEvent.click(screen.getByRole("button", { name: "Fechar" }));
  expect(screen.queryByTitle("Apresentação")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Assistir" })).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test("[PAGE-04] a click on the backdrop closes it; one that started inside does not", async () => {
  render(<Example />);
  await openIt();
  const dialog = screen.getByRole("dialog");
  fireEvent.mouseDown(screen.getByTitle("Apresentação"));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute("open");
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("[PAGE-04] closed by the browser, e.g. with Esc, it calls onClose once", async () => {
  onClose.mockClear();
  render(<Example />);
  await openIt();
  screen.getByRole<HTMLDialogElement>("dialog").close();
  await vi.waitFor(() => expect(screen.queryByTitle("Apresentação")).not.toBeInTheDocument(), 20_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test("closed by its owner it returns the focus to the opener", async () => {
  function Owner() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Assistir
        </button>
        <Dialog open={open} onClose={() => undefined} aria-label="Vídeo">
          <button type="button" onClick={() => setOpen(false)}>
            Pronto
          </button>
        </Dialog>
      </>
    );
  }
  render(<Owner />);
  await openIt();
  await userEvent.click(screen.getByRole("button", { name: "Pronto" }));
  expect(screen.getByRole("button", { name: "Assistir" })).toHaveFocus();
});

test("a dialog that must be answered has no ✕ and ignores the backdrop", async () => {
  render(<Example mustAnswer />);
  await openIt();
  const dialog = screen.getByRole("dialog");
  expect(screen.queryByRole("button", { name: "Fechar" })).not.toBeInTheDocument();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute("open");
});

beforeAll(installPlatform);

test("shows the exact text, focuses its only button, and closes by it", async () => {
  const onClose = vi.fn();
  render(
    <AlertDialog open onClose={onClose} title="Cadastro realizado com sucesso!">
      Em breve entraremos em contato.
    </AlertDialog>,
  );
  const dialog = screen.getByRole("alertdialog", { name: "Cadastro realizado com sucesso!" });
  expect(dialog).toHaveAccessibleDescription("Em breve entraremos em contato.");
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName("Entendi");
  expect(buttons[0]).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});

import { protocoloOf } from "@eden/domain/protocolo";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { flushOutbox } from "~/clients/outbox/api/flush-outbox.ts";
import { keepForLater } from "~/clients/outbox/outbox.ts";
import { stubBackend } from "~/clients/stub-backend.ts";
import { LivroForm } from "./livro-form.tsx";
import { LivroThanks } from "./livro-thanks.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("[BOOK-02] a request that waited for the network leads to the book with its protocol", async () => {
  stubBackend();
  const id = crypto.randomUUID();
  keepForLater({ form: "livro", table: "leadlive", row: { id } });
  await flushOutbox();
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<LivroForm labelledBy="titulo" />} />
        <Route path="/obrigado-livro" element={<LivroThanks />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole("link", { name: "Abrir a página do livro" }));
  expect(await screen.findByText(protocoloOf(id))).toBeVisible();
});

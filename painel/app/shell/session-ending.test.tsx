import { Dialog } from "@eden/ui/dialog.tsx";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SessionEnding } from "./session-ending.tsx";

/** jsdom shows no popover. */
const HIDDEN = { hidden: true };
const FIM = Date.parse("2026-11-17T18:05:00Z");

test("[SESSAO-02] an open dialog, which covers the page and takes its controls away, asks whether the member is still there", () => {
  const dialog = (
    <Dialog open onClose={() => undefined} aria-label="Próximo passo">
      O que fazer
    </Dialog>
  );
  const { rerender } = render(dialog);
  rerender(
    <>
      {dialog}
      <SessionEnding fim={FIM} />
    </>,
  );
  const question = within(screen.getByRole("dialog", { name: "Próximo passo" })).getByRole("alert", HIDDEN);
  expect(question).toHaveTextContent("Você ainda está aí?Sem uso, o painel fecha às 15:05.");
  expect(question).toHaveAttribute("data-popover-open");
  expect(within(question).getByRole("button", { name: "Continuar aqui", ...HIDDEN })).toBeInTheDocument();
});

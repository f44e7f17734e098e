import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { type Atalhos, useActiveAtalhos, useAtalhos, useKeyboard } from "./use-atalhos.ts";

function Keys({ atalhos }: { atalhos: Atalhos }) {
  useAtalhos(atalhos);
  return null;
}

function Listener() {
  useKeyboard();
  return <p>{useActiveAtalhos().map(({ key, label }) => `${key}=${label}`)}</p>;
}

test("[CAIXA-08] keys, sequences and Ctrl/⌘ work, but not while typing or in a dialog", async () => {
  const [next, go, palette, open] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  render(
    <>
      <Listener />
      <Keys
        atalhos={{
          j: { label: "Próxima", run: next },
          "g c": { run: go },
          "mod+k": { run: palette },
          Enter: { run: open },
        }}
      />
      <input aria-label="Nota" />
      <button type="button">Botão</button>
      <dialog aria-label="Pergunta" />
    </>,
  );
  const user = userEvent.setup();
  await user.keyboard("jJgc{Enter}");
  expect([next, go, open].map((fn) => fn.mock.calls.length)).toEqual([2, 1, 1]);
  await user.click(screen.getByRole("textbox"));
  await user.keyboard("j{Enter}{Control>}k{/Control}");
  expect([next, open, palette].map((fn) => fn.mock.calls.length)).toEqual([2, 1, 1]);
  screen.getByRole("button").focus();
  await user.keyboard("{Enter}j{Meta>}j{/Meta}");
  expect([next, open].map((fn) => fn.mock.calls.length)).toEqual([3, 1]);
  document.querySelector("dialog")?.setAttribute("open", "");
  await user.keyboard("j");
  expect(next).toHaveBeenCalledTimes(3);
});

test("[CAIXA-08] the component mounted last wins a key, and the help lists what works now", async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const view = (nested: boolean) => (
    <>
      <Listener />
      <Keys atalhos={{ n: { label: "Anotar", run: outer } }} />
      {nested && <Keys atalhos={{ n: { label: "Não é robô", run: inner } }} />}
    </>
  );
  const { rerender } = render(view(false));
  expect(screen.getByText("n=Anotar")).toBeInTheDocument();
  rerender(view(true));
  expect(screen.getByText("n=Não é robô")).toBeInTheDocument();
  await userEvent.keyboard("n");
  rerender(view(false));
  await userEvent.keyboard("n");
  expect([outer, inner].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
});

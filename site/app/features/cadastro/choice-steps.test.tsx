import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { AcessoStep } from "./choice-steps.tsx";

function Example({ onFree }: { onFree: () => void }) {
  const [isPaid, setIsPaid] = useState<boolean | null>(null);
  return <AcessoStep id="acesso" isPaid={isPaid} onChoose={setIsPaid} onFree={onFree} />;
}

test("[APP-03] clicking free continues, also if it is already selected; arrow keys and paid do not", async () => {
  const onFree = vi.fn();
  render(<Example onFree={onFree} />);
  const free = screen.getByRole("radio", { name: "Gratuito" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}");
  expect(free).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Pago" }));
  expect(onFree).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("Para conhecer o EdenApp por dentro."));
  expect(onFree).toHaveBeenCalledOnce();
  await userEvent.keyboard(" ");
  expect(onFree).toHaveBeenCalledTimes(2);
});

import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

test("states its label and value, without a style attribute", () => {
  render(<ProgressBar label="Pergunta 3 de 23" value={3} max={23} />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Pergunta 3 de 23" });
  expect([bar.value, bar.max]).toEqual([3, 23]);
  expect(bar).not.toHaveAttribute("style");
});

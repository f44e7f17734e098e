import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CodeField } from "./code-field.tsx";

function Sample({ onComplete }: { onComplete: (value: string) => void }) {
  const [value, setValue] = useState("");
  return <CodeField label="Código" value={value} onValueChange={setValue} onComplete={onComplete} />;
}

test("is one input: digits only, complete at the sixth, and a seventh changes nothing", async () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  const field = screen.getByRole("textbox", { name: "Código" });
  expect(field).toHaveAttribute("inputmode", "numeric");
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.type(field, "41a72 0");
  expect(field).toHaveValue("41720");
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field, "89");
  expect(field).toHaveValue("417208");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("417208");
});

test("takes a pasted code with a space", async () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("417 208");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("417208");
});

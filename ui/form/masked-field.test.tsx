import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { MaskedField } from "./masked-field.tsx";

const digits = (raw: string) => raw.replace(/\D/g, "");
const dotted = (clean: string) =>
  clean
    .replace(/^(\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3})(\d)/, "$1.$2")
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, "$1-$2");
const national = (raw: string) => digits(raw).replace(/^55(?=\d{10,11}$)/, "");
const phone = (clean: string) => clean.replace(/^(\d{2})(\d)/, "($1) $2").replace(/(\d{4})$/, "-$1");
/** A mask that adds its separator as early as possible. */
const eager = (clean: string) => clean.replace(/^(\d{2})/, "$1/");

function setup({ value = "", clean = digits, format = dotted } = {}) {
  let latest = value;
  function Example() {
    const [current, setCurrent] = useState(value);
    latest = current;
    return (
      <MaskedField
        label="Documento"
        value={current}
        onValueChange={setCurrent}
        clean={clean}
        format={format}
        limit={11}
      />
    );
  }
  render(<Example />);
  const input = screen.getByLabelText<HTMLInputElement>("Documento");
  const caretAt = (position: number) => {
    input.focus();
    input.setSelectionRange(position, position);
  };
  return { input, caretAt, clean: () => latest, user: userEvent.setup() };
}

test("[VAL-02] masks what is typed and reports the clean value", async () => {
  const { input, clean, user } = setup();
  await user.type(input, "529a98224725");
  expect(input).toHaveValue("529.982.247-25");
  expect(clean()).toBe("52998224725");
});

test.each([
  ["  529.982.247-25  ", "529.982.247-25"],
  ["529 982 247 25", "529.982.247-25"],
  ["52998224725999", "529.982.247-25"],
])("[VAL-02] accepts the whole paste %j", async (pasted, shown) => {
  const { input, user } = setup();
  await user.click(input);
  await user.paste(pasted);
  expect(input).toHaveValue(shown);
  expect(input).not.toHaveAttribute("maxlength");
});

test("[VAL-02] accepts a phone number with country code, pasted or filled in by the browser", async () => {
  const { input, clean, user } = setup({ clean: national, format: phone });
  await user.click(input);
  await user.paste("+55 (11) 98765-4321");
  expect(input).toHaveValue("(11) 98765-4321");
  fireEvent.change(input, { target: { value: "+55 51 91234-5678" } });
  expect(input).toHaveValue("(51) 91234-5678");
  expect(clean()).toBe("51912345678");
});

test("[VAL-02] keeps the caret when editing in the middle", async () => {
  const { input, caretAt, user } = setup({ value: "52982247" });
  caretAt(2);
  await user.keyboard("9");
  expect(input).toHaveValue("529.982.247");
  expect(input.selectionStart).toBe(4);
  caretAt(5);
  await user.keyboard("{Backspace}");
  expect(input).toHaveValue("529.822.47");
  expect(input.selectionStart).toBe(3);
});

test("[VAL-02] Backspace and Delete skip a separator, and the next key press deletes a digit", async () => {
  const { input, caretAt, user } = setup({ value: "529982" });
  caretAt(4);
  await user.keyboard("{Backspace}");
  expect(input).toHaveValue("529.982");
  expect(input.selectionStart).toBe(3);
  await user.keyboard("{Backspace}");
  expect(input).toHaveValue("529.82");
  caretAt(3);
  await user.keyboard("{Delete}");
  expect(input.selectionStart).toBe(4);
});

test("[VAL-02] Backspace works in a mask that ends in a separator", async () => {
  const { input, clean, user } = setup({ value: "12", format: eager });
  await user.click(input);
  input.setSelectionRange(3, 3);
  await user.keyboard("{Backspace}{Backspace}");
  expect(clean()).toBe("1");
});

test("[VAL-02] a key typed over a selection replaces it, also in a full field", async () => {
  const { input, clean, user } = setup({ value: "52998224725" });
  await user.click(input);
  input.setSelectionRange(0, input.value.length);
  await user.keyboard("7");
  expect(clean()).toBe("7");
});

test("[VAL-02] a full field accepts no more keys, even if they could be read as a country code", async () => {
  const { input, caretAt, clean, user } = setup({ value: "55987654321", clean: national, format: phone });
  caretAt(input.value.length);
  await user.keyboard("0");
  expect(clean()).toBe("55987654321");
  caretAt(2);
  await user.keyboard("7");
  expect(input).toHaveValue("(55) 98765-4321");
  expect(input.selectionStart).toBe(2);
});

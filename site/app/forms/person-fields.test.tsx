import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { EmailField, PhoneField } from "./person-fields.tsx";

function setup(initial = "") {
  let latest = initial;
  function Example() {
    const [value, setValue] = useState(initial);
    latest = value;
    return <PhoneField value={value} onValueChange={setValue} />;
  }
  render(<Example />);
  const input = screen.getByLabelText<HTMLInputElement>("Telefone");
  return { input, user: userEvent.setup(), digits: () => latest };
}

test.each([
  ["11987654321", "(11) 98765-4321", "11987654321"],
  ["1132654321", "(11) 3265-4321", "1132654321"],
  ["+55 11 98765-4321", "(11) 98765-4321", "11987654321"],
  ["55+ (92) 9 8765-4321", "(92) 98765-4321", "92987654321"],
  ["5555987654321", "(55) 98765-4321", "55987654321"],
  ["011 98765 4321", "(11) 98765-4321", "11987654321"],
  ["119876543219", "(11) 98765-4321", "11987654321"],
])("[VAL-02] typed key by key: %s", async (typed, shown, digits) => {
  const { input, user, digits: clean } = setup();
  await user.type(input, typed);
  expect(input).toHaveValue(shown);
  expect(clean()).toBe(digits);
});

test("[VAL-02] a landline typed with the country code is formatted before and after its last digit", async () => {
  const { input, user } = setup();
  await user.type(input, "551132654321");
  expect(input).toHaveValue("+55 (11) 3265-4321");
  await user.keyboard("{Backspace}");
  expect(input).toHaveValue("(55) 11326-5432");
});

test("[VAL-02] one digit too many after area code 55 is undone by Backspace", async () => {
  const { input, user, digits } = setup("55987654321");
  await user.click(input);
  await user.keyboard("0");
  await user.keyboard("{Backspace}");
  expect(input).toHaveValue("(55) 98765-4321");
  expect(digits()).toBe("55987654321");
});

test.each([
  ["  +55 (11) 98765-4321 ", "(11) 98765-4321"],
  ["+55 11 3265-4321", "(11) 3265-4321"],
  ["+55 (11) 3265-4321", "(11) 3265-4321"],
  ["0 11 98765.4321", "(11) 98765-4321"],
])("[VAL-02] pasted or filled in by the browser: %j", async (text, shown) => {
  const { input, user } = setup();
  await user.click(input);
  await user.paste(text);
  expect(input).toHaveValue(shown);
  fireEvent.change(input, { target: { value: "" } });
  fireEvent.change(input, { target: { value: text } });
  expect(input).toHaveValue(shown);
});

test("[VAL-02] pasted over a full field, and corrected in the middle", async () => {
  const { input, user } = setup("11987654321");
  await user.click(input);
  input.setSelectionRange(0, input.value.length);
  await user.paste("+55 (21) 3265-4321");
  expect(input).toHaveValue("(21) 3265-4321");
  input.setSelectionRange(2, 3);
  await user.keyboard("2");
  expect(input).toHaveValue("(22) 3265-4321");
  expect(input.selectionStart).toBeLessThanOrEqual(5);
});

// Import before the tests: loading the module takes time that an expectation should not have to wait for.
beforeAll(() => import("./suggestion/email-suggestion.tsx"));

function setupEmail(onSubmit = () => undefined) {
  function Example() {
    const [value, setValue] = useState("");
    return (
      <form action={onSubmit}>
        <EmailField id="email" value={value} onValueChange={setValue} />
        <button type="submit">Enviar</button>
      </form>
    );
  }
  render(<Example />);
  return { input: screen.getByLabelText<HTMLInputElement>("E-mail"), user: userEvent.setup() };
}

test("[FORM-01] a probable slip is pointed out when the field is left, and one press corrects it", async () => {
  const { input, user } = setupEmail();
  await user.type(input, "ana@gmial.com");
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
  await user.tab();
  const accept = await screen.findByRole("button", { name: "ana@gmail.com?" });
  expect(screen.getByRole("status")).toHaveTextContent("Você quis dizer ana@gmail.com?");
  await user.click(accept);
  expect(input).toHaveValue("ana@gmail.com");
  expect(input).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("[FORM-01] the address may be sent as typed, and editing removes the suggestion", async () => {
  const onSubmit = vi.fn();
  const { input, user } = setupEmail(onSubmit);
  await user.type(input, "ana@gmial.com");
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(await screen.findByRole("button", { name: "ana@gmail.com?" })).toBeVisible();
  await user.type(input, ".br");
  expect(screen.queryByText(/Você quis dizer/)).toBeNull();
});

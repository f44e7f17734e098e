import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

const caret = (input: Locator) => input.evaluate((element: HTMLInputElement) => element.selectionStart);
const select = (input: Locator, from: number, to = from) =>
  input.evaluate((element: HTMLInputElement, range) => element.setSelectionRange(range[0], range[1]), [
    from,
    to,
  ] as const);

async function paste(page: Page, input: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await input.press("ControlOrMeta+a");
  await input.press("ControlOrMeta+v");
}

/** Simulates autofill: sets the value at once, with one event and no keys. */
const autofill = (input: Locator, value: string) =>
  input.evaluate((element: HTMLInputElement, filled) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, filled);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, value);

const masks = [
  {
    page: "/contato",
    label: "Telefone",
    typed: "11987654321",
    shown: "(11) 98765-4321",
    pastes: ["  +55 (11) 98765-4321 ", "5511987654321", "011 98765.4321"],
    /** Position after a separator, and the value left when Backspace skips it and deletes the character before. */
    separator: { after: 11, left: "(11) 9876-4321" },
  },
  {
    page: "/diagnostico-gestao",
    label: "CNPJ da farmácia",
    typed: "12abc34501de35",
    shown: "12.ABC.345/01DE-35",
    pastes: [" 12.abc.345/01de-35 ", "12ABC34501DE35"],
    separator: { after: 3, left: "1A.BC3.450/1DE3-5" },
  },
];

test("[VAL-02] telephone and CNPJ: typed, pasted, autofilled, edited in the middle; the country code is dropped", async ({
  page,
}) => {
  for (const mask of masks) {
    await test.step(mask.label, async () => {
      await page.goto(mask.page);
      await expectMasked(page, mask);
    });
  }
  await page.goto("/contato");
  const input = page.getByLabel("Telefone");
  for (const [typed, shown] of [
    ["+55 11 98765-4321", "(11) 98765-4321"],
    ["55+ (92) 9 8765-4321", "(92) 98765-4321"],
    ["55 55 98765-4321", "(55) 98765-4321"],
    ["5598765432", "(55) 9876-5432"],
  ] as const) {
    await input.fill("");
    await input.pressSequentially(typed);
    await expect(input).toHaveValue(shown);
  }
});

async function expectMasked(page: Page, { label, typed, shown, pastes, separator }: (typeof masks)[number]) {
  const input = page.getByLabel(label, { exact: true });
  await input.fill("");
  await input.pressSequentially(typed);
  await expect(input).toHaveValue(shown);
  // A full field ignores more keys.
  await input.pressSequentially("9");
  await expect(input).toHaveValue(shown);
  for (const text of pastes) {
    await input.fill("");
    await paste(page, input, text);
    await expect(input).toHaveValue(shown);
    await autofill(input, "");
    await autofill(input, text);
    await expect(input).toHaveValue(shown);
  }
  await expect(input).not.toHaveAttribute("maxlength");
  // Edited in the middle: Backspace skips a separator.
  await select(input, separator.after);
  await input.press("Backspace");
  await expect(input).toHaveValue(shown);
  await input.press("Backspace");
  await expect(input).toHaveValue(separator.left);
  // Typing the deleted character again restores the number, with the caret after it.
  await input.press(shown[separator.after - 2] ?? "");
  await expect(input).toHaveValue(shown);
  await expect.poll(() => caret(input)).toBe(separator.after);
  // A selection is replaced even in a full field.
  await select(input, 0, shown.length);
  await input.press("1");
  await expect(input).toHaveValue(/^\D*1\D*$/);
}

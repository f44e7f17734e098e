import { wasSentEarly } from "@eden/ui/use-hydrated.ts";
import { expect, test } from "vitest";
import { typedEarly } from "./lead-form.tsx";

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}

test("finds text, checkboxes and radios that the state does not contain yet", () => {
  const form = formOf(`
    <input name="nome" value="Ana"><textarea name="mensagem">Olá</textarea><input name="email" value="">
    <input type="checkbox" name="consentimento" checked>
    <input type="checkbox" name="programa" value="mentoria"><input type="checkbox" name="programa" value="imersao" checked>
    <input type="radio" name="tipo" value="nova"><input type="radio" name="tipo" value="conversao" checked>
    <button name="nome" value="x">Enviar</button>`);
  const values = { nome: "", mensagem: "", email: "", consentimento: false, mentoria: false, imersao: false, tipo: "" };
  expect(typedEarly(form, values)).toEqual({
    nome: "Ana",
    mensagem: "Olá",
    consentimento: true,
    imersao: true,
    tipo: "conversao",
  });
});

test("ignores values that the state already has or does not define", () => {
  const form = formOf('<input name="nome" value="Ana"><input name="site" value="robô">');
  expect(typedEarly(form, { nome: "Ana", isca: "" })).toEqual({});
});

test("a submission held back before hydration is reported once", () => {
  const form = document.createElement("form");
  form.dataset.sent = "";
  expect(wasSentEarly(form)).toBe(true);
  expect(form.dataset).toHaveProperty("hydrated");
  expect(wasSentEarly(form)).toBe(false);
});

import { act, renderHook } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useDraft } from "./use-draft.ts";

const INITIAL = { nome: "", email: "" };
const setup = () => renderHook(() => useDraft("contato", INITIAL)).result;
const send = ({ current: draft }: ReturnType<typeof setup>) => {
  act(() => void draft.withId());
  return draft.current();
};
afterEach(() => sessionStorage.clear());

test("[REG-06] typed values survive a reload, and so does the id of the row that was sent with them", () => {
  const before = setup();
  act(() => before.current.edit({ nome: "Ana" }));
  act(() => before.current.edit({ email: "ana@exemplo.com.br" }));
  const { id } = send(before);
  const after = setup();
  expect(after.current.values).toEqual({ nome: "Ana", email: "ana@exemplo.com.br" });
  expect(after.current.hasId(id)).toBe(true);
  expect(send(after).id).toBe(id);
});

test("[REG-06, CONTACT-01] what is typed before the stored draft is restored is added to it", () => {
  const before = setup();
  act(() => before.current.edit({ email: "ana@exemplo.com.br" }));
  // The fields of a form report their early input in effects that run before that of the form.
  const { result } = renderHook(() => {
    const early = useRef<() => void>(undefined);
    useEffect(() => early.current?.(), []);
    const draft = useDraft("contato", INITIAL);
    early.current = () => draft.edit({ nome: "Ana" });
    return draft;
  });
  expect(result.current.values).toEqual({ nome: "Ana", email: "ana@exemplo.com.br" });
});

test("[REG-06] a duplicated tab, which has the same draft, sends a row of its own", () => {
  const draft = setup();
  act(() => draft.current.edit({ nome: "Ana" }));
  const duplicate = setup();
  expect(duplicate.current.values).toEqual({ nome: "Ana", email: "" });
  expect(send(duplicate).id).not.toBe(send(draft).id);
});

test("after clearing, the next draft has a new id", () => {
  const draft = setup();
  act(() => draft.current.edit({ nome: "Ana" }));
  const { id } = send(draft);
  act(() => draft.current.clear());
  expect(draft.current.values).toEqual(INITIAL);
  expect(sessionStorage.length).toBe(0);
  expect(send(draft).id).not.toBe(id);
});

test("[REG-06] what is edited after it was sent is a new row, also after a reload", () => {
  const before = setup();
  act(() => before.current.edit({ nome: "Ana" }));
  const { id } = send(before);
  const after = setup();
  for (const draft of [before, after]) {
    act(() => draft.current.edit({ email: "ana@exemplo.com.br" }));
    const next = send(draft);
    expect(next.values).toEqual({ nome: "Ana", email: "ana@exemplo.com.br" });
    expect(next.id).not.toBe(id);
  }
});

test("a stored draft without a newer field gets it; unknown fields and an invalid draft are ignored", () => {
  sessionStorage.setItem("eden_rascunho_contato", JSON.stringify({ id: "1", startedAt: 1, values: { nome: "Ana" } }));
  expect(setup().current.values).toEqual({ nome: "Ana", email: "" });
  const values = { nome: 3, email: "ana@exemplo.com.br", cidade: "Campinas" };
  sessionStorage.setItem("eden_rascunho_contato", JSON.stringify({ id: "1", startedAt: 1, values }));
  expect(setup().current.values).toEqual({ nome: "", email: "ana@exemplo.com.br" });
  sessionStorage.setItem("eden_rascunho_contato", '"?"');
  expect(setup().current.values).toEqual(INITIAL);
});

test("a prerendered form counts as shown since navigation, any other since it was rendered", () => {
  const container = document.createElement("div");
  const prerendered = renderHook(() => useDraft("contato", INITIAL), { container, hydrate: true }).result;
  expect(prerendered.current.current().startedAt).toBe(Math.round(performance.timeOrigin));
  const before = Date.now();
  expect(setup().current.current().startedAt).toBeGreaterThanOrEqual(before);
});

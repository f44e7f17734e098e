import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Accordion } from "./accordion.tsx";

const items = [1, 2, 3].map((n) => ({ id: `p${n}`, title: `Pergunta ${n}`, content: <p>Resposta {n}</p> }));
const open = () => screen.getAllByRole<HTMLDetailsElement>("group").map((item) => item.open);

test("[FAQ-02] in the prerendered page the first item is open and all items form one exclusive group", () => {
  document.body.innerHTML = renderToString(<Accordion name="faq" items={items} initialOpen={0} />);
  expect(open()).toEqual([true, false, false]);
  expect([...document.querySelectorAll("details")].map((item) => item.getAttribute("name"))).toEqual([
    "faq",
    "faq",
    "faq",
  ]);
  document.body.innerHTML = "";
});

test("[FAQ-02] clicking the open item closes it, and a later render does not open it again", async () => {
  const { rerender } = render(<Accordion name="faq" items={items} initialOpen={0} />);
  await userEvent.click(screen.getByText("Pergunta 1"));
  expect(open()).toEqual([false, false, false]);
  rerender(<Accordion name="faq" items={[...items]} initialOpen={0} className="mt-4" />);
  expect(open()).toEqual([false, false, false]);
});

test("[PLAN-04] without a name the items open and close independently", async () => {
  render(<Accordion items={items} />);
  await userEvent.click(screen.getByText("Pergunta 1"));
  await userEvent.click(screen.getByText("Pergunta 3"));
  expect(open()).toEqual([true, false, true]);
  await userEvent.click(screen.getByText("Pergunta 1"));
  expect(open()).toEqual([false, false, true]);
});

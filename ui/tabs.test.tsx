import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = ["Propósito", "Missão", "Visão", "Valores"].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p>Texto de {label}</p>,
}));

const selected = () => screen.getAllByRole("tab", { selected: true }).map((tab) => tab.textContent);

test("[HOME-03] starts on the first tab; exactly one is selected; a click selects", async () => {
  const onSelect = vi.fn();
  render(<Tabs label="Sobre" tabs={tabs} onSelect={onSelect} />);
  expect(selected()).toEqual(["Propósito"]);
  await userEvent.click(screen.getByRole("tab", { name: "Valores" }));
  expect(selected()).toEqual(["Valores"]);
  expect(screen.getByRole("tabpanel", { name: "Valores" })).toHaveTextContent("Texto de Valores");
  expect(onSelect).toHaveBeenCalledWith("valores");
});

test("[HOME-03] arrows wrap, Home and End jump, and focus follows", async () => {
  render(<Tabs label="Sobre" tabs={tabs} />);
  await userEvent.tab();
  expect(screen.getByRole("tab", { name: "Propósito" })).toHaveFocus();
  for (const [key, name] of [
    ["{ArrowLeft}", "Valores"],
    ["{ArrowRight}", "Propósito"],
    ["{ArrowRight}", "Missão"],
    ["{End}", "Valores"],
    ["{Home}", "Propósito"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected()).toEqual([name]);
    expect(screen.getByRole("tab", { name })).toHaveFocus();
  }
});

test("[HOME-03] the tab list is one tab stop, followed by the panel", async () => {
  render(<Tabs label="Sobre" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("tabpanel", { name: "Propósito" })).toHaveFocus();
});

test("[SITE-08] every panel is in the HTML; all but the selected one are hidden", () => {
  render(<Tabs label="Sobre" tabs={tabs} />);
  const panels = screen.getAllByRole("tabpanel", { hidden: true });
  expect(panels.map((panel) => panel.hasAttribute("hidden"))).toEqual([false, true, true, true]);
  expect(screen.getByText("Texto de Valores")).toBeInTheDocument();
});

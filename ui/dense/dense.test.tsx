import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ChoiceLine } from "../choice/choice-line.tsx";
import { Switch } from "../choice/switch.tsx";
import { DenseControl, DenseField } from "./dense-field.tsx";
import { DenseRadios } from "./dense-radios.tsx";
import { DenseSearch } from "./dense-search.tsx";
import { FileChoice } from "./file-choice.tsx";
import { FormActions } from "./form-actions.tsx";
import { Slider } from "./slider.tsx";

test.each(["input", "textarea", "select"] as const)(
  "DenseField: a %s has its label, and hint, count and errors describe it",
  (as) => {
    const { rerender } = render(<DenseField as={as} label="Nome" optional hint="Como assina." />);
    const field = screen.getByLabelText("Nome (opcional)");
    expect(field.tagName.toLowerCase()).toBe(as);
    expect(field).toHaveAttribute("autocomplete", "off");
    expect(field).toHaveAccessibleDescription("Como assina.");
    expect(field).not.toBeInvalid();
    rerender(
      <>
        <DenseField
          as={as}
          label="Nome"
          hint="Como assina."
          note="0 de 80"
          error="Dê um nome."
          aria-describedby="todos"
        />
        <p id="todos">Faltam dados.</p>
      </>,
    );
    const wrong = screen.getByLabelText("Nome");
    expect(wrong).toBeInvalid();
    expect(wrong).toHaveAccessibleDescription("Como assina. 0 de 80 Dê um nome. Faltam dados.");
    expect(screen.getByRole("alert")).toHaveTextContent("Dê um nome.");
  },
);

test("DenseControl reports its value, and a select lists its options in order", async () => {
  const onValueChange = vi.fn();
  render(
    <>
      <DenseControl aria-label="Busca" onValueChange={onValueChange} />
      <DenseControl
        as="select"
        aria-label="Papel"
        defaultValue="a"
        onValueChange={onValueChange}
        options={[
          ["", "Todos"],
          ["a", "Atendimento"],
        ]}
      />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox", { name: "Busca" }), "Á");
  const select = screen.getByRole("combobox", { name: "Papel" });
  expect(
    within(select)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Todos", "Atendimento"]);
  await userEvent.selectOptions(select, "Todos");
  expect(onValueChange.mock.calls).toEqual([["Á"], [""]]);
});

function Radios({ error, start }: { error?: string; start: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <DenseRadios
      legend="Quando"
      name="quando"
      value={value}
      onValueChange={setValue}
      error={error}
      options={[
        { value: "hoje", title: "Hoje", detail: "às 18h" },
        { value: "amanha", title: "Amanhã" },
      ]}
    />
  );
}

test("DenseRadios: one tab stop, arrows choose, a dialog begins at the chosen one", async () => {
  render(<Radios start="amanha" />);
  const group = within(screen.getByRole("group", { name: "Quando" }));
  const [today, tomorrow] = [group.getByRole("radio", { name: /^Hoje/ }), group.getByRole("radio", { name: "Amanhã" })];
  expect(tomorrow).toHaveAttribute("data-autofocus");
  expect(today).not.toHaveAttribute("data-autofocus");
  await userEvent.tab();
  expect(tomorrow).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(today).toBeChecked();
});

test("DenseRadios: an error describes the group and brings the focus to its first option", () => {
  const { rerender } = render(<Radios start={null} />);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  rerender(<Radios start={null} error="Escolha um dia." />);
  expect(screen.getByRole("alert")).toHaveTextContent("Escolha um dia.");
  expect(screen.getByRole("group")).toHaveAccessibleDescription("Escolha um dia.");
  expect(screen.getByRole("radio", { name: /^Hoje/ })).toHaveFocus();
});

function Search({ onDown }: { onDown: () => void }) {
  const [value, setValue] = useState("");
  return (
    <DenseSearch
      label="Buscar por nome"
      placeholder="Nome"
      value={value}
      onValueChange={setValue}
      keys={{ ArrowDown: onDown }}
      shortcut={<kbd>/</kbd>}
    />
  );
}

test("DenseSearch: keys reach the list, and the button clears it", async () => {
  const onDown = vi.fn();
  render(<Search onDown={onDown} />);
  const field = screen.getByRole("textbox", { name: /^Buscar por nome/ });
  expect(screen.getByText("/")).toBeInTheDocument();
  await userEvent.type(field, "Ana{ArrowDown}");
  expect(onDown).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Limpar a busca" }));
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();
});

test("FormActions: the error that fields share is announced; cancel does not submit", async () => {
  const [onSubmit, onCancel] = [vi.fn((event) => event.preventDefault()), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <DenseField label="Dia" aria-describedby="erro" />
      <FormActions id="erro" error="Escolha o dia." submit="Adicionar" onCancel={onCancel} />
    </form>,
  );
  expect(screen.getByLabelText("Dia")).toHaveAccessibleDescription("Escolha o dia.");
  expect(screen.getByRole("alert")).toHaveTextContent("Escolha o dia.");
  await userEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Adicionar" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});

test("FileChoice hands over the file, also the same one twice", async () => {
  const onFile = vi.fn();
  render(
    <FileChoice accept=".csv" onFile={onFile}>
      Escolher o arquivo
    </FileChoice>,
  );
  const file = new File(["cnpj"], "lojas.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("Escolher o arquivo"), file);
  await userEvent.upload(screen.getByLabelText("Escolher o arquivo"), file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test("FileChoice hands over a file that was chosen before the page was hydrated", () => {
  const onFile = vi.fn();
  const choice = (
    <FileChoice accept=".csv" onFile={onFile}>
      Escolher o arquivo
    </FileChoice>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(choice);
  const file = new File(["cnpj"], "lojas.csv");
  Object.defineProperty(container.querySelector("input"), "files", { value: [file] });
  render(choice, { container: document.body.appendChild(container), hydrate: true });
  expect(onFile.mock.calls).toEqual([[file]]);
});

test("Slider: its position is a number and has words", () => {
  const onValueChange = vi.fn();
  render(<Slider aria-label="Aproximar" min={1} max={3} value={2} valueText="50%" onValueChange={onValueChange} />);
  const slider = screen.getByRole("slider", { name: "Aproximar" });
  expect(slider).toHaveAttribute("aria-valuetext", "50%");
  fireEvent.change(slider, { target: { value: "3" } });
  expect(onValueChange.mock.calls).toEqual([[3]]);
});

test.each(["start", "end", "hidden"] as const)(
  "ChoiceLine: with its mark at %s the whole line toggles it",
  async (mark) => {
    const onChange = vi.fn();
    render(
      <ChoiceLine type="checkbox" mark={mark} onChange={onChange}>
        Escolher Ana
      </ChoiceLine>,
    );
    await userEvent.click(screen.getByText("Escolher Ana"));
    expect(screen.getByRole("checkbox", { name: "Escolher Ana" })).toBeChecked();
    await userEvent.keyboard(" ");
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

test("Switch: pointer and Space turn it", async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Fechado no Natal" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole("switch", { name: "Fechado no Natal", checked: false }));
  await userEvent.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
});

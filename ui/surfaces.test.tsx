import { render, screen } from "@testing-library/react";
import { Sprout } from "lucide";
import { expect, test } from "vitest";
import { Awning } from "./awning.tsx";
import { Badge } from "./badge.tsx";
import { Card } from "./card.tsx";
import { CheckLines } from "./choice/check-lines.tsx";
import { Eyebrow, Section } from "./core/section.tsx";
import { FormGrid } from "./form/field.tsx";

test("a named section is a region; the dark variant has light text", () => {
  render(
    <Section aria-labelledby="t" slab="mata">
      <h2 id="t">Seis caminhos</h2>
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Seis caminhos" })).toHaveClass("escuro", "bg-mata");
});

test("a card renders the requested element", () => {
  render(
    <ul>
      <Card as="li" tone="mata">
        Um
      </Card>
    </ul>,
  );
  expect(screen.getByRole("listitem")).toHaveClass("escuro");
});

test("decorative parts are hidden from screen readers; only the text is read", () => {
  const { container } = render(
    <>
      <Eyebrow icon={Sprout}>Para farmácias</Eyebrow>
      <Badge tone="ipe">Recomendado</Badge>
      <CheckLines lines={["Não pede cartão"]} />
      <Awning scallops={13} rail />
    </>,
  );
  for (const svg of container.querySelectorAll("svg")) expect(svg).toHaveAttribute("aria-hidden", "true");
  expect(container).toHaveTextContent("Para farmáciasRecomendadoNão pede cartão");
});

test("two awnings on one page have different pattern ids", () => {
  const { container } = render(
    <FormGrid>
      <Awning />
      <Awning />
    </FormGrid>,
  );
  const ids = [...container.querySelectorAll("pattern")].map((pattern) => pattern.id);
  expect(new Set(ids).size).toBe(2);
});

test("components used inside a label render phrasing content", () => {
  const { container } = render(<CheckLines lines={["a", "b"]} />);
  expect(container.querySelector("ul, li, div, p")).toBeNull();
});

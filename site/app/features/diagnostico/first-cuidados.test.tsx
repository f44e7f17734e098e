import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FirstCuidados } from "./first-cuidados.tsx";

test("an area without first steps in this build refers to the consultant and is not called fine", () => {
  render(<FirstCuidados comecar={[{ area: "financas", nota: 0, cuidado: null }]} />);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Comece por uma conversa com o consultor");
});

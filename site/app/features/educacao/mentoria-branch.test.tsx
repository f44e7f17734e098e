import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MentoriaBranch } from "./mentoria-branch.tsx";

test("[PAGE-01] the branch has one mark per meeting and one tick per month", () => {
  const { container } = render(<MentoriaBranch months={10} fruits={4} leaves={8} />);
  const marks = [...container.querySelectorAll("svg")];
  expect(marks.filter((mark) => mark.querySelector("circle"))).toHaveLength(4);
  expect(marks.filter((mark) => !mark.querySelector("circle"))).toHaveLength(8);
  expect(screen.getAllByText(/^mês \d+$/).map((month) => month.textContent)).toEqual(
    Array.from({ length: 10 }, (_, month) => `mês ${month + 1}`),
  );
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { AppLink } from "./app-link.tsx";

const renderLink = (link: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={link} />
        <Route path="/planos" element={<h1>Planos</h1>} />
      </Routes>
    </MemoryRouter>,
  );

test("[SITE-01] a path navigates inside the app", async () => {
  renderLink(<AppLink to="/planos">Ver planos</AppLink>);
  const link = screen.getByRole("link", { name: "Ver planos" });
  expect(link).not.toHaveAttribute("target");
  await userEvent.click(link);
  expect(screen.getByRole("heading", { name: "Planos" })).toBeInTheDocument();
});

test("[SITE-06] an http URL opens a new tab with rel attributes and says so", () => {
  renderLink(<AppLink to="https://example.com">Instagram</AppLink>);
  const link = screen.getByRole("link", { name: /^Instagram ?\(abre em nova aba\)$/ });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("[NAV-06] a path of the site opens a new tab on request", () => {
  renderLink(
    <AppLink to="/politica-privacidade" newTab>
      Política
    </AppLink>,
  );
  const link = screen.getByRole("link", { name: /^Política ?\(abre em nova aba\)$/ });
  expect(link).toHaveAttribute("href", "/politica-privacidade");
  expect(link).toHaveAttribute("target", "_blank");
});

test.each(["mailto:a@example.com", "tel:+5511999999999", "#cores"])("%s is left to the browser", (to) => {
  renderLink(<AppLink to={to}>Ir</AppLink>);
  const link = screen.getByRole("link", { name: "Ir" });
  expect(link).toHaveAttribute("href", to);
  expect(link).not.toHaveAttribute("target");
});

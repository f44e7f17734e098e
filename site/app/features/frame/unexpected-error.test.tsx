import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { empresa } from "~/content/empresa.ts";
import { UnexpectedError } from "./unexpected-error.tsx";

test("[SITE-14] the error page needs no request and offers reload, home, WhatsApp and support", () => {
  const { container } = render(<UnexpectedError />);
  expect(document.title).toBe("Éden Grupo - Algo saiu do lugar");
  expect(container.querySelectorAll("img, use, link")).toHaveLength(0);
  expect(container.querySelector("svg path")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Recarregar a página" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
  const whatsapp = screen.getByRole("link", { name: /^Falar no WhatsApp: \(\d\d\) \d{4,5}-\d{4}$/ });
  expect(whatsapp.getAttribute("href")).toContain(empresa.whatsapp);
  expect(screen.getByRole("link", { name: "Avisar o suporte" })).toHaveAttribute(
    "href",
    `mailto:${empresa.emailSuporte}`,
  );
});

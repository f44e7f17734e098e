import type { NivelId } from "@eden/domain/catalogo/niveis";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { empresa } from "~/content/empresa.ts";
import { PLANOS_DO_BLOCO, type PlanoDoBloco } from "~/content/planos-bloco.ts";
import { PlanosBlock } from "./planos-block.tsx";

const show = (block: ReactNode) => render(<MemoryRouter>{block}</MemoryRouter>);
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const grid = () => screen.getByRole("heading", { level: 2 }).parentElement?.querySelector(":scope > ul");

/** A card of the catalogue with another action. */
function card(id: NivelId, way: Pick<PlanoDoBloco, "link" | "onSelect">): PlanoDoBloco {
  const found = PLANOS_DO_BLOCO.find((plano) => plano.id === id);
  if (!found) throw new Error(id);
  const { link: _link, ...rest } = found;
  return { ...rest, ...way };
}

test("[PLAN-01] the heading, and Edificação and Plenitude by default", () => {
  show(<PlanosBlock />);
  expect(screen.getByRole("region", { name: "Gostou? Faça parte deste grande movimento!" })).toBeInTheDocument();
  expect(titles()).toEqual(["Edificação", "Plenitude"]);
  const [edificacao] = screen.getAllByRole("listitem");
  for (const service of ["Mentoria", "Produtos tech", "Consultoria Orientativa"]) {
    expect(within(edificacao as HTMLElement).getByText(service)).toBeInTheDocument();
  }
});

test("[PLAN-01] shows the requested niveis, in that order", () => {
  show(<PlanosBlock show={["eden-app", "mentoria", "imersao", "despertar"]} />);
  expect(titles()).toEqual(["App", "Mentoria", "Imersão", "Despertar"]);
});

test("[PLAN-01] a disabled card is not shown, and a block without cards renders nothing", () => {
  const planos = PLANOS_DO_BLOCO.map((plano) => ({ ...plano, ativo: plano.id !== "edificacao" }));
  show(<PlanosBlock planos={planos} />);
  expect(titles()).toEqual(["Plenitude"]);
  expect(grid()).toHaveClass("md:grid-cols-2");
  cleanup();
  show(<PlanosBlock show={["edificacao"]} planos={planos} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test.each<[NivelId[], string]>([
  [["plenitude"], "md:grid-cols-2"],
  [["edificacao", "plenitude"], "md:grid-cols-2"],
  [["mentoria", "edificacao", "plenitude"], "md:grid-cols-3"],
  [["eden-app", "mentoria", "imersao", "despertar"], "lg:grid-cols-4"],
  [["eden-app", "mentoria", "imersao", "despertar", "edificacao"], "lg:grid-cols-4"],
])("[PLAN-01] columns for %j: %s", (niveis, columns) => {
  show(<PlanosBlock show={niveis} />);
  expect(grid()?.children).toHaveLength(niveis.length);
  expect(grid()).toHaveClass(columns);
});

test("[PLAN-02] a card with a link follows it and does not run its handler", async () => {
  const onSelect = vi.fn();
  show(<PlanosBlock show={["plenitude"]} planos={[card("plenitude", { link: "/registro-plenitude", onSelect })]} />);
  const link = screen.getByRole("link", { name: "Falar com Consultor (Plenitude)" });
  expect(link).toHaveAttribute("href", "/registro-plenitude");
  await userEvent.click(link);
  expect(onSelect).not.toHaveBeenCalled();
});

test("[PLAN-02] a card without a link runs its handler", async () => {
  const onSelect = vi.fn();
  show(<PlanosBlock show={["despertar"]} planos={[card("despertar", { onSelect })]} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Falar com Consultor (Despertar)" }));
  expect(onSelect).toHaveBeenCalledOnce();
});

test("[PLAN-02] with neither, a chat about the nivel opens in a new tab", () => {
  show(<PlanosBlock show={["edificacao"]} planos={[card("edificacao", {})]} />);
  const chat = screen.getByRole("link", { name: /Falar com Consultor \(Edificação\)/ });
  const address = new URL(chat.getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe(`https://wa.me/${empresa.whatsapp}`);
  expect(address.searchParams.get("text")).toBe("Olá! Gostaria de saber mais sobre o nível Edificação.");
  expect(chat).toHaveAttribute("target", "_blank");
  expect(chat).toHaveAttribute("rel", "noopener");
});

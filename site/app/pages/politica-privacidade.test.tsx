import { CHAVES_DO_NAVEGADOR } from "@eden/domain/privacidade/chaves-do-navegador";
import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { CONSENT_COOKIE } from "~/clients/consent-cookie.ts";
import { empresa } from "~/content/empresa.ts";
import { politica } from "~/content/politica.ts";
import PoliticaPrivacidade from "./politica-privacidade.tsx";

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: PoliticaPrivacidade }])} />);
});

const sectionNamed = (name: RegExp) => screen.getByRole("region", { name });

test("[SITE-04] the policy has one main heading and a numbered section for every entry of its contents", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Política de privacidade");
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const targets = new Set(links.map((link) => link.hash.slice(1)));
  expect([...targets]).toEqual(politica.secoes.map((secao) => secao.id));
  politica.secoes.forEach(({ id, titulo }, position) => {
    expect(document.getElementById(id)).toHaveTextContent(`${position + 1}.${titulo}`);
  });
});

test("[NAV-04] the company, its CNPJ and the data-protection contact are named, and the PDF opens in a new tab", () => {
  expect(sectionNamed(/Quem somos/)).toHaveTextContent(`${empresa.razaoSocial}, CNPJ ${empresa.cnpj}`);
  const officer = within(sectionNamed(/Encarregado de dados/));
  expect(officer.getByRole("link", { name: empresa.encarregado.email })).toHaveAttribute(
    "href",
    `mailto:${empresa.encarregado.email}`,
  );
  const pdf = screen.getByRole("link", { name: /PDF/ });
  expect(pdf).toHaveAttribute("href", empresa.politicaPdf);
  expect(pdf).toHaveAttribute("target", "_blank");
});

test("the consent cookie is listed with its lifetime of one day", () => {
  expect(sectionNamed(/Cookies/)).toHaveTextContent(new RegExp(`${CONSENT_COOKIE}\\..*dura 1 dia`));
});

test("every key in the browser is explained: purpose and retention", () => {
  const section = within(sectionNamed(/navegador/));
  for (const key of Object.keys(CHAVES_DO_NAVEGADOR)) {
    const row = section.getByRole("rowheader", { name: key }).closest("tr");
    expect(row?.querySelectorAll("td")).toHaveLength(2);
  }
});

test("the policy mentions the CPF's short retention in the browser and how to clear everything", () => {
  const section = sectionNamed(/navegador/);
  expect(section).toHaveTextContent("(1 hora; no boleto, 3 dias), o que vier primeiro. O CPF, 1 hora no máximo");
  expect(within(section).getByRole("link", { name: "Meus dados" })).toHaveAttribute("href", "/dados-usuario");
});

test("[STORE-03] the policy says what goes with a form besides its fields, and counts its sources", () => {
  const section = sectionNamed(/Quais dados coletamos/);
  expect(section).toHaveTextContent(/página em que a visita começou, o site ou a campanha .* ferramenta .* cidade/);
  expect(section).toHaveTextContent("o tipo de navegador e se a tela é de celular");
  expect(section).toHaveTextContent("há oito fontes");
  expect(within(section).getAllByRole("listitem")).toHaveLength(8);
});

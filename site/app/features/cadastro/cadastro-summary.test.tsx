import { CADASTRO_INICIAL } from "@eden/domain/jornadas/cadastro";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { WizardSummary, WizardSummaryFold } from "~/forms/steps/wizard-summary.tsx";
import { cadastroSummary } from "./cadastro-summary.tsx";

const paid = {
  ...CADASTRO_INICIAL,
  isPaid: true,
  plano: "avista" as const,
  pagamentoConfirmado: true,
  nome: "Helena",
  sobrenome: "Duarte",
  email: "helena@exemplo.com.br",
  telefone: "11987654321",
  cpf: "52998224725",
  cnpj: "12ABC34501DE35",
  razaoSocial: "Duarte & Filhos Drogaria Ltda.",
  cidade: "Campinas",
  estado: "SP",
};
const place = {
  id: "dados",
  fase: "farmacia",
  changeLink: () => undefined,
  personLink: undefined,
  origem: "app",
} as const;

test("[APP-01] beside the form and folded: all entered data, the CPF masked, the pharmacy by name, CNPJ and city", () => {
  const summary = cadastroSummary(paid, place);
  for (const Form of [WizardSummary, WizardSummaryFold]) {
    const { container, unmount } = render(<Form summary={summary} />, { wrapper: MemoryRouter });
    for (const words of ["Helena Duarte", "helena@exemplo.com.br", "(11) 98765-4321", "CPF ***.982.247-**"]) {
      expect(container).toHaveTextContent(words);
    }
    for (const words of ["Duarte & Filhos Drogaria Ltda.", "CNPJ 12.ABC.345/01DE-35", "Campinas, SP"]) {
      expect(container).toHaveTextContent(words);
    }
    expect(container).not.toHaveTextContent(/529/);
    unmount();
  }
});

test("[APP-01] the pharmacy's row appears once something is entered", () => {
  const empty = { ...paid, cnpj: "", razaoSocial: "", cidade: "", estado: "" };
  render(<WizardSummary summary={cadastroSummary(empty, place)} />, { wrapper: MemoryRouter });
  expect(screen.getByText("Preenchendo agora")).toBeInTheDocument();
});

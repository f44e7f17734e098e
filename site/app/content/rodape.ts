import { DIAS_PARA_DESISTIR } from "@eden/domain/catalogo/precos";
import { empresa } from "./empresa.ts";
import type { NavLinkItem } from "./navegacao.ts";

export const marcasNoRodape = [
  { label: "Valora Farma", secao: "valora-farma" },
  { label: "DoLado Farma", secao: "dolado-farma" },
  { label: "Farmácias BatePreço", secao: "bate-preco" },
];

export const solucoesNoRodape: NavLinkItem[] = [
  { label: "Eden App", to: "/edenapp" },
  { label: "Educação", to: "/educacao" },
  { label: "Tecnologia", to: "/edentech" },
  { label: "Campanhas Promocionais", to: "/planos" },
];

/** What an owner may use without an account. */
export const raioX = { label: "Raio-X da praça", to: "/raio-x" };
export const ferramentasDoDono = { label: "Ferramentas do dono", to: "/ferramentas" };
export const gratisNoRodape: NavLinkItem[] = [raioX, ferramentasDoDono];

export const atendimentoNoRodape: NavLinkItem[] = [
  { label: "Central de ajuda", to: "/contato" },
  { label: "Trabalhe Conosco", to: "/contato" },
];

export const garantiasNoRodape = `${empresa.atendimento.resposta}. PIX, cartão e boleto pelo ${empresa.provedorDePagamento}, com ${DIAS_PARA_DESISTIR} dias para desistir da compra.`;

export const politicaPdf: NavLinkItem = { label: "Política de privacidade (PDF)", to: empresa.politicaPdf };

import { errorsOf } from "../campos/validate.ts";
import type { FormaAvista, OrigemCompra, PlanoCadastro, PlanoPagamento } from "../catalogo/pedido.ts";
import { totalOf } from "../catalogo/precos.ts";
import type { Preenchidos } from "../farmacias/farmacia.ts";
import { registroSchemaFor } from "../formularios/registro-edenapp.ts";
import { createJornada } from "./jornada.ts";

/** Fields of the person, in the order on screen. */
export const PESSOAL = ["nome", "sobrenome", "telefone", "email", "cpf"] as const;
/** Fields of the pharmacy, asked for after the payment. */
const EMPRESA = ["cnpj", "razaoSocial", "endereco", "numero", "complemento", "bairro", "cidade", "estado"] as const;

export type CadastroEtapa = "tipo" | "plano" | "dados";

export type CadastroDados = {
  /** null until the visitor chooses. */
  isPaid: boolean | null;
  plano: "" | PlanoCadastro;
  /** How the one-off price is paid. */
  forma: FormaAvista;
  pagamentoConfirmado: boolean;
  /** The interest in the free account that it continues, and its e-mail; "" without one. */
  leadId: string;
  leadEmail: string;
  preenchidos: Preenchidos;
} & Record<(typeof PESSOAL)[number] | (typeof EMPRESA)[number] | "cep", string>;

export const cadastroJornada = createJornada<CadastroEtapa, CadastroDados>(
  [
    { id: "tipo", titulo: "Tipo", campos: ["isPaid"] },
    { id: "plano", titulo: "Plano", campos: ["plano"], isSkipped: (dados) => dados.isPaid === false },
    { id: "dados", titulo: "Dados", campos: [...PESSOAL, ...EMPRESA, "pagamentoConfirmado"] },
  ],
  (dados) => ({
    ...errorsOf(registroSchemaFor(dados), dados),
    ...(isAwaitingPagamento(dados) && { pagamentoConfirmado: "Por favor, complete o pagamento primeiro." }),
  }),
);

const VAZIOS = {
  cpf: "",
  cnpj: "",
  razaoSocial: "",
  endereco: "",
  numero: "",
  complemento: "",
  bairro: "",
  cidade: "",
  estado: "",
  cep: "",
  preenchidos: {},
};

export const CADASTRO_INICIAL: CadastroDados = {
  isPaid: null,
  plano: "",
  forma: "pix",
  pagamentoConfirmado: false,
  nome: "",
  sobrenome: "",
  telefone: "",
  email: "",
  leadId: "",
  leadEmail: "",
  ...VAZIOS,
};

/** Free sets the plan and clears the fields that only a paid cadastro keeps; paid clears the free plan. */
export function chooseAcesso(dados: CadastroDados, isPaid: boolean): CadastroDados {
  if (!isPaid) {
    // The same object while it is empty, so that a choice that changes nothing is no edit.
    const preenchidos = Object.keys(dados.preenchidos).length > 0 ? {} : dados.preenchidos;
    return { ...dados, ...VAZIOS, preenchidos, isPaid, plano: "free", pagamentoConfirmado: false };
  }
  return { ...dados, isPaid, plano: dados.plano === "free" ? "" : dados.plano };
}

export function choosePlano(dados: CadastroDados, plano: PlanoPagamento): CadastroDados {
  return { ...dados, plano };
}

export function isAwaitingPagamento(dados: CadastroDados): boolean {
  return dados.isPaid === true && !dados.pagamentoConfirmado;
}

/** Text of the last step's button. */
export function lastButtonText(dados: CadastroDados): "Ir para Checkout" | "Finalizar Cadastro" {
  return isAwaitingPagamento(dados) ? "Ir para Checkout" : "Finalizar Cadastro";
}

/** The summary's total in cents; null while there is no plan. */
export function totalDoCadastro(dados: CadastroDados, origem: OrigemCompra = "app"): number | null {
  return dados.plano === "" ? null : totalOf(origem, dados.plano);
}

import { type FormaPagamento, type OrigemCompra, type PlanType, totalOf } from "../catalogo/precos.ts";
import { registroSchemaFor } from "../formularios/registro-edenapp.ts";
import { errorsOf } from "../formularios/validate.ts";
import { createJornada } from "./jornada.ts";

export type RegistroEdenappDados = {
  /** null until the visitor chooses. */
  isPaid: boolean | null;
  planType: "" | PlanType;
  pagamentoConfirmado: boolean;
  nome: string;
  sobrenome: string;
  telefone: string;
  email: string;
  cpf: string;
  cnpj: string;
  razaoSocial: string;
  endereco: string;
  numero: string;
  complemento: string;
  bairro: string;
  cidade: string;
  estado: string;
};

const PESSOAL = ["nome", "sobrenome", "telefone", "email", "cpf"] as const;
const EMPRESA = ["cnpj", "razaoSocial", "endereco", "numero", "complemento", "bairro", "cidade", "estado"] as const;

export const registroEdenappJornada = createJornada<"tipo" | "plano" | "dados", RegistroEdenappDados>(
  [
    { id: "tipo", titulo: "Tipo", campos: ["isPaid"] },
    { id: "plano", titulo: "Plano", campos: ["planType"], isSkipped: (dados) => dados.isPaid === false },
    { id: "dados", titulo: "Dados", campos: [...PESSOAL, ...EMPRESA, "pagamentoConfirmado"] },
  ],
  (dados) => ({
    ...errorsOf(registroSchemaFor(dados), dados),
    ...(isAwaitingPagamento(dados) && { pagamentoConfirmado: "Por favor, complete o pagamento primeiro." }),
  }),
);

const CADASTRO_VAZIO = {
  cpf: "",
  cnpj: "",
  razaoSocial: "",
  endereco: "",
  numero: "",
  complemento: "",
  bairro: "",
  cidade: "",
  estado: "",
};

export const REGISTRO_EDENAPP_INICIAL: RegistroEdenappDados = {
  isPaid: null,
  planType: "",
  pagamentoConfirmado: false,
  nome: "",
  sobrenome: "",
  telefone: "",
  email: "",
  ...CADASTRO_VAZIO,
};

/** Free sets the plan and clears the fields that only a paid account needs; paid clears the free plan. */
export function chooseAcesso(dados: RegistroEdenappDados, isPaid: boolean): RegistroEdenappDados {
  if (!isPaid) return { ...dados, ...CADASTRO_VAZIO, isPaid, planType: "free", pagamentoConfirmado: false };
  return { ...dados, isPaid, planType: dados.planType === "free" ? "" : dados.planType };
}

export function choosePlano(dados: RegistroEdenappDados, planType: FormaPagamento): RegistroEdenappDados {
  return { ...dados, planType };
}

export function isAwaitingPagamento(dados: RegistroEdenappDados): boolean {
  return dados.isPaid === true && !dados.pagamentoConfirmado;
}

/** Text of the last step's button. */
export function lastButtonText(dados: RegistroEdenappDados): "Ir para Checkout" | "Finalizar Cadastro" {
  return isAwaitingPagamento(dados) ? "Ir para Checkout" : "Finalizar Cadastro";
}

/** The summary's total in cents; null while there is no plan. */
export function totalDoRegistro(dados: RegistroEdenappDados, origem: OrigemCompra = "app"): number | null {
  return dados.planType === "" ? null : totalOf(origem, dados.planType);
}

export type NivelId = "eden-app" | "imersao" | "mentoria" | "despertar" | "edificacao" | "plenitude";

export type Nivel = {
  id: NivelId;
  titulo: string;
  /** A formato teaches; a pacote changes the shop. */
  tipo: "Formato" | "Pacote";
  servicos: readonly { nome: string; disponivel: boolean }[];
  buttonText: string;
  showButtonIcon: boolean;
  link: string;
};

/** Target of every "Adquira agora": the live form with the EdenApp selected. */
export const COMPRA_EDENAPP = "/formulario-live?produto=edenapp";

/** The sign-up with free access selected. */
export const CONTA_GRATUITA = "/registro-edenapp?acesso=gratuito";

/** Beside Plenitude and over its four steps. */
export const PLENITUDE_PROMOCAO = "Promoção Lançamento";

const PRE_RESERVA = {
  tipo: "Formato",
  buttonText: "Garantir minha pré reserva",
  showButtonIcon: false,
  link: "/registro-mentoria-imersao",
} as const;
const CONSULTOR = { tipo: "Pacote", buttonText: "Falar com Consultor", showButtonIcon: true } as const;

/**
 * The cards of 'Seis caminhos, uma jornada de plenitude', in order. Missing services follow the matrix of the plans.
 */
export const NIVEIS: readonly Nivel[] = [
  {
    id: "eden-app",
    titulo: "App",
    tipo: "Formato",
    servicos: included(
      "Fácil de usar, no celular",
      "Feito para farmácias",
      "Para aplicar na loja",
      "Sempre com novidades",
    ),
    buttonText: "Adquira agora",
    showButtonIcon: false,
    link: COMPRA_EDENAPP,
  },
  {
    ...PRE_RESERVA,
    id: "imersao",
    titulo: "Imersão",
    servicos: included(
      "Transformação pessoal",
      "Liderar pelo exemplo",
      "Resultados no negócio",
      "Troca com outros donos",
    ),
  },
  {
    ...PRE_RESERVA,
    id: "mentoria",
    titulo: "Mentoria",
    servicos: included(
      "Orientação para o seu caso",
      "Os temas que pesam na loja",
      "Resultado mais rápido",
      "Liderança mais firme",
    ),
  },
  {
    ...CONSULTOR,
    id: "despertar",
    titulo: "Despertar",
    servicos: [...included("App", "Imersão"), ...excluded("Mentoria", "Produtos tech")],
    link: "/registro-despertar",
  },
  {
    ...CONSULTOR,
    id: "edificacao",
    titulo: "Edificação",
    servicos: [...included("Mentoria", "Produtos tech", "Consultoria Orientativa"), ...excluded("Serviço de marca")],
    link: "/registro-edificacao",
  },
  {
    ...CONSULTOR,
    id: "plenitude",
    titulo: "Plenitude",
    servicos: included("App", "Produtos tech", "Consultoria Transformadora", "Serviço de marca", "Convenção anual"),
    link: "/registro-plenitude",
  },
];

/* @__NO_SIDE_EFFECTS__ */
function included(...nomes: string[]) {
  return nomes.map((nome) => ({ nome, disponivel: true }));
}

/* @__NO_SIDE_EFFECTS__ */
function excluded(...nomes: string[]) {
  return nomes.map((nome) => ({ nome, disponivel: false }));
}

import type { Momento } from "./valores.ts";

/** Of every message to a person. */
const DA_PESSOA = {
  primeiro_nome: "primeiro nome",
  autor: "quem envia",
  protocolo: "protocolo",
  loja: "loja",
  cidade: "cidade",
} as const;

/** What a template may name, with the words the team reads. `privado.campos_do_modelo` has the same names. */
export const CAMPOS_DO_MODELO = {
  primeira_resposta: DA_PESSOA,
  diagnostico: DA_PESSOA,
  depois: DA_PESSOA,
  pagamento: {
    ...DA_PESSOA,
    valor: "valor",
    forma: "forma de pagamento",
    valor_no_pix: "valor no PIX",
    economia: "economia no PIX",
    valor_no_boleto: "valor no boleto",
    parcelas: "parcelas no cartão",
    vencimento: "vencimento",
    link: "link",
  },
  convite: {
    responsavel: "responsável",
    autor: "quem envia",
    loja: "loja",
    cidade: "cidade",
    perguntas: "quantas perguntas",
    nota: "nota",
    nota_anterior: "nota anterior",
    area: "área mais fraca",
    areas: "áreas empatadas",
    nota_da_area: "nota da área",
    link: "link",
  },
} as const satisfies Record<Momento, Record<string, string>>;

/** Where a message is used without asking the person for a reason of ours: the composer of a person does not offer it. */
export type CamposDe<M extends Momento> = Record<keyof (typeof CAMPOS_DO_MODELO)[M], string | null>;

interface TextoDoModelo {
  momento: Momento;
  motivos: readonly string[];
  texto: string;
}

/** Why a subject or text cannot be saved, in words for the team; null when it can. The database checks the same. */
export function problemaDoModelo(texto: string, momento: Momento): string | null {
  const campos = CAMPOS_DO_MODELO[momento];
  const rest = texto.replace(/\{([a-z_]+)\}/g, (placeholder, name) => (Object.hasOwn(campos, name) ? "" : placeholder));
  const [unknown] = /\{[^{}]*\}/.exec(rest) ?? [];
  if (unknown) return `${unknown} não existe aqui. Use ${namesOf(campos)}.`;
  if (/[{}]/.test(rest)) return "Falta abrir ou fechar uma chave { }.";
  const passages = texto.replace(/\[[^[\]]*\]/g, "");
  if (!/[[\]]/.test(passages)) return null;
  return /\[[^\]]*\[/.test(texto)
    ? "Um trecho opcional não cabe dentro de outro, e cada colchete aberto precisa fechar."
    : "Falta abrir ou fechar um colchete [ ].";
}

/** The same for the whole text, which must have the link where the message is about one. */
export function problemaDoTexto({ texto, momento, motivos }: TextoDoModelo): string | null {
  const problema = problemaDoModelo(texto, momento);
  if (problema || !needsLink(momento, motivos) || texto.includes("{link}")) return problema;
  return "Falta {link}: sem ele, quem recebe não tem onde continuar.";
}

/** A talk about the result is the only such message without a link. */
const needsLink = (momento: Momento, motivos: readonly string[]) =>
  momento === "pagamento" || (momento === "convite" && motivos.join() !== "respondeu");

const namesOf = (campos: object) =>
  Object.keys(campos)
    .map((name) => `{${name}}`)
    .join(", ");

import { boolean, type InferOutput, number, object, optional, string } from "valibot";
import { formatReais } from "../catalogo/dinheiro.ts";
import { inPrograma, LIVRO, planoWords } from "../catalogo/nomes.ts";
import { NOMES_FORMAS } from "../catalogo/pedido.ts";
import { TIPOS_EMPRESA, TIPOS_LOJA } from "../catalogo/tipos-loja.ts";
import { CHEGADAS, type Chegada } from "./chegadas.ts";

/** What somebody asked for: `privado.catalogo_de` and, in `texto`, what they wrote. Rows from before it have only that. */
export const resumoSchema = object({
  texto: string(),
  tabela: optional(string()),
  produto: optional(string()),
  programa: optional(string()),
  mentoria: optional(boolean()),
  imersao: optional(boolean()),
  tipo_loja: optional(string()),
  tipo_empresa: optional(string()),
  plano: optional(string()),
  tipo: optional(string()),
  valor_centavos: optional(number()),
  forma: optional(string()),
  nota: optional(number()),
  canal: optional(string()),
});
export type Resumo = InferOutput<typeof resumoSchema>;

/** In one line: "Inscrição na Plenitude: Conversão, plano Ritmo". */
export function resumoOf(resumo: Resumo): string {
  switch (resumo.tabela) {
    case "leadlive":
      return resumo.produto === "livro" ? upperFirst(LIVRO) : `Interesse ${inPrograma({ programa: resumo.produto })}`;
    case "inscricoes":
      return inscricaoText(resumo);
    case "cadastros_app":
      return `Cadastro ${inPrograma({ programa: resumo.tipo === "free" ? "edenappfree" : "edenapp" })}`;
    case "pedidos":
      return [`Pedido ${inPrograma({ programa: "edenapp" })}`, valorOf(resumo), nameOf(NOMES_FORMAS, resumo.forma)]
        .filter(Boolean)
        .join(", ");
    case "diagnosticos_respostas":
      return resumo.nota === undefined ? "Diagnóstico" : `Diagnóstico: nota ${resumo.nota} de 100`;
    case "registros":
      return resumo.texto || (CHEGADAS[resumo.canal as Chegada]?.frase ?? "");
    case "emails_recebidos":
      return resumo.texto || "E-mail sem texto";
    default:
      return resumo.texto;
  }
}

function inscricaoText(resumo: Resumo): string {
  const details = [
    nameOf(TIPOS_LOJA, resumo.tipo_loja),
    nameOf(TIPOS_EMPRESA, resumo.tipo_empresa),
    planoWords(resumo.plano),
    resumo.texto,
  ].filter(Boolean);
  return [`Inscrição ${inPrograma(resumo)}`, ...(details.length > 0 ? [details.join(", ")] : [])].join(": ");
}

const valorOf = ({ valor_centavos }: Resumo) => (valor_centavos === undefined ? "" : formatReais(valor_centavos));
const nameOf = (names: Readonly<Record<string, string>>, id: string | undefined) => (id ? names[id] : undefined);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

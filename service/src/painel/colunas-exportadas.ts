import { type Resumo, resumoOf } from "@eden/domain/atendimento/resumo";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { formatTextoDaReceita } from "@eden/domain/farmacias/texto-da-receita";
import type { PessoaLinha } from "@eden/domain/painel/pessoa";
import { ESTADOS, type Estado, MOTIVOS, type Motivo, ORIGENS, type Origem } from "@eden/domain/painel/valores";

/** The columns of an exported list, in their order: title and cell. */
export const COLUNAS: Record<
  Exclude<keyof PessoaExportada, "receita">,
  readonly [titulo: string, cell: (pessoa: PessoaExportada) => string | null]
> = {
  protocolo: ["Protocolo", ({ protocolo }) => protocolo],
  nome: ["Nome", ({ nome }) => nome],
  email: ["E-mail", ({ email }) => email],
  // With brackets and a dash Excel keeps it as text.
  telefone: ["Telefone", ({ telefone }) => telefone && formatTelefone(telefone)],
  loja: ["Farmácia", ({ loja, receita }) => (loja && receita.includes("loja") ? formatTextoDaReceita(loja) : loja)],
  cidade: ["Cidade", ({ cidade }) => cidade],
  uf: ["UF", ({ uf }) => uf],
  origem: ["Origem", ({ origem }) => ORIGENS[origem]],
  campanha: ["Campanha", ({ campanha }) => campanha],
  fonte: ["Fonte", ({ fonte }) => fonte],
  aceita_novidades: ["Aceita novidades", ({ aceita_novidades }) => (aceita_novidades ? "Sim" : "Não")],
  novidades_em: ["Aceitou em", ({ novidades_em }) => novidades_em],
  novidades_versao: ["Versão do texto aceito", ({ novidades_versao }) => novidades_versao],
  estado: ["Estado", ({ estado }) => ESTADOS[estado].nome],
  motivo: ["Motivo", ({ motivo }) => motivo && MOTIVOS[motivo].nome],
  dono: ["Dono", ({ dono }) => dono],
  escreveu_em: ["Escreveu em", ({ escreveu_em }) => escreveu_em],
  responder_ate: ["Responder até", ({ responder_ate }) => responder_ate],
  respondida_em: ["Primeira resposta", ({ respondida_em }) => respondida_em],
  passo_texto: ["Próximo passo", ({ passo_texto }) => passo_texto],
  passo_em: ["Data do passo", ({ passo_em }) => passo_em],
  nota: ["Nota do diagnóstico", ({ nota }) => nota],
  // A decimal comma, so that a Brazilian spreadsheet can add it up.
  entrou_centavos: [
    "Entrou (R$)",
    ({ entrou_centavos }) => entrou_centavos && (Number(entrou_centavos) / 100).toFixed(2).replace(".", ","),
  ],
  resumo: ["Assunto", ({ resumo }) => resumoOf(resumo)],
};

/** Columns of a list that a file has under other names, or not at all. `COLUNAS` needs every other one. */
type NaoExportada =
  | "id"
  | "receita"
  | "estado_desde"
  | "passo"
  | "relogio"
  | "resposta"
  | "suspeita"
  | "ultima_entrada_em"
  | "versao";

/** A row of the cursor that `painel.abrir_exportacao` opens; moments are written as a Brazilian spreadsheet reads them. */
export interface PessoaExportada extends Record<Exclude<keyof PessoaLinha, NaoExportada>, unknown> {
  protocolo: string | null;
  nome: string;
  email: string | null;
  telefone: string | null;
  loja: string | null;
  cidade: string | null;
  uf: string | null;
  receita: readonly string[];
  origem: Origem;
  campanha: string | null;
  fonte: string | null;
  aceita_novidades: boolean;
  novidades_em: string | null;
  novidades_versao: string | null;
  estado: Estado;
  motivo: Motivo | null;
  dono: string | null;
  escreveu_em: string;
  responder_ate: string | null;
  respondida_em: string | null;
  passo_texto: string | null;
  passo_em: string | null;
  nota: string | null;
  resumo: Resumo;
  /** A bigint, as text. */
  entrou_centavos: string | null;
}

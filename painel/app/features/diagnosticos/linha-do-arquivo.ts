import type { Saida } from "~/clients/rpc.ts";
import type { LinhaLoja } from "./colunas.ts";

type Conferida = Saida<"conferir_lojas">["linhas"][number];
/** Only the preview returns documents and register. */
export type Julgada = Saida<"importar_lojas">["linhas"][number] & Partial<Pick<Conferida, "cnpj" | "cpf" | "receita">>;
export type SituacaoDaLinha = Julgada["situacao"] | "gravada";

export interface LinhaDoArquivo {
  /** Line of the file, as a text editor counts it. */
  linha: number;
  valores: LinhaLoja;
  /** Null until the database has judged it. */
  situacao: SituacaoDaLinha | null;
  erro: string | null;
  /** As the database would store them, once it has judged the row. */
  cnpj?: string | null;
  cpf?: string | null;
  receita?: Conferida["receita"];
  /** Of a written row: it was a second person for a known store. */
  segunda?: boolean;
}

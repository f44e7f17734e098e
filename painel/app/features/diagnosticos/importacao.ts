import { normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { onlyDigits } from "@eden/domain/documentos/numero";
import type { Saida } from "~/clients/rpc.ts";
import { RpcError } from "~/clients/transport.ts";
import { CAMPO_IDS, CAMPOS, type Colunas, type LinhaLoja, linhaOf, mapColunas, OBRIGATORIOS } from "./colunas.ts";
import { type CsvRecord, decodeCsv, readCsv } from "./csv.ts";
import { relateLinhas } from "./relate-linhas.ts";
import { chunksOf, inSlices } from "./slices.ts";

type Conferida = Saida<"conferir_lojas">["linhas"][number];
/** Only the preview returns documents and register. */
type Julgada = Saida<"importar_lojas">["linhas"][number] & Partial<Pick<Conferida, "cnpj" | "cpf" | "receita">>;
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

export interface ImportacaoState {
  status: "escolher" | "lendo" | "conferindo" | "conferida" | "gravando";
  arquivo: string;
  cabecalho: readonly string[];
  colunas: Colunas;
  linhas: readonly LinhaDoArquivo[];
  /** Rows read, judged or written so far, of how many. */
  feitas: number;
  total: number;
  erro: string | null;
}

interface ImportacaoPorts {
  check: (linhas: LinhaLoja[]) => Promise<readonly Julgada[]>;
  save: (linhas: LinhaLoja[]) => Promise<readonly Julgada[]>;
  /** Lets the browser draw and react between two slices of work. */
  pause?: () => Promise<unknown>;
}

const MAX_BYTES = 5_000_000;
const EMPTY: ImportacaoState = {
  status: "escolher",
  arquivo: "",
  cabecalho: [],
  colunas: mapColunas([]),
  linhas: [],
  feitas: 0,
  total: 0,
  erro: null,
};

/** A file of stores on its way to the database: read, judged row by row, corrected, and only then written. */
export class Importacao {
  #state = EMPTY;
  #records: CsvRecord[] = [];
  /** A newer file or column choice ends the work on the older one. */
  #run = 0;
  readonly #listeners = new Set<() => void>();
  readonly #ports: ImportacaoPorts;

  constructor(ports: ImportacaoPorts) {
    this.#ports = ports;
  }

  getState = (): ImportacaoState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = async (file: Pick<File, "name" | "size" | "arrayBuffer">): Promise<void> => {
    const run = ++this.#run;
    if (file.size > MAX_BYTES) return this.#change({ ...EMPTY, erro: "O arquivo passa de 5 MB. Divida em dois." });
    this.#change({ ...EMPTY, status: "lendo", arquivo: file.name });
    const records: CsvRecord[] = [];
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    await inSlices(readCsv(text), this.#ports.pause, (slice) => {
      if (run !== this.#run) return false;
      records.push(...slice);
      this.#change({ feitas: records.length });
      return true;
    });
    if (run !== this.#run) return;
    const cabecalho = records.shift()?.campos ?? [];
    if (records.length === 0) return this.#change({ ...EMPTY, erro: "O arquivo não tem linhas depois do cabeçalho." });
    this.#records = records;
    this.#change({ cabecalho });
    await this.setColunas(mapColunas(cabecalho));
  };

  /** Reads the rows again with other columns. Without CNPJ and CPF nothing is judged. */
  setColunas = async (colunas: Colunas): Promise<void> => {
    const run = ++this.#run;
    this.#change({ status: "lendo", colunas, feitas: 0, erro: null });
    const linhas: LinhaDoArquivo[] = [];
    await inSlices(this.#records, this.#ports.pause, (slice) => {
      if (run !== this.#run) return false;
      linhas.push(
        ...slice.map(({ linha, campos }) => ({ linha, valores: linhaOf(campos, colunas), situacao: null, erro: null })),
      );
      this.#change({ feitas: linhas.length });
      return true;
    });
    if (run !== this.#run) return;
    this.#change({ linhas });
    if (OBRIGATORIOS.some((campo) => colunas[campo] === null)) return this.#change({ status: "conferida", feitas: 0 });
    await this.judge();
  };

  /** Judges the rows that have no verdict: all at first, afterwards the corrected ones. */
  judge = async (): Promise<void> => {
    const run = ++this.#run;
    this.#change({ status: "conferindo", erro: null, feitas: 0 });
    await this.#markOwn(run);
    const pending = this.#indexesOf((linha) => linha.situacao === null);
    await this.#send(run, pending, this.#ports.check, (situacao) => situacao);
    if (run === this.#run) this.#change({ status: "conferida", linhas: relateLinhas(this.#state.linhas) });
  };

  /** Corrects one row and judges it again, with the rows that depended on another one. */
  fix = (index: number, valores: LinhaLoja): Promise<void> => {
    const linhas = this.#state.linhas.map((linha, at) => {
      if (at === index) return { linha: linha.linha, valores, situacao: null, erro: null };
      return linha.situacao === "repetida" || linha.situacao === "segunda"
        ? { ...linha, situacao: null, erro: null }
        : linha;
    });
    this.#change({ linhas });
    return this.judge();
  };

  /** Writes the rows that enter. What fails stays as it is, and can be written again. */
  save = async (): Promise<void> => {
    const run = ++this.#run;
    this.#change({ status: "gravando", erro: null, feitas: 0 });
    const novas = this.#indexesOf(({ situacao }) => enters(situacao));
    await this.#send(run, novas, this.#ports.save, (situacao) => (enters(situacao) ? "gravada" : situacao));
    this.#change({ status: "conferida" });
  };

  /** What needs no database: a text too long to be sent. */
  async #markOwn(run: number): Promise<void> {
    const linhas: LinhaDoArquivo[] = [];
    await inSlices(this.#state.linhas, this.#ports.pause, (slice) => {
      linhas.push(...slice.map(judgeOwn));
      return run === this.#run;
    });
    if (run === this.#run) this.#change({ linhas });
  }

  async #send(
    run: number,
    indexes: readonly number[],
    port: ImportacaoPorts["check"],
    settle: (situacao: Julgada["situacao"]) => SituacaoDaLinha,
  ): Promise<void> {
    this.#change({ total: indexes.length });
    const valuesAt = (index: number) => this.#state.linhas[index]?.valores as LinhaLoja;
    try {
      for (const chunk of chunksOf(indexes, valuesAt)) {
        const judged = await port(chunk.map(valuesAt));
        if (run !== this.#run) return;
        const linhas = [...this.#state.linhas];
        for (const [at, index] of chunk.entries()) {
          const verdict = judged[at];
          const linha = linhas[index];
          if (verdict && linha)
            linhas[index] = { ...linha, ...settledOf(linha, verdict), situacao: settle(verdict.situacao) };
        }
        this.#change({ linhas, feitas: this.#state.feitas + chunk.length });
      }
    } catch (error) {
      if (run !== this.#run) return;
      this.#change({ erro: error instanceof RpcError ? error.mensagem : "A conexão caiu no meio. Tente de novo." });
    }
  }

  #indexesOf(matches: (linha: LinhaDoArquivo) => boolean): number[] {
    return this.#state.linhas.flatMap((linha, index) => (matches(linha) ? [index] : []));
  }

  #change(next: Partial<ImportacaoState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}

const enters = (situacao: SituacaoDaLinha | null) => situacao === "nova" || situacao === "segunda";

function settledOf(linha: LinhaDoArquivo, { situacao, erro, cnpj, cpf, receita }: Julgada): Partial<LinhaDoArquivo> {
  return {
    erro,
    segunda: situacao === "segunda",
    cnpj: cnpj ?? linha.cnpj ?? normalizeCnpj(linha.valores.cnpj),
    cpf: cpf ?? linha.cpf ?? onlyDigits(linha.valores.cpf),
    receita: receita ?? linha.receita ?? null,
  };
}

function judgeOwn(linha: LinhaDoArquivo): LinhaDoArquivo {
  const { valores, situacao } = linha;
  if (situacao !== null) return linha;
  const long = CAMPO_IDS.find((campo) => valores[campo].length > CAMPOS[campo].max);
  return long
    ? { ...linha, situacao: "invalida", erro: `${CAMPOS[long].nome}: mais de ${CAMPOS[long].max} letras` }
    : linha;
}

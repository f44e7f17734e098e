import { normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { onlyDigits } from "@eden/domain/documentos/numero";
import type { Saida } from "~/clients/rpc.ts";
import { RpcError } from "~/clients/transport.ts";
import { CAMPO_IDS, CAMPOS, type Colunas, type LinhaLoja, linhaOf, mapColunas, OBRIGATORIOS } from "./colunas.ts";
import { type CsvRecord, decodeCsv, readCsv } from "./csv.ts";
import { chunksOf, inSlices } from "./slices.ts";

type Julgada = Saida<"conferir_lojas">["linhas"][number];
export type SituacaoDaLinha = Julgada["situacao"] | "gravada";

export interface LinhaDoArquivo {
  /** Line of the file, as a text editor counts it. */
  linha: number;
  valores: LinhaLoja;
  /** Null until the database has judged it. */
  situacao: SituacaoDaLinha | null;
  erro: string | null;
}

export interface ImportacaoState {
  status: "escolher" | "lendo" | "conferindo" | "conferida" | "gravando";
  arquivo: string;
  cabecalho: readonly string[];
  colunas: Colunas;
  linhas: readonly LinhaDoArquivo[];
  /** Rows read or judged so far, for the progress. */
  feitas: number;
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
    if (run === this.#run) this.#change({ status: "conferida" });
  };

  /** Corrects one row and judges it again, with the rows that repeated it. */
  fix = (index: number, valores: LinhaLoja): Promise<void> => {
    const linhas = this.#state.linhas.map((linha, at) => {
      if (at === index) return { ...linha, valores, situacao: null, erro: null };
      return linha.situacao === "repetida" ? { ...linha, situacao: null, erro: null } : linha;
    });
    this.#change({ linhas });
    return this.judge();
  };

  /** Writes the new rows and returns how many were written. What fails stays new, and can be written again. */
  save = async (): Promise<number> => {
    const run = ++this.#run;
    this.#change({ status: "gravando", erro: null, feitas: 0 });
    const novas = this.#indexesOf(({ situacao }) => situacao === "nova");
    await this.#send(run, novas, this.#ports.save, (situacao) => (situacao === "nova" ? "gravada" : situacao));
    this.#change({ status: "conferida" });
    return novas.filter((index) => this.#state.linhas[index]?.situacao === "gravada").length;
  };

  /** What needs no database: a repeated row, a text too long to be sent. */
  async #markOwn(run: number): Promise<void> {
    const seen = new Set<string>();
    const linhas: LinhaDoArquivo[] = [];
    await inSlices(this.#state.linhas, this.#ports.pause, (slice) => {
      linhas.push(...slice.map((linha) => judgeOwn(linha, seen)));
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
    const valuesAt = (index: number) => this.#state.linhas[index]?.valores as LinhaLoja;
    try {
      for (const chunk of chunksOf(indexes, valuesAt)) {
        const judged = await port(chunk.map(valuesAt));
        if (run !== this.#run) return;
        const linhas = [...this.#state.linhas];
        for (const [at, index] of chunk.entries()) {
          const verdict = judged[at];
          const linha = linhas[index];
          if (verdict && linha) linhas[index] = { ...linha, situacao: settle(verdict.situacao), erro: verdict.erro };
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

function judgeOwn(linha: LinhaDoArquivo, seen: Set<string>): LinhaDoArquivo {
  const { valores, situacao } = linha;
  const chave = `${normalizeCnpj(valores.cnpj)} ${onlyDigits(valores.cpf)}`;
  const repeated = seen.has(chave) && !chave.startsWith(" ") && !chave.endsWith(" ");
  seen.add(chave);
  if (situacao !== null) return linha;
  if (repeated) return { ...linha, situacao: "repetida", erro: "Repete uma linha de cima" };
  const long = CAMPO_IDS.find((campo) => valores[campo].length > CAMPOS[campo].max);
  return long ? { ...linha, situacao: "invalida", erro: `${CAMPOS[long].nome}: texto longo demais` } : linha;
}

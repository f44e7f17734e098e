interface Base {
  rotulo: string;
  /** One line below the field. */
  ajuda?: string;
}

/** A single paragraph of plain text. Lengths are as a browser counts them. */
interface Texto extends Base {
  tipo: "texto_curto" | "texto_longo";
  max: number;
  /** A regular expression that JavaScript and PostgreSQL read alike. */
  padrao?: string;
}
/** National digits: area code and number. */
interface Telefone extends Base {
  tipo: "telefone";
}
/** An https address on one of these hosts or below it. */
interface Url extends Base {
  tipo: "url";
  hosts: readonly string[];
}
/** `2027-03-12T19:30`, in São Paulo. */
interface DataHora extends Base {
  tipo: "data_hora";
}
/** UUID of an uploaded picture. `proporcao` is the width of the fixed crop divided by its height. */
interface Imagem extends Base {
  tipo: "imagem";
  proporcao: number;
}
interface Lista extends Base {
  tipo: "lista";
  min: number;
  max: number;
  item: Campo;
}
export interface Grupo extends Base {
  tipo: "grupo";
  campos: Readonly<Record<string, Campo>>;
  /** Names of fields that are filled in together or all left empty. */
  juntos?: readonly string[];
  /** Names of two dates; the first must be earlier. */
  ordem?: readonly [string, string];
}

type Simples = Texto | Telefone | Url | DataHora | Imagem;
/** Describes a value that the team edits: the editor renders it, the schema and the database check by it. */
export type Campo = (Simples & { opcional?: true }) | Lista | Grupo;

/** The type of a valid value. An empty optional field is null. */
export type ValorDe<C> = C extends { tipo: "grupo"; campos: infer Campos }
  ? { readonly [Nome in keyof Campos]: ValorDe<Campos[Nome]> }
  : C extends { tipo: "lista"; item: infer Item }
    ? readonly ValorDe<Item>[]
    : C extends { opcional: true }
      ? string | null
      : string;

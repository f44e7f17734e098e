import { array, number, object, parse, record, string } from "valibot";

/** Address of IBGE's data services. */
export const IBGE = "https://servicodados.ibge.gov.br/api";
export const POPULACAO = "/v3/agregados/6579/periodos/-1/variaveis/9324?localidades=N6[all]";
export const MUNICIPIOS = "/v1/localidades/municipios?view=nivelado";

const agregadoSchema = array(
  object({
    resultados: array(
      object({
        series: array(object({ localidade: object({ id: string() }), serie: record(string(), string()) })),
      }),
    ),
  }),
);

const municipioSchema = object({
  "municipio-id": number(),
  "municipio-nome": string(),
  "UF-sigla": string(),
  "regiao-imediata-id": number(),
  "regiao-imediata-nome": string(),
});

export interface Habitantes {
  ibge: number;
  ano: number;
  habitantes: number;
}

/** Inhabitants of each town in the newest year. "...", "-" and "X" are values that IBGE does not give: never zero. */
export function readPopulacao(body: unknown): Habitantes[] {
  const [agregado] = parse(agregadoSchema, body);
  return (agregado?.resultados[0]?.series ?? []).flatMap(({ localidade, serie }) => {
    const [ano = "", valor = ""] = Object.entries(serie).sort().at(-1) ?? [];
    return /^[1-9]\d*$/.test(valor)
      ? [{ ibge: Number(localidade.id), ano: Number(ano), habitantes: Number(valor) }]
      : [];
  });
}

/** The immediate region of each town. */
export function readRegioes(body: unknown): Map<number, { regiao: number; nome: string }> {
  return new Map(
    parse(array(municipioSchema), body).map((town) => [
      town["municipio-id"],
      { regiao: town["regiao-imediata-id"], nome: cleanNome(town["regiao-imediata-nome"]) },
    ]),
  );
}

/** IBGE answers a dash that it could not encode as an inverted question mark. */
const cleanNome = (nome: string) =>
  nome
    .replace(/\s*[¿–]\s*/g, " - ")
    .replaceAll(",", "")
    .trim();

/** The rows of data/municipios.csv with the regions of IBGE, and the towns that IBGE does not have. */
export function withRegioes(csv: string, regioes: ReturnType<typeof readRegioes>): { csv: string; missing: string[] } {
  const [header = "", ...lines] = csv.trimEnd().split("\n");
  const columns = header.split(",");
  const missing: string[] = [];
  const at = (name: string) => columns.indexOf(name);
  const written = lines.map((line) => {
    const values = line.split(",");
    const found = regioes.get(Number(values[at("ibge")]));
    if (!found) {
      missing.push(values[at("ibge")] ?? "");
      return line;
    }
    values[at("regiao")] = String(found.regiao);
    values[at("regiao_nome")] = found.nome;
    return values.join(",");
  });
  return { csv: `${[header, ...written].join("\n")}\n`, missing };
}

export const toCsv = (rows: Habitantes[]) =>
  `ibge,ano,habitantes\n${rows
    .toSorted((one, other) => one.ibge - other.ibge)
    .map(({ ibge, ano, habitantes }) => `${ibge},${ano},${habitantes}\n`)
    .join("")}`;

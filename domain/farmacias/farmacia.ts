import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
} from "valibot";
import { registroPagoSchema } from "../formularios/registro-edenapp.ts";
import { formatTextoDaReceita } from "./texto-da-receita.ts";

const texto = pipe(string(), transform(formatTextoDaReceita));
/** YYYY-MM-DD. */
const data = nullable(string());

const outraSchema = object({
  cnpj: string(),
  matriz: boolean(),
  nome: texto,
  municipio: nullable(texto),
  uf: string(),
});

/** One pharmacy as `localizar_farmacia` returns it. */
export const farmaciaSchema = object({
  cnpj: string(),
  matriz: boolean(),
  nome_fantasia: nullable(texto),
  razao_social: texto,
  situacao: picklist(["nula", "ativa", "suspensa", "inapta", "baixada"]),
  situacao_em: data,
  inicio_em: data,
  /** Null, like numero, complemento and cep, for a sole trader. */
  logradouro: nullable(texto),
  numero: nullable(texto),
  complemento: nullable(texto),
  bairro: nullable(texto),
  cep: nullable(string()),
  municipio: nullable(texto),
  uf: string(),
  /** Town at IBGE, and its name in the address of its raio-x; null for a town that we do not know. */
  ibge: nullable(number()),
  slug: nullable(string()),
  /** Month of our copy of the register. */
  mes: data,
  /** Other active pharmacies of the same root. */
  outras: array(outraSchema),
});

export type Farmacia = InferOutput<typeof farmaciaSchema>;

/** Fields of a cadastro that the register can fill. */
export const CAMPOS_DA_EMPRESA = [
  "razaoSocial",
  "endereco",
  "numero",
  "complemento",
  "bairro",
  "cidade",
  "estado",
] as const;
export type CampoDaEmpresa = (typeof CAMPOS_DA_EMPRESA)[number];
/** No form asks for the CEP: it comes with the register's address. */
export type DadosDaEmpresa = Record<CampoDaEmpresa | "cep", string>;
/** Values that the register filled in, and the CNPJ that they belong to; a field that differs was corrected by the visitor. */
export type Preenchidos = Partial<DadosDaEmpresa> & { cnpj?: string };

/** What the register adds to a form: only empty fields, and no value that the form would refuse. */
export function fillEmpresa(farmacia: Farmacia, dados: DadosDaEmpresa): Preenchidos {
  const found = {
    razaoSocial: farmacia.razao_social,
    endereco: farmacia.logradouro,
    numero: farmacia.numero,
    complemento: farmacia.complemento,
    bairro: farmacia.bairro,
    cidade: farmacia.municipio,
    estado: farmacia.uf,
  };
  const patch: Preenchidos = {};
  for (const campo of CAMPOS_DA_EMPRESA) {
    const value = found[campo];
    if (!value || dados[campo].trim() !== "") continue;
    if (safeParse(registroPagoSchema.entries[campo], value).success) patch[campo] = value;
  }
  if (farmacia.cep && isRegisterAddress(patch)) patch.cep = farmacia.cep;
  return patch;
}

/** A CEP belongs to a street and a town: with one of them typed by the visitor, the register's would be a guess. */
const isRegisterAddress = (patch: Preenchidos) => patch.endereco !== undefined && patch.cidade !== undefined;

/** Another street or town leaves the CEP unknown. */
export const semCep = (campo: CampoDaEmpresa): { cep?: "" } =>
  campo === "endereco" || campo === "cidade" || campo === "estado" ? { cep: "" } : {};

/** Removes the register's values that the visitor did not change: they belong to another CNPJ. */
export function clearFilled(dados: DadosDaEmpresa, preenchidos: Preenchidos): Preenchidos {
  const patch: Preenchidos = {};
  for (const campo of CAMPOS_DA_EMPRESA) {
    if (marcaOf(campo, dados, preenchidos) === "preenchido") patch[campo] = "";
  }
  if (preenchidos.cep) patch.cep = "";
  return patch;
}

/** The first field that a cadastro needs and that is still empty. */
export function firstFaltando(dados: DadosDaEmpresa): CampoDaEmpresa | undefined {
  return CAMPOS_DA_EMPRESA.find((campo) => campo !== "complemento" && dados[campo].trim() === "");
}

/** "preenchido" while the field has the register's value, "corrigido" once the visitor changed it. */
export function marcaOf(campo: CampoDaEmpresa, dados: DadosDaEmpresa, preenchidos: Preenchidos) {
  const value = preenchidos[campo];
  if (!value) return undefined;
  return dados[campo] === value ? "preenchido" : "corrigido";
}

export const nomeOf = (farmacia: Pick<Farmacia, "nome_fantasia" | "razao_social">) =>
  farmacia.nome_fantasia || farmacia.razao_social;

/** "Marília, SP". */
export const lugarOf = ({ municipio, uf }: { municipio: string | null; uf: string }) =>
  [municipio, uf].filter(Boolean).join(", ");

/** "outubro de 2026", from a date of the register. */
export function formatMes(date: string): string {
  return new Intl.DateTimeFormat("pt-BR", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));
}

import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nullable,
  pipe,
  regex,
  strictObject,
  string,
} from "valibot";
import { normalizeTexto } from "../campos/texto.ts";
import { isTelefoneValid, normalizeTelefone } from "../documentos/telefone.ts";
import type { Campo, Grupo } from "./campos.ts";
import { type Chave, camposDe, FORMAS, type Valor } from "./formas.ts";

/** The schema of a key. It changes nothing: `normalizeConteudo` prepares what was typed. */
export function schemaOf<C extends Chave>(chave: C): GenericSchema<unknown, Valor<C>> {
  return campoSchema(FORMAS[chave]) as GenericSchema<unknown, Valor<C>>;
}

function campoSchema(campo: Campo): GenericSchema<unknown, unknown> {
  switch (campo.tipo) {
    case "grupo":
      return grupoSchema(campo);
    case "lista":
      return pipe(
        array(campoSchema(campo.item), "Lista inválida"),
        minLength(campo.min, `Preencha ao menos ${campo.min}`),
        maxLength(campo.max, `No máximo ${campo.max}`),
      );
    default: {
      const simples = simplesSchema(campo);
      return campo.opcional ? nullable(simples) : simples;
    }
  }
}

function grupoSchema(grupo: Grupo): GenericSchema<unknown, unknown> {
  const entries = Object.fromEntries(camposDe(grupo).map(([nome, campo]) => [nome, campoSchema(campo)]));
  const { juntos = [], ordem } = grupo;
  return pipe(
    strictObject(entries, "Campos inválidos"),
    check(
      (valor) => new Set(juntos.map((nome) => valor[nome] === null)).size <= 1,
      `Preencha juntos, ou deixe vazios: ${juntos.map((nome) => rotuloDe(grupo, nome)).join(", ")}`,
    ),
    check(
      (valor) => !ordem || valor[ordem[0]] === null || String(valor[ordem[0]]) < String(valor[ordem[1]]),
      ordem ? `${rotuloDe(grupo, ordem[0])} vem antes de ${rotuloDe(grupo, ordem[1])}` : "",
    ),
  );
}

const rotuloDe = (grupo: Grupo, nome: string) => grupo.campos[nome]?.rotulo ?? nome;

/** Text that a spreadsheet runs as a formula, and what could pass for HTML. */
const PROIBIDOS = /^[=+@\uff0b\uff0d\uff1d\uff20]|^-(?!\d*$)|[<>]/;
const DATA_HORA = /^(20[2-9]\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const URL_MAX = 200;

function simplesSchema(campo: Exclude<Campo, { tipo: "grupo" | "lista" }>): GenericSchema<unknown, string> {
  switch (campo.tipo) {
    case "telefone":
      return pipe(
        string("Informe o número"),
        check((valor) => normalizeTelefone(valor) === valor && isTelefoneValid(valor), "Telefone inválido"),
      );
    case "url":
      return pipe(
        string("Informe o endereço"),
        check(
          (valor) => isUrlOf(valor, campo.hosts),
          `Cole um endereço que comece com https:// e seja de ${campo.hosts.join(" ou ")}`,
        ),
      );
    case "data_hora":
      return pipe(string("Informe data e hora"), check(isDataHora, "Data ou hora inválida"));
    case "imagem":
      return pipe(
        string("Escolha uma imagem"),
        check((valor) => UUID.test(valor), "Imagem inválida"),
      );
    default:
      return pipe(
        string("Preencha este campo"),
        check((valor) => valor.length > 0, "Preencha este campo"),
        maxLength(campo.max, `No máximo ${campo.max} caracteres`),
        campo.padrao === undefined
          ? check(isLinha, "Só texto simples, sem < e >, e sem começar com =, +, - ou @")
          : regex(new RegExp(campo.padrao), "Formato inválido"),
      );
  }
}

function isLinha(valor: string): boolean {
  return valor.isWellFormed() && normalizeTexto(valor) === valor && !PROIBIDOS.test(valor);
}

function isUrlOf(valor: string, hosts: readonly string[]): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)(\/[!#-;=?-~]*)?$/.exec(valor)?.[1];
  return valor.length <= URL_MAX && hosts.some((known) => host === known || host?.endsWith(`.${known}`));
}

function isDataHora(valor: string): boolean {
  const [, ano, mes, dia] = DATA_HORA.exec(valor)?.map(Number) ?? [];
  if (ano === undefined || mes === undefined || dia === undefined) return false;
  return dia <= new Date(Date.UTC(ano, mes, 0)).getUTCDate();
}

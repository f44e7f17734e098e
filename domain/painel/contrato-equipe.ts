import {
  array,
  boolean,
  check,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from "valibot";
import { problemaDoModelo, problemaDoTexto } from "./campos-do-modelo.ts";
import { modeloId, modeloSchema } from "./contrato-caixa.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { filtroSchema } from "./filtro.ts";
import { FORMULARIOS, LIMITE_MAXIMO } from "./limites.ts";
import { hasMotivos, MOTIVOS_DO_MODELO } from "./motivos-do-modelo.ts";
import { GEREM } from "./papeis.ts";
import { comando, contagem, id, instante, texto } from "./partes.ts";
import { FINALIDADES, keysOf, ORIGENS, VISTAS } from "./valores.ts";

const versao = pipe(number(), integer());

/** A template as it may be saved: with the placeholders and reasons of its moment. */
const modeloGravavel = pipe(
  object({ ...modeloSchema.entries, nome: texto(80), assunto: nullable(texto(150)), texto: texto(4000) }),
  check(({ momento, assunto }) => problemaDoModelo(assunto ?? "", momento) === null),
  check((modelo) => problemaDoTexto(modelo) === null),
  check(({ momento, motivos }) =>
    motivos.every((motivo) => hasMotivos(momento) && Object.hasOwn(MOTIVOS_DO_MODELO[momento], motivo)),
  ),
);
const formulario = picklist(keysOf(FORMULARIOS));
/** `na_tela` is the raise that was on screen, null for none. */
const naTela = { ...comando, formulario, na_tela: nullable(id) };
const limiteGravado = object({ gravado: literal(true) });

/** Templates of messages, the limits of the forms, and the export of a list of the Caixa. */
export const CONTRATO_EQUIPE = {
  /** `versao` is the one that was on screen, null for a new template. */
  gravar_modelo: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, modelo: modeloGravavel, versao: optional(nullable(versao), null) }),
    saida: object({ id: modeloId, versao: number() }),
    registro: { frase: "gravou um modelo", nome: "Gravou modelo", sinal: "modelo" },
  }),
  apagar_modelo: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, id: modeloId, versao }),
    saida: object({ apagado: literal(true) }),
    registro: { frase: "removeu um modelo", nome: "Removeu modelo", sinal: "modelo" },
  }),
  /** `antes` is the order that was on screen. */
  ordenar_modelos: defineComando({
    papeis: GEREM,
    entrada: object({ ...comando, antes: array(modeloId), depois: array(modeloId) }),
    saida: object({ gravado: literal(true) }),
    registro: { frase: "mudou a ordem dos modelos", nome: "Ordenou modelos", sinal: "modelo" },
  }),

  limites: defineLeitura({
    papeis: GEREM,
    entrada: object({}),
    saida: object({
      agora: instante,
      limites: array(
        object({
          formulario,
          /** How many sends one address has within `minutos` on a normal day. */
          maximo: number(),
          minutos: number(),
          aumento: nullable(
            object({ id, maximo: number(), ate: instante, por: nullable(object({ id, nome: string() })) }),
          ),
        }),
      ),
    }),
  }),
  aumentar_limite: defineComando({
    papeis: GEREM,
    entrada: object({
      ...naTela,
      maximo: pipe(number(), integer(), minValue(1), maxValue(LIMITE_MAXIMO)),
      ate: instante,
    }),
    saida: limiteGravado,
    registro: { frase: "aumentou o limite de", nome: "Aumentou limite", sinal: "limite" },
  }),
  encerrar_aumento: defineComando({
    papeis: GEREM,
    entrada: object(naTela),
    saida: limiteGravado,
    registro: { frase: "voltou ao normal o limite de", nome: "Voltou limite ao normal", sinal: "limite" },
  }),

  /**
   * Records the export, of a view or of a filter, and counts its rows. The service then opens it and reads the rows by the
   * cursor `exportacao`.
   */
  exportar_caixa: defineLeitura({
    papeis: GEREM,
    entrada: pipe(
      object({
        filtro: optional(filtroSchema),
        vista: optional(picklist(keysOf(VISTAS))),
        origem: optional(nullable(picklist(keysOf(ORIGENS))), null),
        so_novidades: optional(boolean(), false),
        finalidade: optional(picklist(keysOf(FINALIDADES)), "trabalho"),
      }),
      check(({ filtro, vista }) => (filtro === undefined) !== (vista === undefined)),
    ),
    saida: object({ exportacao: id, quantas: contagem }),
  }),
  abrir_exportacao: defineLeitura({
    papeis: GEREM,
    entrada: object({ exportacao: id }),
    saida: object({ aberta: literal(true) }),
  }),
} as const;

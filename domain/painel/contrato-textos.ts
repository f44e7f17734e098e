import {
  array,
  boolean,
  forward,
  integer,
  is,
  literal,
  nullable,
  number,
  object,
  partialCheck,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from "valibot";
import { CHAVES, FORMAS } from "../conteudo/formas.ts";
import { normalizeConteudo } from "../conteudo/normalize-conteudo.ts";
import { schemaOf } from "../conteudo/schema.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM, GEREM, LEEM } from "./papeis.ts";
import { comando, id, instante, texto } from "./partes.ts";

/** `em_aprovacao` waits for a second person; `recusado` went back to its author with a reason. */
export const SITUACOES_TEXTO = ["rascunho", "em_aprovacao", "recusado"] as const;

const chave = picklist(CHAVES);
const autor = object({ id, nome: string() });
/** The newest build of the site or of the preview: `pronta_em` is null while it runs. */
const construcaoSchema = nullable(object({ revisao: number(), pedida_em: instante, pronta_em: nullable(instante) }));

const linha = {
  chave,
  /** Grows with every change of the draft or of what is published; a write names the one it saw. */
  versao: number(),
  /** The draft's; null without one. */
  situacao: nullable(picklist(SITUACOES_TEXTO)),
  /** Author and time of the draft. */
  autor: nullable(autor),
  gravado_em: nullable(instante),
};
const noTexto = { ...comando, chave, versao: pipe(number(), integer()) };
const gravado = object({ chave, versao: number() });

/**
 * `POST /api/painel/textos/fotos?x=&y=&largura=`: the picture as the body, cut from its pixels as they are displayed. The
 * height follows from the fixed proportion. `GET /api/painel/textos/fotos/{id}` shows it.
 */
export const fotoGravadaSchema = object({ id });
/** `GET /api/painel/textos/enderecos`: origins of the site and of its preview; null where no preview is configured. */
export const enderecosSchema = object({ site: string(), previa: nullable(string()) });

/**
 * The texts of the site. A key without a published value has the committed one: `CONTEUDO` in `domain/conteudo/`, and
 * `isAmostra` tells whether that is still a sample.
 */
export const CONTRATO_TEXTOS = {
  textos: defineLeitura({
    papeis: LEEM,
    entrada: object({}),
    saida: object({
      textos: array(
        object({
          ...linha,
          publicado: boolean(),
          publicado_em: nullable(instante),
          /** What is published, for the summary of the list; null with the committed value. */
          valor: nullable(unknown()),
        }),
      ),
      site: construcaoSchema,
      previa: construcaoSchema,
      agora: instante,
    }),
  }),
  texto: defineLeitura({
    papeis: LEEM,
    entrada: object({ chave }),
    saida: object({
      ...linha,
      /** Null: the committed value is on the site. */
      publicado: nullable(unknown()),
      rascunho: nullable(unknown()),
      /** Why it was refused. */
      motivo: nullable(string()),
      /** False for the draft's own author: another member of gestao approves. */
      pode_aprovar: boolean(),
      /** Newest first. An undone one is no longer on the site. */
      publicacoes: array(
        object({
          id,
          em: instante,
          autor,
          aprovador: autor,
          valor: unknown(),
          desfeita_em: nullable(instante),
          desfeita_por: nullable(autor),
        }),
      ),
      site: construcaoSchema,
      previa: construcaoSchema,
      agora: instante,
    }),
  }),
  /** Checked by the schema of its key, and again in the database. Ends a request for approval. */
  gravar_rascunho: defineComando({
    papeis: ATENDEM,
    entrada: pipe(
      object({ ...noTexto, valor: unknown() }),
      transform((pedido) => ({ ...pedido, valor: normalizeConteudo(FORMAS[pedido.chave], pedido.valor) })),
      forward(
        partialCheck([["chave"], ["valor"]], ({ chave, valor }) => is(schemaOf(chave), valor), "Confira os campos"),
        ["valor"],
      ),
    ),
    saida: gravado,
    registro: { frase: "escreveu um rascunho para o site", nome: "Escreveu rascunho", sinal: "texto" },
  }),
  descartar_rascunho: defineComando({
    papeis: ATENDEM,
    entrada: object(noTexto),
    saida: gravado,
    registro: { frase: "descartou um rascunho do site", nome: "Descartou rascunho", sinal: "texto" },
  }),
  pedir_aprovacao: defineComando({
    papeis: ATENDEM,
    entrada: object(noTexto),
    saida: gravado,
    registro: { frase: "pediu aprovação de um texto do site", nome: "Pediu aprovação", sinal: "texto" },
  }),
  /** Publishes; only by a member of gestao who is not the author. */
  aprovar_texto: defineComando({
    papeis: GEREM,
    entrada: object(noTexto),
    saida: gravado,
    registro: { frase: "publicou um texto do site", nome: "Publicou texto", sinal: "feito" },
  }),
  recusar_texto: defineComando({
    papeis: GEREM,
    entrada: object({ ...noTexto, motivo: texto(300) }),
    saida: gravado,
    registro: { frase: "recusou um texto do site", nome: "Recusou texto", sinal: "texto" },
  }),
  /** Returns to the value published before, or to the committed one. */
  desfazer_publicacao: defineComando({
    papeis: GEREM,
    entrada: object(noTexto),
    saida: gravado,
    registro: { frase: "desfez a publicação de um texto do site", nome: "Desfez publicação", sinal: "volta" },
  }),
  /** Builds the preview: the published values with every draft over them. */
  pedir_previa: defineComando({
    papeis: ATENDEM,
    entrada: object(comando),
    saida: object({ revisao: number(), pedida: literal(true) }),
    registro: null,
  }),
} as const;

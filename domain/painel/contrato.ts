import {
  array,
  boolean,
  literal,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  trim,
  unknown,
} from "valibot";
import { ASSUNTOS } from "../atendimento/assuntos.ts";
import { CHEGADAS } from "../atendimento/chegadas.ts";
import { expedienteSchema, faixasSchema } from "../atendimento/expediente.ts";
import { CONTRATO_COBRANCA } from "./contrato-cobranca.ts";
import { CONTRATO_DIA } from "./contrato-dia.ts";
import { CONTRATO_DONO, presenteSchema } from "./contrato-dono.ts";
import { CONTRATO_EQUIPE } from "./contrato-equipe.ts";
import { CONTRATO_LOJAS } from "./contrato-lojas.ts";
import { CONTRATO_NOVA } from "./contrato-nova.ts";
import { CONTRATO_NUMEROS } from "./contrato-numeros.ts";
import { CONTRATO_TEXTOS } from "./contrato-textos.ts";
import { CONTRATO_TITULAR } from "./contrato-titular.ts";
import { comando, contagem, define, gravada, id, instante, naPessoa, pagina, texto } from "./partes.ts";
import { linhaDoTempoSchema, pessoaLinhaSchema, pessoaSchema } from "./pessoa.ts";
import {
  CAMPOS_CORRIGIVEIS,
  DISPENSAS,
  ESPERAS_DO_RECEBIDO,
  ESTADOS,
  keysOf,
  MOTIVOS,
  ORIGENS,
  PAPEIS,
  RESULTADOS,
  VISTAS,
} from "./valores.ts";

export const membroSchema = object({
  id,
  nome: string(),
  email: string(),
  papel: picklist(keysOf(PAPEIS)),
  ativa: boolean(),
});
/** A day with other hours; none at all on a holiday. */
export const feriadoSchema = object({
  dia: string(),
  nome: texto(80),
  faixas: faixasSchema,
  nacional: boolean(),
});

const horario = {
  horario: expedienteSchema,
  /** Which subjects wait for an answer. */
  esperas: record(picklist(keysOf(ASSUNTOS)), boolean()),
  feriados: array(feriadoSchema),
};

/**
 * Every function of the schema `painel`, by its name in the database: one JSON document in, one out. The service checks
 * the request before it calls the function, the panel checks the response. A write carries `comando`, a UUID made in the
 * browser: repeated, it returns the stored response. `versao` is the version of the person that was on screen; a newer one
 * in the database is refused with 409.
 */
export const CONTRATO = {
  ...CONTRATO_DIA,
  ...CONTRATO_DONO,
  ...CONTRATO_COBRANCA,
  ...CONTRATO_LOJAS,
  ...CONTRATO_TEXTOS,
  ...CONTRATO_EQUIPE,
  ...CONTRATO_TITULAR,
  ...CONTRATO_NUMEROS,
  ...CONTRATO_NOVA,
  eu: define(object({}), object({ membro: membroSchema, equipe: array(membroSchema), agora: instante })),
  caixa: define(
    object({ vista: picklist(keysOf(VISTAS)), origem: optional(nullable(picklist(keysOf(ORIGENS))), null), ...pagina }),
    object({ pessoas: array(pessoaLinhaSchema), proximo: nullable(string()), mudanca: number(), agora: instante }),
  ),
  /** Counts stop at 10,000: the panel then shows "9.999+". */
  contadores: define(
    object({}),
    object({
      vistas: record(picklist(keysOf(VISTAS)), contagem),
      origens: record(string(), contagem),
      /** Unfinished payments that are new since the member last looked at them, counted to 100. */
      pagamentos_novos: contagem,
    }),
  ),
  buscar: define(
    object({ texto: texto(200), limite: pagina.limite }),
    object({
      pessoas: array(
        object({
          ...pessoaLinhaSchema.entries,
          achado: object({
            campo: picklist(["nome", "telefone", "email", "cnpj", "cpf", "protocolo", "loja", "texto"]),
            valor: string(),
          }),
        }),
      ),
    }),
  ),
  pessoa: define(object({ id }), pessoaSchema),
  linha_do_tempo: define(
    object({ id, ...pagina }),
    object({ itens: array(linhaDoTempoSchema), proximo: nullable(string()) }),
  ),
  /** The whole source row, by column; CPF masked for `leitura`. */
  entrada: define(object({ tabela: string(), id }), object({ dados: record(string(), unknown()) })),
  /** Polled by every open panel: cheap, no personal data, not recorded. `pessoa` is the one on screen. */
  novidades: define(
    object({ desde: number(), pessoa: optional(nullable(id), null) }),
    object({
      mudanca: number(),
      novas: contagem,
      pessoa_versao: nullable(number()),
      /** Colleagues on the same person. */
      presentes: optional(array(presenteSchema), []),
    }),
  ),

  /** `recado` is for the colleague who gets the person; without `leva_passo` the next step is removed. */
  mudar_dono: define(
    object({
      ...naPessoa,
      dono: nullable(id),
      recado: optional(nullable(pipe(string(), trim(), maxLength(280))), null),
      leva_passo: optional(boolean(), true),
    }),
    gravada,
  ),
  mudar_estado: define(
    object({ ...naPessoa, estado: picklist(keysOf(ESTADOS)), motivo: nullable(picklist(keysOf(MOTIVOS))) }),
    gravada,
  ),
  anotar: define(object({ ...comando, pessoa: id, texto: texto(4000) }), gravada),
  marcar_passo: define(object({ ...naPessoa, passo: nullable(object({ texto: texto(200), em: instante })) }), gravada),
  concluir_passo: define(object(naPessoa), gravada),
  registrar_contato: define(
    object({
      ...comando,
      pessoa: id,
      canal: picklist(keysOf(CHEGADAS)),
      /** `recebido`: the person called or wrote. It has no result. */
      sentido: optional(picklist(["feito", "recebido"]), "feito"),
      resultado: nullable(picklist(keysOf(RESULTADOS))),
      /** Of a contact received: when it was, up to seven days ago; now where nothing is said. */
      em: optional(nullable(instante), null),
      espera: optional(picklist(ESPERAS_DO_RECEBIDO), "mantem"),
      texto: nullable(pipe(string(), maxLength(4000))),
      /** The number or address used; without it the number that the member opened last. */
      para: optional(nullable(texto(254)), null),
    }),
    gravada,
  ),
  /** `para` is the address on screen; 409 when the person has another one now. */
  enviar_email: define(
    object({ ...comando, pessoa: id, para: texto(254), assunto: texto(150), texto: texto(10_000) }),
    gravada,
  ),
  /** "Não precisa de resposta": the wait ends without an answer. */
  dispensar_resposta: define(object({ ...naPessoa, motivo: picklist(keysOf(DISPENSAS)) }), gravada),
  /** Another reason for a wait that the member ended; `dispensa` is that command. */
  motivar_dispensa: define(
    object({ ...comando, pessoa: id, dispensa: id, motivo: picklist(keysOf(DISPENSAS)) }),
    gravada,
  ),
  /** `canal` is used first from then on. */
  usar_canal: define(object({ ...naPessoa, canal: id }), gravada),
  /** The member's value comes first from then on; rows stay as they came. */
  corrigir_pessoa: define(
    object({
      ...naPessoa,
      campo: picklist(keysOf(CAMPOS_CORRIGIVEIS)),
      valor: texto(254),
      /** The telephone or e-mail that is replaced; without it the first. */
      canal: optional(nullable(id), null),
      antigo_errado: optional(boolean(), false),
      /** Of the pharmacy whose name it is. */
      cnpj: optional(nullable(texto(14)), null),
      /** Another person who has the same mailbox: they are two. */
      outra: optional(nullable(id), null),
    }),
    gravada,
  ),
  /** `pessoa` is null when it was not a person that changed. */
  desfazer: define(object({ comando: id }), object({ pessoa: nullable(id), versao: number() })),

  unir: define(
    object({
      ...comando,
      de: id,
      para: id,
      /**
       * Which of the two people gives each field. Where not named: name, e-mail and telephone by facts and then age, the
       * owner of `para` or else of `de`, the state of `para`.
       */
      escolhas: object({
        nome: optional(id),
        email: optional(id),
        telefone: optional(id),
        dono: optional(id),
        estado: optional(id),
      }),
    }),
    gravada,
  ),
  separar: define(object({ ...comando, pessoa: id }), gravada),
  separar_entrada: define(object({ ...comando, tabela: string(), id }), gravada),
  recusar_sugestao: define(object({ ...comando, pessoa: id, outra: id }), gravada),

  liberar_suspeitas: define(object({ ...comando, pessoas: array(id) }), object({ quantas: contagem })),
  apagar_suspeitas: define(object({ ...comando, pessoas: array(id) }), object({ quantas: contagem })),

  membros: define(
    object({}),
    object({
      /** Whether the round robin is on. */
      rodizio: boolean(),
      membros: array(
        object({
          ...membroSchema.entries,
          em_conversa: contagem,
          entrou_em: nullable(instante),
          fator_desde: nullable(instante),
        }),
      ),
    }),
  ),
  gravar_membro: define(
    object({
      ...comando,
      id,
      nome: texto(120),
      papel: picklist(keysOf(PAPEIS)),
      ativa: boolean(),
      herdeiro: nullable(id),
    }),
    object({ id }),
  ),
  horario: define(
    object({}),
    object({
      ...horario,
      /** While a longer promise is not on the site yet: the one that still counts. */
      prazo_no_site: nullable(number()),
      /** The build that states this promise and week is not served yet. */
      publicando: boolean(),
    }),
  ),
  gravar_horario: define(object({ ...comando, ...horario }), object({ gravado: literal(true) })),
  registro: define(
    object({ membro: optional(nullable(id), null), acao: optional(nullable(string()), null), ...pagina }),
    object({
      linhas: array(
        object({
          id: number(),
          em: instante,
          membro: nullable(object({ id, nome: string() })),
          acao: string(),
          alvo: nullable(string()),
          alvo_id: nullable(id),
          pessoa: nullable(string()),
          detalhe: nullable(record(string(), unknown())),
        }),
      ),
      proximo: nullable(string()),
    }),
  ),
} as const;

export type Funcao = keyof typeof CONTRATO;

import {
  array,
  boolean,
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
import { CHEGADAS } from "../atendimento/chegadas.ts";
import { CONTRATO_DONO, presenteSchema } from "./contrato-dono.ts";
import { CONTRATO_NOVA } from "./contrato-nova.ts";
import { comando, contagem, define, gravada, id, instante, naPessoa, pagina, texto } from "./partes.ts";
import { linhaDoTempoSchema, pessoaLinhaSchema, pessoaSchema } from "./pessoa.ts";
import {
  CAMPOS_CORRIGIVEIS,
  CANAIS,
  DISPENSAS,
  ESPERAS_DO_RECEBIDO,
  ESTADOS,
  keysOf,
  MOMENTOS,
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

export const modeloId = pipe(string(), maxLength(60));
/** A stored template; `gravar_modelo` checks what may be stored. */
export const modeloSchema = object({
  id: modeloId,
  momento: picklist(keysOf(MOMENTOS)),
  nome: string(),
  canal: picklist(keysOf(CANAIS)),
  /** Of an e-mail; the other channels have none. */
  assunto: nullable(string()),
  texto: string(),
  /** The people it is for, by their newest origin; none means all. */
  origens: array(picklist(keysOf(ORIGENS))),
  /** The reasons of a payment, or the situations of a store, that it is for; none means all. */
  motivos: array(string()),
});

/** What the first screen of the panel needs; the rest of the contract loads after it. */
export const CONTRATO_CAIXA = {
  ...CONTRATO_DONO,
  ...CONTRATO_NOVA,
  /** In the order of the team. */
  modelos: define(object({}), object({ modelos: array(object({ ...modeloSchema.entries, versao: number() })) })),
  eu: define(
    object({}),
    object({
      membro: membroSchema,
      equipe: array(membroSchema),
      agora: instante,
      /** Whether answers by e-mail come back into the panel. */
      correio: optional(boolean(), false),
    }),
  ),
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
      /** Drafts of others that wait for this member. */
      textos_para_aprovar: optional(contagem, 0),
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
      /** When the mailbox was last read, if that was more than five minutes ago. */
      correio_parado: optional(nullable(instante), null),
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
  /** `mencoes`: active members whose name is in the text after `@`; each gets a notice. */
  anotar: define(
    object({ ...comando, pessoa: id, texto: texto(4000), mencoes: optional(pipe(array(id), maxLength(20)), []) }),
    gravada,
  ),
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
    object({
      ...comando,
      pessoa: id,
      para: texto(254),
      assunto: texto(150),
      texto: texto(10_000),
      /** The received e-mail that it answers. */
      em_resposta_a: optional(nullable(id), null),
    }),
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
  /** `pessoa` is null when it was not one person that changed; `aviso` says what could not be undone. */
  desfazer: define(
    object({ comando: id }),
    object({ pessoa: nullable(id), versao: number(), aviso: optional(string()) }),
  ),

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
} as const;

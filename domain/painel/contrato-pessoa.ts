import { array, boolean, maxLength, nullable, number, object, optional, picklist, pipe, string, trim } from "valibot";
import { CHEGADAS } from "../atendimento/chegadas.ts";
import { dia } from "./contrato-dono.ts";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ATENDEM, GEREM } from "./papeis.ts";
import { comando, contagem, gravada, id, instante, naPessoa, texto } from "./partes.ts";
import { CAMPOS_CORRIGIVEIS, DISPENSAS, ESPERAS_DO_RECEBIDO, ESTADOS, keysOf, MOTIVOS, RESULTADOS } from "./valores.ts";

/** What a member does with a person, or with several of them. */
export const CONTRATO_PESSOA = {
  /** `recado` is for the colleague who gets the person; without `leva_passo` the next step is removed. */
  mudar_dono: defineComando({
    papeis: ATENDEM,
    entrada: object({
      ...naPessoa,
      dono: nullable(id),
      recado: optional(nullable(pipe(string(), trim(), maxLength(280))), null),
      leva_passo: optional(boolean(), true),
    }),
    saida: gravada,
    espera: "Mudança de dono",
    desfaz: true,
    registro: { frase: "mudou o dono de", nome: "Mudou dono", sinal: "dono" },
  }),
  mudar_estado: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, estado: picklist(keysOf(ESTADOS)), motivo: nullable(picklist(keysOf(MOTIVOS))) }),
    saida: gravada,
    espera: "Mudança de estado",
    desfaz: true,
    registro: { frase: "mudou o estado de", nome: "Mudou estado", sinal: "estado" },
  }),
  /** The last day of the contract of a paid sign-up; null when it goes on after all. */
  encerrar_contrato: defineComando({
    papeis: GEREM,
    entrada: object({ ...naPessoa, cadastro: id, em: nullable(dia) }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "marcou o fim do contrato de", nome: "Encerrou contrato", sinal: "arquivo" },
  }),
  /** `mencoes`: active members whose name is in the text after `@`; each gets a notice. */
  anotar: defineComando({
    papeis: ATENDEM,
    entrada: object({
      ...comando,
      pessoa: id,
      texto: texto(4000),
      mencoes: optional(pipe(array(id), maxLength(20)), []),
    }),
    saida: gravada,
    espera: "Anotação",
    desfaz: true,
    registro: { frase: "anotou em", nome: "Anotou", sinal: "nota" },
  }),
  marcar_passo: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, passo: nullable(object({ texto: texto(200), em: instante })) }),
    saida: gravada,
    espera: "Próximo passo",
    desfaz: true,
    registro: { frase: "marcou o próximo passo de", nome: "Marcou passo", sinal: "passo" },
  }),
  concluir_passo: defineComando({
    papeis: ATENDEM,
    entrada: object(naPessoa),
    saida: gravada,
    espera: "Passo concluído",
    desfaz: true,
    registro: { frase: "concluiu o passo de", nome: "Concluiu passo", sinal: "feito" },
  }),
  registrar_contato: defineComando({
    papeis: ATENDEM,
    entrada: object({
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
    saida: gravada,
    espera: "Contato",
    desfaz: true,
    registro: { frase: "registrou contato com", nome: "Registrou contato", sinal: "telefone" },
  }),
  /** `para` is the address on screen; 409 when the person has another one now. */
  enviar_email: defineComando({
    papeis: ATENDEM,
    entrada: object({
      ...comando,
      pessoa: id,
      para: texto(254),
      assunto: texto(150),
      texto: texto(10_000),
      /** The received e-mail that it answers. */
      em_resposta_a: optional(nullable(id), null),
    }),
    saida: gravada,
    registro: { frase: "escreveu a", nome: "Enviou e-mail", sinal: "email" },
  }),
  /** "Não precisa de resposta": the wait ends without an answer. */
  dispensar_resposta: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, motivo: picklist(keysOf(DISPENSAS)) }),
    saida: gravada,
    espera: "Marca de que não precisa de resposta",
    desfaz: true,
    registro: { frase: "dispensou a resposta a", nome: "Dispensou resposta", sinal: "silencio" },
  }),
  /** Another reason for a wait that the member ended; `dispensa` is that command. */
  motivar_dispensa: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pessoa: id, dispensa: id, motivo: picklist(keysOf(DISPENSAS)) }),
    saida: gravada,
    espera: "Mudança de motivo",
    registro: { frase: "mudou o motivo de não responder a", nome: "Mudou motivo da dispensa", sinal: "silencio" },
  }),
  /** `canal` is used first from then on. */
  usar_canal: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...naPessoa, canal: id }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "escolheu o contato de", nome: "Escolheu o contato", sinal: "email" },
  }),
  /** The member's value comes first from then on; rows stay as they came. */
  corrigir_pessoa: defineComando({
    papeis: ATENDEM,
    entrada: object({
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
    saida: gravada,
    espera: "Correção",
    desfaz: true,
    registro: { frase: "corrigiu os dados de", nome: "Corrigiu uma pessoa", sinal: "correcao" },
  }),
  /** `pessoa` is null when it was not one person that changed; `aviso` says what could not be undone. */
  desfazer: defineLeitura({
    papeis: ATENDEM,
    entrada: object({ comando: id }),
    saida: object({ pessoa: nullable(id), versao: number(), aviso: optional(string()) }),
  }),

  unir: defineComando({
    papeis: ATENDEM,
    entrada: object({
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
    saida: gravada,
    desfaz: true,
    registro: { frase: "uniu", nome: "Uniu", sinal: "uniao" },
  }),
  separar: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pessoa: id }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "separou", nome: "Separou", sinal: "separacao" },
  }),
  separar_entrada: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, tabela: string(), id }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "separou uma entrada de", nome: "Separou entrada", sinal: "separacao" },
  }),
  recusar_sugestao: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pessoa: id, outra: id }),
    saida: gravada,
    desfaz: true,
    registro: { frase: "recusou uma sugestão de união de", nome: "Recusou sugestão", sinal: "toque" },
  }),

  liberar_suspeitas: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pessoas: array(id) }),
    saida: object({ quantas: contagem }),
    registro: { frase: "liberou", nome: "Liberou suspeita", sinal: "confirmado" },
  }),
  apagar_suspeitas: defineComando({
    papeis: ATENDEM,
    entrada: object({ ...comando, pessoas: array(id) }),
    saida: object({ quantas: contagem }),
    desfaz: true,
    registro: { frase: "apagou", nome: "Apagou suspeita", sinal: "lixo" },
  }),
} as const;

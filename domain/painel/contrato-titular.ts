import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  string,
  unknown,
} from "valibot";
import { defineComando, defineLeitura } from "./declarar.ts";
import { ENCARREGAM } from "./papeis.ts";
import { comando, contagem, id, instante, texto } from "./partes.ts";
import { keysOf } from "./valores.ts";

/** What a data subject may ask for, in the words of the team. */
export const TIPOS_REQUERIMENTO = {
  acesso: { nome: "Acesso", pediu: "Pediu uma cópia dos dados" },
  correcao: { nome: "Correção", pediu: "Pediu para corrigir os dados" },
  eliminacao: { nome: "Eliminação", pediu: "Pediu para apagar tudo" },
  oposicao: { nome: "Oposição", pediu: "Pediu para não receber mensagens" },
} as const;
export type TipoRequerimento = keyof typeof TIPOS_REQUERIMENTO;

export const CANAIS_REQUERIMENTO = {
  email: "por e-mail ao encarregado",
  telefone: "por telefone",
  whatsapp: "por WhatsApp",
  carta: "por carta",
  /** The person asked by the link of a request; the panel itself opens none with it. */
  link: "pela página de acompanhamento",
} as const;
/** Those by which the officer may open a request. */
export const CANAIS_DE_ABERTURA = [
  "email",
  "telefone",
  "whatsapp",
  "carta",
] as const satisfies readonly (keyof typeof CANAIS_REQUERIMENTO)[];

/** How the officer confirmed who asks. A document proves the CPF. */
export const VERIFICACOES = {
  email: "respondeu do e-mail cadastrado",
  telefone: "atendeu no telefone cadastrado",
  documento: "mostrou um documento",
} as const;

/** What the service cannot erase; the officer ticks each place. */
export const LUGARES_FORA = {
  provedor: "Cliente no Asaas",
  caixa_de_email: "Caixa de e-mail da equipe, pelo protocolo",
  plataforma: "Conta na plataforma do EdenApp",
} as const;

/** Why the law keeps a row when the others are erased, as stored. */
const GUARDAS = ["registro de pagamento", "contrato", "ainda pode ser pago"] as const;
const TABELAS_TITULAR = [
  "contato",
  "leadlive",
  "inscricoes",
  "cadastros_app",
  "pedidos",
  "diagnosticos_lojas",
  "diagnosticos_respostas",
  "registros",
  "emails_recebidos",
  "requerimentos",
] as const;
export type TabelaTitular = (typeof TABELAS_TITULAR)[number];

const dia = pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/));
const opcional = nullable(pipe(string(), maxLength(200)));
const noRequerimento = { ...comando, id };
const requerimentoLinhaSchema = object({
  id,
  protocolo: string(),
  tipo: picklist(keysOf(TIPOS_REQUERIMENTO)),
  canal: picklist(keysOf(CANAIS_REQUERIMENTO)),
  /** Null once it is concluded: who asked is no longer stored. */
  nome: nullable(string()),
  recebido_em: dia,
  prazo: dia,
  /** Days left, negative when late. */
  restam: number(),
  verificado_em: nullable(instante),
  /** Each way once, the last one last. */
  verificado_como: array(picklist(keysOf(VERIFICACOES))),
  concluido_em: nullable(instante),
  concluido_por: nullable(object({ id, nome: string() })),
  desfecho: nullable(picklist(["atendido", "nao_confirmado", "eliminado"])),
});

const linhaTitularSchema = object({
  tabela: picklist(TABELAS_TITULAR),
  id,
  criado_em: instante,
  protocolo: string(),
  nome: nullable(string()),
  achado: array(picklist(["email", "telefone", "cpf"])),
  /** The id by which `separar_linhas` decides about it. */
  escolha: id,
  de_outra: boolean(),
  motivo: nullable(picklist([...GUARDAS, "de outra pessoa"])),
  dados: record(string(), unknown()),
});

export const CONTRATO_TITULAR = {
  requerimentos: defineLeitura({
    papeis: ENCARREGAM,
    entrada: object({}),
    saida: object({ abertos: array(requerimentoLinhaSchema), concluidos: array(requerimentoLinhaSchema) }),
  }),
  requerimento: defineLeitura({
    papeis: ENCARREGAM,
    entrada: object({ id }),
    saida: object({
      ...requerimentoLinhaSchema.entries,
      email: nullable(string()),
      telefone: nullable(string()),
      cpf: nullable(string()),
      linhas: array(linhaTitularSchema),
      junto: nullable(
        object({
          emails: contagem,
          emails_saem: contagem,
          cobrancas: contagem,
          conversa: contagem,
          conversa_em: nullable(instante),
        }),
      ),
      /** What was done for the same person; `deste` within this request. */
      atos: array(
        object({
          tipo: picklist(keysOf(TIPOS_REQUERIMENTO)),
          em: instante,
          por: nullable(string()),
          linhas: contagem,
          deste: boolean(),
        }),
      ),
      recibo: nullable(
        object({
          apagadas: record(string(), contagem),
          mantidas: array(object({ tabela: picklist(TABELAS_TITULAR), motivo: picklist(GUARDAS), quantas: contagem })),
          emails: contagem,
          conversa: contagem,
          fora: array(picklist(keysOf(LUGARES_FORA))),
        }),
      ),
    }),
  }),
  /** Recorded each time. */
  mostrar_cpf: defineLeitura({
    papeis: ENCARREGAM,
    entrada: object({ id, linha: id }),
    saida: object({ cpf: string() }),
  }),
  abrir_requerimento: defineComando({
    papeis: ENCARREGAM,
    entrada: object({
      ...comando,
      tipo: picklist(keysOf(TIPOS_REQUERIMENTO)),
      canal: picklist(CANAIS_DE_ABERTURA),
      nome: texto(200),
      email: opcional,
      telefone: opcional,
      cpf: opcional,
      recebido_em: dia,
    }),
    saida: object({ id }),
    registro: { frase: "abriu", nome: "Abriu pedido de titular", sinal: "requerimento" },
  }),
  verificar_requerente: defineComando({
    papeis: ENCARREGAM,
    entrada: object({ ...noRequerimento, como: picklist(keysOf(VERIFICACOES)) }),
    saida: object({ id }),
    registro: { frase: "confirmou quem fez", nome: "Confirmou titular", sinal: "confirmado" },
  }),
  separar_linhas: defineComando({
    papeis: ENCARREGAM,
    entrada: object({ ...noRequerimento, linhas: array(id), de_outra: boolean() }),
    saida: object({ id }),
    registro: { frase: "separou registros em", nome: "Separou registros", sinal: "separacao" },
  }),
  /** Everything kept about the person; the service makes the files of it. */
  exportar_requerimento: defineLeitura({
    papeis: ENCARREGAM,
    entrada: object({ id }),
    saida: record(string(), unknown()),
  }),
  corrigir_requerimento: defineComando({
    papeis: ENCARREGAM,
    entrada: object({
      ...noRequerimento,
      correcao: object({ nome: opcional, sobrenome: opcional, email: opcional, telefone: opcional }),
    }),
    saida: object({ linhas: contagem }),
    registro: { frase: "corrigiu os dados de", nome: "Corrigiu dados", sinal: "correcao" },
  }),
  opor_requerimento: defineComando({
    papeis: ENCARREGAM,
    entrada: object(noRequerimento),
    saida: object({ linhas: contagem }),
    registro: { frase: "parou as mensagens em", nome: "Parou mensagens", sinal: "silencio" },
  }),
  apagar_requerimento: defineComando({
    papeis: ENCARREGAM,
    entrada: object({ ...noRequerimento, confirmacao: texto(300), fora: array(picklist(keysOf(LUGARES_FORA))) }),
    saida: object({ id }),
    registro: { frase: "apagou os dados de", nome: "Apagou dados", sinal: "apagado" },
  }),
  concluir_requerimento: defineComando({
    papeis: ENCARREGAM,
    entrada: object({ ...noRequerimento, desfecho: picklist(["atendido", "nao_confirmado"]) }),
    saida: object({ id }),
    registro: { frase: "concluiu", nome: "Concluiu pedido de titular", sinal: "feito" },
  }),
} as const;

import { NOMES_FORMAS } from "../catalogo/pedido.ts";

/** The fixed values of the panel, as stored, with the words the team reads. */
export const PAPEIS = {
  leitura: "Leitura",
  atendimento: "Atendimento",
  gestao: "Gestão",
  encarregado: "Encarregado",
} as const;
export type Papel = keyof typeof PAPEIS;

export const ORIGENS = {
  contato: "Contato",
  live: "Live",
  livro: "Livro",
  plenitude: "Plenitude",
  edificacao: "Edificação",
  mentoria_imersao: "Mentoria, Imersão",
  despertar: "Despertar",
  edenapp: "EdenApp",
  diagnostico: "Diagnóstico",
  /** Entered by a member. */
  direto: "Direto",
  /** Wrote without a form. */
  email: "E-mail",
} as const;
export type Origem = keyof typeof ORIGENS;

export const VISTAS = {
  esperando: "Esperando",
  minhas: "Minhas",
  sem_dono: "Sem dono",
  todas: "Todas",
  suspeitas: "Suspeitas",
} as const;
export type Vista = keyof typeof VISTAS;

/**
 * The words of a state: `nome` in every text, `verbo` on a button that changes to it. `planta` describes its picture and
 * is in no sentence of the panel. `fechado` ended the conversation: no answer is awaited any more. `privado.estados` has
 * the same states; a test compares them.
 */
export const ESTADOS = {
  semente: { nome: "Novo", verbo: "Voltar para Novo", planta: "semente", fechado: false, pedeMotivo: false },
  broto: { nome: "Em conversa", verbo: "Passar para Em conversa", planta: "broto", fechado: false, pedeMotivo: false },
  muda: { nome: "Proposta", verbo: "Passar para Proposta", planta: "muda", fechado: false, pedeMotivo: false },
  arvore: { nome: "Ganho", verbo: "Marcar como ganho", planta: "árvore", fechado: true, pedeMotivo: false },
  folha: { nome: "Perdido", verbo: "Marcar como perdido", planta: "folha caída", fechado: true, pedeMotivo: true },
} as const;
export type Estado = keyof typeof ESTADOS;

/** "em Proposta", "Em conversa": the second name already has its preposition. */
export const emEstado = (estado: Estado): string => ESTADOS[estado].nome.replace(/^(?!Em )/, "em ");

export const isFechado = (estado: Estado): boolean => ESTADOS[estado].fechado;

export const MOTIVOS = {
  preco: { nome: "Preço", explicacao: "não cabe agora" },
  momento: { nome: "Não é o momento", explicacao: "reforma, sócio, outra prioridade" },
  concorrente: { nome: "Escolheu outra empresa", explicacao: "consultoria ou sistema" },
  sem_resposta: { nome: "Não respondeu", explicacao: "depois de três tentativas" },
  fora_do_perfil: { nome: "Fora do nosso público", explicacao: "não é farmácia, engano" },
} as const;
export type Motivo = keyof typeof MOTIVOS;

/** The kinds of channel by which a person is reached, after "outro". */
export const TIPOS_DE_CANAL = { email: "e-mail", telefone: "telefone" } as const;
export type TipoDeCanal = keyof typeof TIPOS_DE_CANAL;

/** What a member may correct about a person, after "Você corrigiu". */
export const CAMPOS_CORRIGIVEIS = {
  nome: "o nome",
  telefone: "o telefone",
  email: "o e-mail",
  loja: "o nome da farmácia",
} as const;
export type CampoCorrigivel = keyof typeof CAMPOS_CORRIGIVEIS;

/**
 * What speaks for a channel of a person, as `privado.confianca` names it. The words of a typed one are for whatever is new:
 * came after another, and at most opened.
 */
export const CONFIANCAS = {
  pago: { email: "pagou com este", telefone: "pagou com este" },
  respondeu: { email: "já falamos por aqui", telefone: "já falamos por aqui" },
  abriu: { email: "abriu o nosso e-mail", telefone: "abriu o nosso e-mail" },
  digitado: { email: "novo, ainda não confirmado", telefone: "novo, ainda não confirmado" },
  falhou: { email: "e-mail recusado", telefone: "número errado" },
} as const satisfies Record<string, Record<TipoDeCanal, string>>;

export const CANAIS = { whatsapp: "WhatsApp", telefone: "Telefone", email: "E-mail" } as const;
export type Canal = keyof typeof CANAIS;

/** What a contact received does to the wait for an answer. */
export const ESPERAS_DO_RECEBIDO = ["encerra", "comeca", "mantem"] as const;
export type EsperaDoRecebido = (typeof ESPERAS_DO_RECEBIDO)[number];

/** Why a person needs no answer. */
export const DISPENSAS = {
  nao_pede: "Não pede resposta",
  ja_resolvido: "Já resolvido",
  engano: "Engano ou spam",
} as const;
export type Dispensa = keyof typeof DISPENSAS;

/** When a template is used: the groups of the list that gestao edits. */
export const MOMENTOS = {
  primeira_resposta: "Primeira resposta",
  diagnostico: "Diagnóstico",
  pagamento: "Pagamento",
  convite: "Convite do diagnóstico",
  depois: "Depois",
} as const;
export type Momento = keyof typeof MOMENTOS;

/**
 * `falei` and `mandei_mensagem` stop the reply clock; `abriu` only notes that WhatsApp or the telephone was opened, and
 * `nao_mandei` that nothing came of it.
 */
export const RESULTADOS = {
  falei: "Falei",
  mandei_mensagem: "Mandei mensagem",
  nao_atendeu: "Não atendeu",
  numero_errado: "Número errado",
  nao_mandei: "Não mandei nada",
  abriu: "Abriu",
} as const;
export type ResultadoContato = keyof typeof RESULTADOS;

/** What an exported list is for; the record has it. */
export const FINALIDADES = { trabalho: "Trabalho da equipe", novidades: "Enviar novidades" } as const;
export type Finalidade = keyof typeof FINALIDADES;

/** Why a payment is not finished. */
export const COBRANCAS = {
  pix_nao_pago: "PIX não pago",
  boleto_em_aberto: "Boleto em aberto",
  boleto_vencido: "Boleto vencido",
  cartao_recusado: "Cartão recusado",
  cartao_nao_pago: "Cartão não pago",
  analise_de_risco: "Análise de risco",
  pago_sem_cadastro: "Pagou e não se cadastrou",
  valor_diferente: "Valor diferente",
  reembolso: "Reembolso",
  contestacao: "Contestação",
} as const;
export type Cobranca = keyof typeof COBRANCAS;

/** Notices that ring on a device, in the words of the settings. */
export const AVISOS = {
  entrada: "Alguém novo espera",
  resposta: "Responderam a você",
  passada: "Passado para você",
  prazo: "Falta um quarto do prazo",
  mencao: "Citaram você numa nota",
} as const;

export { NOMES_FORMAS as FORMAS };

export function keysOf<T extends object>(values: T): [keyof T & string, ...(keyof T & string)[]] {
  return Object.keys(values) as [keyof T & string, ...(keyof T & string)[]];
}

/** The forms whose limit gestao may raise, by their table, in the order of Equipe › Limites. */
export const FORMULARIOS = {
  leadlive: { nome: "Live e livro", onde: "formulário da live e pedido do livro" },
  inscricoes: { nome: "Programas", onde: "inscrição em Edificação, Plenitude, Despertar, Mentoria e Imersão" },
  cadastros_app: { nome: "EdenApp", onde: "compra e conta gratuita" },
  contato: { nome: "Contato", onde: "mensagem pelo site" },
  diagnosticos_respostas: { nome: "Diagnóstico", onde: "respostas das lojas" },
} as const;
export type Formulario = keyof typeof FORMULARIOS;

/** The most that a raise allows one address in each window. */
export const LIMITE_MAXIMO = 2000;
/** A raise ends by itself after at most this long. */
export const AUMENTO_MAX_HORAS = 24;

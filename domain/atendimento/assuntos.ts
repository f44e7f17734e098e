/** What a request is about, as `privado.assunto_de` names it, in the order and words of Equipe › Horário. */
export const ASSUNTOS = {
  contato: { nome: "Mensagem pelo site", explicacao: "formulário de contato" },
  plenitude: { nome: "Plenitude", explicacao: "inscrição no programa" },
  edificacao: { nome: "Edificação", explicacao: "inscrição no programa" },
  despertar: { nome: "Despertar", explicacao: "inscrição no programa" },
  mentoria_imersao: { nome: "Mentoria e Imersão", explicacao: "pré-reserva" },
  live: { nome: "Interesse na live", explicacao: "escolheu um programa" },
  edenapp_compra: { nome: "Compra do EdenApp", explicacao: "Pagamentos acompanha" },
  edenapp_gratis: { nome: "EdenApp FREE", explicacao: "conta gratuita" },
  livro: { nome: "Livro", explicacao: "baixou o livro" },
  diagnostico: { nome: "Diagnóstico", explicacao: "aparece em Hoje" },
  email: { nome: "E-mail", explicacao: "escreveu ou respondeu por e-mail" },
} as const;
export type Assunto = keyof typeof ASSUNTOS;

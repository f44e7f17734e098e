import { atendimento } from "@eden/domain/conteudo/conteudo";

/** What a registration costs, and when its price comes. */
export const semCobranca = `Nada é cobrado por este cadastro. A proposta, com valores e contrato, chega ${atendimento("proposta")}.`;

/** Text beside the form of an inscricao. */
export const despertar = {
  inclui: ["EdenApp, com mais de 30 aulas", "Imersão de dois dias"],
  depois: [
    { titulo: "Seu cadastro chega à equipe", texto: "Você vê o protocolo aqui na tela." },
    { titulo: "Um consultor chama você", texto: `No telefone ou no e-mail que você deixar, ${atendimento("prazo")}.` },
    { titulo: "Vocês combinam o começo", texto: "Nada é cobrado por este cadastro." },
  ],
} as const;

export const mentoriaImersao = {
  formatos: [
    { nome: "Imersão", texto: "2 dias de palestras, demonstrações práticas e plano de 30 dias." },
    { nome: "Mentoria", texto: "10 meses, com 4 encontros presenciais e 8 online." },
  ],
  depois: [
    { titulo: "Sua pré-reserva chega à equipe", texto: "Você vê o protocolo aqui na tela." },
    { titulo: "Um consultor chama você", texto: `Com as datas e as condições da turma, ${atendimento("prazo")}.` },
    { titulo: "Você decide com calma", texto: "A pré-reserva não tem custo nem obriga a nada." },
  ],
} as const;

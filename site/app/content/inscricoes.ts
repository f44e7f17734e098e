/** Text beside the form of an inscricao. */
export const despertar = {
  inclui: ["EdenApp, com mais de 30 aulas", "Imersão de dois dias"],
  depois: [
    { titulo: "Seu cadastro chega à equipe", texto: "Você vê o protocolo aqui na tela." },
    { titulo: "Um consultor chama você", texto: "No telefone ou no e-mail que você deixar." },
    { titulo: "Vocês combinam o começo", texto: "Nada é cobrado por este cadastro." },
  ],
} as const;

export const mentoriaImersao = {
  formatos: [
    { nome: "Mentoria", texto: "10 meses, com 4 encontros presenciais e 8 online." },
    { nome: "Imersão", texto: "2 dias de palestras, demonstrações práticas e plano de 30 dias." },
  ],
  depois: [
    { titulo: "Sua pré-reserva chega à equipe", texto: "Você vê o protocolo aqui na tela." },
    { titulo: "Um consultor chama você", texto: "Com as datas e as condições da turma." },
    { titulo: "Você decide com calma", texto: "A pré-reserva não tem custo nem obriga a nada." },
  ],
} as const;

import type { BookBlock } from "./capitulo.ts";

export const introducao: { titulo: string; paginas: readonly (readonly BookBlock[])[] } = {
  titulo: "O *chamado*",
  paginas: [
    [
      {
        kind: "paragraph",
        text: "Você abre a porta antes de a rua acordar. Confere o caixa, recebe o pedido, responde ao cliente que mandou mensagem às seis da manhã. No fim do dia a farmácia funcionou e, mesmo assim, fica a pergunta: *para onde ela está indo?*",
      },
      {
        kind: "paragraph",
        text: "Este livro começa nessa pergunta. **Chamado** é o que faz você insistir quando o mês aperta: cuidar de gente, sustentar a família, deixar algo de pé no bairro. **Plenitude** não é a farmácia perfeita. É a que paga as contas com folga, funciona sem depender de você a cada minuto e continua fiel ao motivo pelo qual abriu.",
      },
      {
        kind: "paragraph",
        text: "Entre um e outra existe método. Ninguém colhe puxando a planta para cima: prepara a terra, planta, rega, poda e espera o tempo certo. Na farmácia, a terra são os números; a água, o estoque; a poda, a coragem de parar de fazer o que não dá fruto.",
      },
      { kind: "heading", text: "Três perguntas antes de começar" },
      {
        kind: "list",
        items: [
          "**Por que esta farmácia existe?** Uma frase que o seu cliente mais antigo reconheceria.",
          "**O que ela precisa entregar à sua família?** Um valor por mês e um tempo livre por semana.",
          "**O que você não aceita fazer para crescer?** O limite que protege o nome na fachada.",
        ],
      },
      {
        kind: "paragraph",
        text: "Responda na próxima folha. O resto do livro é o caminho entre a resposta e o dia a dia.",
      },
    ],
    [
      {
        kind: "exercise",
        title: "O seu porquê",
        text: "Dez minutos, caneta na mão, sem corrigir. Escreva como falaria a um amigo.",
      },
      { kind: "lines", label: "Abri (ou assumi) esta farmácia porque…", count: 3 },
      { kind: "lines", label: "Daqui a um ano, quero que ela me permita…", count: 3 },
      { kind: "lines", label: "Para crescer, eu não aceito…", count: 2 },
      {
        kind: "fields",
        labels: ["Retirada mensal de que minha família precisa, em R$", "Horas por semana que quero longe do balcão"],
      },
      {
        kind: "note",
        text: "Guarde esta folha. No último capítulo você volta a ela para escolher o que vem primeiro.",
      },
    ],
  ],
};

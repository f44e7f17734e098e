interface Pergunta {
  id: string;
  pergunta: string;
  /** Paragraphs. */
  resposta: readonly string[];
}

/** Also published as FAQPage data, so the answers stay plain text. */
export const perguntas: readonly Pergunta[] = [
  {
    id: "como-entrar",
    pergunta: "Como faço para entrar no Éden Grupo?",
    resposta: [
      "Escolha um plano aqui no site ou converse com um consultor. Você entra no nível que combina com o momento da sua farmácia.",
      "Os planos, em ordem: Despertar, Edificação, Estímulo, Ritmo, Hábito e Excelência. Os quatro últimos são passos da Plenitude.",
    ],
  },
  {
    id: "quem-participa",
    pergunta: "Quem pode participar da área de educação?",
    resposta: [
      "Donos, sócios e gestores de farmácia, e empreendedores do varejo que querem aprender e aplicar na própria loja. Dá para começar pelo app, pela imersão ou pela mentoria.",
    ],
  },
  {
    id: "como-funciona-o-app",
    pergunta: "Como funciona o Eden App?",
    resposta: [
      "É a nossa escola no celular: aulas a distância, transmissões ao vivo, material de apoio e uma comunidade para trocar com outros donos. São mais de 30 aulas, para assistir quando couber no seu dia.",
    ],
  },
  {
    id: "como-licenciar",
    pergunta: "Como me torno licenciado de uma das marcas?",
    resposta: [
      "Conheça a Valora Farma, a DoLado Farma e as Farmácias BatePreço na página de marcas e fale com um consultor. Ele entende o perfil da sua loja, explica o que cada marca oferece e mostra os próximos passos do licenciamento.",
    ],
  },
];

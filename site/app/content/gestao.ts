export const mensagemGestao = "Olá! Gostaria de saber mais sobre as consultorias de gestão do Éden Grupo.";

export interface Consultoria {
  id: "orientativa" | "transformadora";
  nome: string;
  resumo: string;
  conteudos: readonly { titulo: string; texto: string }[];
  /** What the owner still has to do. */
  limite?: { titulo: string; texto: string; saida: string };
  /** The niveis that include it. */
  niveis: string;
  /** Where else it is included. */
  tambem?: string;
}

export const orientativa: Consultoria = {
  id: "orientativa",
  nome: "Consultoria Orientativa",
  resumo: "Você decide e executa, com um consultor para mostrar o caminho.",
  conteudos: [
    { titulo: "Diagnóstico", texto: "Uma leitura honesta de como a gestão está hoje." },
    { titulo: "Aconselhamento", texto: "Alguém de fora para pensar junto antes de cada decisão." },
    { titulo: "Encontros periódicos", texto: "Online ou presenciais, com data marcada." },
  ],
  limite: {
    titulo: "Não inclui execução",
    texto: "O consultor orienta. Colocar em prática fica com você e sua equipe.",
    saida: "Quer apoio na execução? Veja a Transformadora",
  },
  niveis: "Edificação",
};

export const transformadora: Consultoria = {
  id: "transformadora",
  nome: "Consultoria Transformadora",
  resumo: "Do diagnóstico à nova rotina, com a execução acompanhada de perto.",
  conteudos: [
    { titulo: "Diagnóstico completo", texto: "Todas as áreas da loja, antes de mexer em qualquer uma." },
    { titulo: "Planos de ação", texto: "O que fazer, em que ordem e quem faz." },
    { titulo: "Acompanhamento da execução", texto: "O plano sai do papel, com o consultor em cada etapa." },
    { titulo: "KPIs", texto: "Indicadores para ver se a mudança está andando." },
    { titulo: "Orientação para treinar a equipe", texto: "Para o balcão caminhar junto com a gestão." },
    { titulo: "Maturidade de gestão", texto: "Uma loja que depende menos do improviso." },
  ],
  niveis: "Plenitude: Estímulo, Ritmo, Hábito e Excelência",
  tambem: " e dos Planos 3 e 4 da Edificação",
};

interface LinhaComparada {
  pergunta: string;
  orientativa: string;
  transformadora: string;
}

export const comparacao: readonly LinhaComparada[] = [
  { pergunta: "Ponto de partida", orientativa: "Diagnóstico", transformadora: "Diagnóstico completo" },
  { pergunta: "O que você recebe", orientativa: "Aconselhamento", transformadora: "Planos de ação e KPIs" },
  {
    pergunta: "Como acontece",
    orientativa: "Encontros periódicos, online ou presenciais",
    transformadora: "Acompanhamento da execução",
  },
  {
    pergunta: "Quem põe em prática",
    orientativa: "Você e sua equipe: não inclui execução",
    transformadora: "Você e sua equipe, com acompanhamento",
  },
  {
    pergunta: "Treinamento da equipe",
    orientativa: "Por sua conta",
    transformadora: "Com orientação",
  },
  {
    pergunta: "Combina com",
    orientativa: "Quem tem equipe para executar e quer decidir com mais segurança",
    transformadora: "Quem quer mudar a rotina da loja e amadurecer a gestão",
  },
  {
    pergunta: "Em quais planos vem",
    orientativa: orientativa.niveis,
    transformadora: `${transformadora.niveis}; Planos 3 e 4 da Edificação`,
  },
];

/** The free tools of the owner, in the order of their doors. */
export const ferramentas = {
  equilibrio: {
    nome: "Ponto de equilíbrio",
    pergunta: "Quanto preciso vender por dia para a farmácia se pagar?",
    tempo: "3 minutos, com as contas do mês na mão",
    path: "/ferramentas/ponto-de-equilibrio",
  },
  desconto: {
    nome: "Desconto que cabe",
    pergunta: "Essa promoção traz lucro ou só movimento?",
    tempo: "1 minuto, com preço e custo",
    path: "/ferramentas/desconto-que-cabe",
  },
  estoque: {
    nome: "Estoque parado",
    pergunta: "Quanto dinheiro está dormindo na prateleira?",
    tempo: "5 minutos, com um relatório do sistema",
    path: "/ferramentas/estoque-parado",
  },
  fluxo: {
    nome: "Fluxo de caixa de 13 semanas",
    pergunta: "Em que semana o dinheiro aperta?",
    tempo: "10 minutos, e depois 2 por semana",
    path: "/ferramentas/fluxo-de-caixa",
  },
} as const;

export type FerramentaId = keyof typeof ferramentas;

export const promessa = "Tudo é calculado neste aparelho. Nada é enviado.";

export const EXEMPLO = "Exemplo inventado. Troque pelos seus números.";

/** Under every result, on screen and on paper. */
export const limite = "Serve para decidir, não substitui o contador.";

/** Quiet next step of several tools. */
export const aulas = { label: "Aulas de gestão no EdenApp", to: "/edenapp" };

export const setePerguntas = "/jardim";

/** The page of the months that the device keeps. */
export const meses = { nome: "Os meus meses", path: "/ferramentas/meses" };

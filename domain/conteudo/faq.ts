/** The frequent questions, in the order of the page. Their answers are texts of the key `faq`, with the same ids. */
export const FAQ = {
  "como-entrar": "Como faço para entrar no Éden Grupo?",
  "quem-participa": "Quem pode participar da área de educação?",
  "como-funciona-o-app": "Como funciona o Eden App?",
  "como-licenciar": "Como me torno licenciado de uma das marcas?",
} as const;

export type FaqId = keyof typeof FAQ;

export const FAQ_IDS = Object.keys(FAQ) as FaqId[];

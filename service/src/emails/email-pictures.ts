/**
 * The pictures in `site/public/email/`, each 560 × 220, and their alternative text. An e-mail keeps its URL for years:
 * never rename or delete one.
 */
export const EMAIL_PICTURES = {
  "vaso-1": "Vaso de barro com uma semente que acaba de brotar.",
  "vaso-2": "Vaso com um broto de duas folhas.",
  "vaso-3": "Vaso com uma muda de folhas novas.",
  "vaso-4": "Vaso verde com uma planta cheia de folhas.",
  "vaso-5": "Vaso verde com um arbusto em flor.",
  "vaso-6": "Vaso escuro com uma árvore carregada de frutos.",
  livro: "Capa verde com letras douradas do livro Chamado para a Plenitude.",
  mensagem: "Caixa de correio em um jardim.",
  confirmado: "Sinal de certo cercado de flores.",
  prazo: "Ampulheta com um broto crescendo na areia.",
  edenapp: "Celular com o EdenApp aberto, entre dois vasos.",
} as const;

export type EmailPicture = keyof typeof EMAIL_PICTURES;

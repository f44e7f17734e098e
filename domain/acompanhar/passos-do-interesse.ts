/** What happens after an interest is sent: on the page that thanks and in its e-mail. */
export const passosDoInteresse = [
  { titulo: "Um consultor chama você", texto: "No telefone ou no e-mail que você deixou." },
  { titulo: "Vocês conversam sobre a sua farmácia", texto: "O momento da loja, as datas e as condições." },
  { titulo: "Você decide com calma", texto: "Este contato não tem custo nem obriga a nada." },
] as const;

/** The same for the free EdenApp. `link` describes the button, which the e-mail limits in time. */
export const passosDaContaGratuita = (link: string) => [
  { titulo: "Tenha à mão o seu CPF", texto: "É o único dado que falta." },
  { titulo: "Toque no botão e confira", texto: link },
  { titulo: "Receba o acesso por e-mail", texto: "Assim que a conta estiver pronta." },
];

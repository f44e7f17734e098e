/** What an owner can do about one answer without buying anything. */
export type Passos = {
  titulo: string;
  hoje: string;
  semana: string;
  mes: string;
};

const VERSAO_1 = {
  // Finanças, compras e estoque, vendas e preço.
  1: {
    titulo: "Feche o mês até o dia 10",
    hoje: "Peça ao contador o balancete do último mês.",
    semana: "Monte uma DRE de dez linhas: vendas, custo, despesas fixas e o que sobrou.",
    mes: "Marque o dia 10 na agenda: feche o mês e escolha uma decisão a partir dele.",
  },
  2: {
    titulo: "Veja o caixa antes de ele apertar",
    hoje: "Anote o saldo de hoje e todos os boletos dos próximos sete dias.",
    semana: "Faça uma planilha com entradas e saídas previstas para quatro semanas.",
    mes: "Compare toda segunda o previsto com o realizado e estenda a previsão para 90 dias.",
  },
  3: {
    titulo: "Saiba o que cada categoria deixa na loja",
    hoje: "Tire do sistema a venda e o custo do último mês por categoria.",
    semana: "Calcule a margem de cada uma e marque as duas menores.",
    mes: "Reveja preço ou compra dessas duas e meça de novo no fim do mês.",
  },
  4: {
    titulo: "Conheça a sua venda mínima",
    hoje: "Some as despesas fixas do último mês: aluguel, folha, contas e impostos fixos.",
    semana: "Divida esse total pela margem de contribuição: é o quanto a loja precisa vender.",
    mes: "Transforme em meta diária e deixe o número à vista da equipe.",
  },
  5: {
    titulo: "Compre pela curva, não pela oferta",
    hoje: "Tire do sistema a curva ABC dos últimos 90 dias.",
    semana: "Defina estoque mínimo e ponto de pedido para os 50 primeiros itens da curva A.",
    mes: "Só aceite oferta de item fora da lista se a curva A estiver completa.",
  },
  6: {
    titulo: "Não deixe faltar o que mais gira",
    hoje: "Coloque um caderno de faltas no balcão.",
    semana: "Conte as faltas dos itens da curva A e calcule o percentual.",
    mes: "Passou de 5%? Reveja o pedido e o prazo do fornecedor de cada item.",
  },
  7: {
    titulo: "Venda antes de o boleto vencer",
    hoje: "Divida o estoque, a custo, pelo custo vendido por dia: são os seus dias de estoque.",
    semana: "Liste o prazo dos cinco maiores fornecedores e compare com esses dias.",
    mes: "Compre menos por vez, ou negocie prazo, onde o boleto vence antes da venda.",
  },
  8: {
    titulo: "Encontre o vencido antes do cliente",
    hoje: "Confira uma prateleira e separe o que vence em 90 dias.",
    semana: "Divida a loja em quatro partes: uma pessoa confere uma parte por semana.",
    mes: "Dê um destino a cada item separado: ação de venda, troca ou devolução.",
  },
  9: {
    titulo: "Acompanhe o ticket de perto",
    hoje: "Anote o ticket médio da semana passada, da loja e de cada vendedor.",
    semana: "Combine uma sugestão de item a mais para os cinco produtos mais vendidos.",
    mes: "Mostre o ticket por vendedor toda semana e comemore quem subiu.",
  },
  10: {
    titulo: "Preço com critério, não no susto",
    hoje: "Liste 20 produtos de que o cliente sabe o preço de cor.",
    semana: "Compare esses 20 com dois concorrentes da região.",
    mes: "Defina margem mínima por categoria e quem pode dar desconto, e até quanto.",
  },
  11: {
    titulo: "Prateleira com a cara do bairro",
    hoje: "Liste os itens sem nenhuma venda nos últimos 90 dias.",
    semana: "Anote o que os clientes pedem e você não tem.",
    mes: "Em uma categoria, troque os parados pelos pedidos. Depois, a próxima.",
  },
  // Pessoas, cliente e marketing, digital, estratégia e conformidade.
  12: {
    titulo: "Uma meta clara para cada pessoa",
    hoje: "Escolha um só número para este mês: venda, ticket ou cadastros.",
    semana: "Divida a meta por pessoa e combine em uma conversa de dez minutos.",
    mes: "Veja o resultado toda semana e reconheça na frente do time.",
  },
  13: {
    titulo: "Treino com hora marcada",
    hoje: "Pergunte à equipe qual é a dúvida mais comum no balcão.",
    semana: "Reserve 30 minutos para treinar esse assunto, com quem sabe mais.",
    mes: "Monte um calendário: um tema técnico e um de venda por mês.",
  },
  14: {
    titulo: "Gente na hora do movimento",
    hoje: "Tire do sistema as vendas por hora das últimas quatro semanas.",
    semana: "Marque as três horas mais fortes e veja quem está na loja nelas.",
    mes: "Refaça a escala por essas horas, com farmacêutico do abrir ao fechar.",
  },
  15: {
    titulo: "Saiba quem compra de você",
    hoje: "Peça nome e WhatsApp em toda venda de uso contínuo.",
    semana: "Meça quantas vendas saíram com cadastro e mostre à equipe.",
    mes: "Chegue à metade das vendas identificadas, sempre com o consentimento anotado.",
  },
  16: {
    titulo: "Lembre o cliente na data certa",
    hoje: "Separe dez clientes de uso contínuo que compraram há cerca de 30 dias.",
    semana: "Chame um por um no WhatsApp e anote quem voltou.",
    mes: "Faça da lista uma rotina diária e meça a recompra.",
  },
  17: {
    titulo: "Ouça antes de perder o cliente",
    hoje: "Pergunte a cinco clientes: de 0 a 10, você indicaria a nossa farmácia?",
    semana: "Anote as notas e ligue para quem deu 6 ou menos.",
    mes: "Repita com 30 clientes e acompanhe o NPS mês a mês.",
  },
  18: {
    titulo: "Entrega com prazo combinado",
    hoje: "Escreva o raio, o prazo e a taxa da sua entrega.",
    semana: "Anote hora do pedido e hora da entrega de cada saída.",
    mes: "Some custo e margem por canal e fique com os que deixam resultado.",
  },
  19: {
    titulo: "WhatsApp da loja, não de alguém",
    hoje: "Use um número da loja no WhatsApp Business, com horário e endereço.",
    semana: "Crie cinco respostas prontas e um catálogo com os 20 mais pedidos.",
    mes: "Registre cada venda feita por ali e meça o tempo da primeira resposta.",
  },
  20: {
    titulo: "Seja achado no bairro",
    hoje: "Confira no Google se horário, telefone e fotos da loja estão certos.",
    semana: "Peça avaliação a dez clientes satisfeitos.",
    mes: "Publique duas vezes por semana e pergunte a quem chega como achou a loja.",
  },
  21: {
    titulo: "Um plano que cabe em uma página",
    hoje: "Escreva três metas para os próximos três meses.",
    semana: "Dê a cada uma um responsável e um número para acompanhar.",
    mes: "Reúna o time uma hora: o que andou, o que travou, o que muda.",
  },
  22: {
    titulo: "Licenças em dia, sem susto",
    hoje: "Abra a pasta de licenças e anote o vencimento de cada uma.",
    semana: "Confira se todos os envios do SNGPC foram aceitos.",
    mes: "Monte um calendário com aviso 60 dias antes de cada vencimento.",
  },
  23: {
    titulo: "Cuide dos dados de quem confia em você",
    hoje: "Escolha quem responde por dados pessoais na loja.",
    semana: "Liste onde ficam os dados de clientes e quem tem acesso.",
    mes: "Anote o consentimento no cadastro e o prazo para apagar o que não usa.",
  },
} satisfies Readonly<Record<number, Passos>>;

/** By question id. An unchanged question of a later version reuses those of its old id: `24: VERSAO_1[1]`. */
export const PASSOS: Readonly<Record<number, Passos>> = { ...VERSAO_1 };

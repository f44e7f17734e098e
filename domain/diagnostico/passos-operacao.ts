import type { Passos } from "./passos.ts";

/** Finanças, compras e estoque, vendas e preço. */
export const PASSOS_OPERACAO = {
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
    mes: "Confira toda segunda o previsto com o realizado e estenda a previsão para 90 dias.",
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
    hoje: "Liste 20 produtos que o cliente sabe o preço de cabeça.",
    semana: "Compare esses 20 com dois concorrentes da região.",
    mes: "Defina margem mínima por categoria e quem pode dar desconto, e até quanto.",
  },
  11: {
    titulo: "Prateleira com a cara do bairro",
    hoje: "Liste os itens sem nenhuma venda nos últimos 90 dias.",
    semana: "Anote o que os clientes pedem e você não tem.",
    mes: "Em uma categoria, troque os parados pelos pedidos. Depois, a próxima.",
  },
} satisfies Readonly<Record<number, Passos>>;

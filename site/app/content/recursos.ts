import type { RecursoId } from "@eden/domain/catalogo/recursos";

/** The rows of the comparison of planos. */
type RecursoComparado = Exclude<RecursoId, "edenMentoria" | "consultoriaTransformadora">;

/** What each row is, in one sentence. */
export const fraseDoRecurso: Record<RecursoComparado, string> = {
  ead: "Aulas a distância no EdenApp, para ver quando couber no seu dia.",
  imersao: "Dois dias fora da loja, com um plano de 30 dias na volta.",
  mentoria: "10 meses de orientação: 4 encontros presenciais e 8 online.",
  gestaoFinanceira: "Contas, caixa e resultado em uma só tela.",
  gestaoCompras: "O que comprar, quanto e de quem.",
  painelCompras: "Pedidos, prazos e o que ainda vai chegar.",
  painelVendas: "As vendas do dia, por hora e por vendedor.",
  mixProdutos: "A prateleira certa para o seu bairro.",
  eva: "Agente virtual que explica os indicadores da loja, 24 horas por dia.",
  estudoLocalizacao: "Onde abrir, ampliar ou mudar com segurança.",
  vendaWhatsapp: "Do “tem aí?” ao pedido fechado na conversa.",
  clubeVantagens: "Ofertas para cada cliente e lembrete na hora da recompra.",
  deliveryOnline: "Sua loja na internet, com pedido e entrega.",
  superApps: "Sua loja dentro dos aplicativos de entrega.",
  valoraFarma: "Licença da marca para ser lembrada pelo cuidado.",
  doladoFarma: "Licença da marca da farmácia vizinha, feita para o bairro.",
  batePreco: "Licença da marca de preço baixo com a conta certa.",
  orientativa: "Um consultor orienta as suas decisões; a execução fica com você.",
  transformadora: "Um consultor acompanha também a execução, com planos de ação e KPIs.",
};

export function isComparado(recurso: RecursoId): recurso is RecursoComparado {
  return Object.hasOwn(fraseDoRecurso, recurso);
}

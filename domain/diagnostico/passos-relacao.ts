import type { Passos } from "./passos.ts";

/** Pessoas, cliente e marketing, digital, estratégia e conformidade. */
export const PASSOS_RELACAO = {
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

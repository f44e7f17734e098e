import { amostra } from "@eden/domain/conteudo/amostra";
import { formatMes } from "@eden/domain/pracas/numero";
import type { Praca } from "@eden/domain/pracas/praca";

/** Words of a town's page. Sentences with its figures are in `domain/pracas/leitura.ts`. */
export const praca = {
  nome: "Raio-X da praça",
  registro:
    "No país, 124 mil no registro (Sebrae, 2025) para 93 mil portas abertas (IQVIA): compare cidades, não conte portas.",
  moradores: {
    titulo: "Moradores por farmácia",
    nota: "Menos moradores por farmácia quer dizer mais lojas para a mesma gente. O número não diz quanto cada uma vende.",
  },
  redes: {
    titulo: "Independentes e redes",
    nota: "Lojas de redes associativas e franquias têm CNPJ próprio e contam como independentes.",
  },
  fluxo: { titulo: "Aberturas e baixas" },
  coorte: { nota: "Loja vendida costuma mudar de CNPJ e sai da conta, mesmo com a porta aberta." },
  idade: { titulo: "Idade e porte" },
  poucas: {
    titulo: "O que mudou aqui",
    motivo: "Por que só isso",
    texto:
      "Com menos de cinco farmácias, ano de abertura, idade e porte apontariam para uma loja e para o dono dela. Por isso, aqui, mostramos só os totais.",
  },
  ponte: {
    lead: "O registro mostra quantas são. Não mostra margem, estoque nem equipe. Isso só você sabe.",
    perguntas: {
      titulo: "Sete perguntas sobre a sua loja",
      texto:
        "Uma por área da gestão. Você vê na hora a área mais forte e a que pede cuidado. Sem CNPJ, e nada é guardado.",
      botao: "Responder agora",
    },
    conversa: {
      texto: "Um consultor abre este mesmo raio-x com você e conversa sobre a sua loja.",
      botao: "Falar com Consultor",
    },
    estudo: {
      titulo: "Pensando em abrir ou mudar?",
      texto: amostra("O Estudo de localização olha bairro e ponto. Ele vem na Edificação e na Plenitude."),
      botao: "Ver os planos",
    },
  },
  limites: [
    {
      termo: "Ativa no registro não é porta aberta.",
      texto: "Em 2025 o registro tinha 124 mil farmácias ativas (Sebrae) e a IQVIA contava 93 mil lojas.",
    },
    {
      termo: "Abertura entra na hora.",
      texto: "Loja que fechou sem dar baixa segue ativa durante anos. O saldo parece melhor do que é.",
    },
    {
      termo: "Associadas contam como independentes.",
      texto: "Cada loja de rede associativa ou franquia costuma ter o seu CNPJ.",
    },
    {
      termo: "Loja vendida parece fechada.",
      texto: "Quem compra quase sempre abre outro CNPJ: aparece uma baixa e uma abertura.",
    },
    { termo: "Vendas e preços não estão aqui.", texto: "Nenhum dado público traz isso por loja." },
  ],
} as const;

/** The message of the chat that a town's page opens. */
export const mensagemDaPraca = ({ nome, uf }: Pick<Praca, "nome" | "uf">) =>
  `Olá! Vi o raio-x de ${nome}, ${uf}, e quero conversar sobre a minha farmácia.`;

/** What the contact form starts with when somebody reports an error. */
export const avisoDeErro = ({ nome, uf }: Pick<Praca, "nome" | "uf">) =>
  `Encontrei um erro no raio-x de ${nome}, ${uf}: `;

export function fontesOf({ mes, populacao }: Pick<Praca, "mes" | "populacao">) {
  return [
    {
      termo: "Farmácias:",
      texto: `Cadastro Nacional da Pessoa Jurídica, dados abertos da Receita Federal, ${formatMes(mes)}. Contamos os CNPJs com atividade principal de farmácia (CNAE 4771-7/01, /02 e /03).`,
    },
    ...(populacao
      ? [{ termo: "Moradores:", texto: `IBGE, população estimada em 1º de julho de ${populacao.ano}.` }]
      : []),
    { termo: "Regiões:", texto: "IBGE, regiões geográficas imediatas." },
    {
      termo: "Redes:",
      texto: "conta nossa. É rede a empresa com 5 lojas ou mais ativas no país (mesmo começo de CNPJ).",
    },
  ];
}

/** Sources and limits in the foot of the printed sheet. */
export function fontesDaFolha({ mes, populacao }: Pick<Praca, "mes" | "populacao">): string {
  const ibge = populacao ? `; IBGE, população estimada de ${populacao.ano}` : "";
  return `Fontes: Receita Federal, dados abertos do CNPJ, ${formatMes(mes)} (CNAE principal 4771-7/01 a /03)${ibge}. Rede: empresa com 5 lojas ou mais ativas no país (mesmo começo de CNPJ). Limites: ativa no registro não é porta aberta; lojas associadas e franquias contam como independentes; loja vendida costuma mudar de CNPJ; loja que fechou sem dar baixa continua ativa; inaptas, suspensas e baixas de ofício não entram nas baixas; vendas e preços não estão aqui.`;
}

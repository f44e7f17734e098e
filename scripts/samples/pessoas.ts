import type { Estado, Motivo } from "../../domain/painel/valores.ts";
import type { Caso } from "./pagamentos.ts";

/** How long before now: a share of the time promised for an answer for those who wait, days for the others. */
export type When = { prazo: number } | { dias: number };

export type Fonte = When &
  (
    | { tabela: "contato"; mensagem: string }
    | { tabela: "leadlive"; produto: "livro" | "edenapp" | "edenappfree" | "imersao" | "mentoria" | "despertar" }
    | { tabela: "inscricoes"; programa: "plenitude" | "edificacao" | "mentoria_imersao" | "despertar" }
    | { tabela: "cadastros_app"; tipo: "free" | "paid" }
    | { tabela: "pedidos"; caso: Caso }
    /** `loja` is the number of a store of supabase/seed.sql; its CPF unites the answers with a cadastro. */
    | { tabela: "diagnosticos_respostas"; loja: 1 | 2 | 3 | 4; nivel: number }
  );

/** What the team has done with a person since. */
export interface Cuidado {
  /** Index of COLEGAS: 0 Bruna, 1 Gustavo. */
  por: 0 | 1;
  contato?: "falei" | "mandei_mensagem";
  /** Days after the last form that they were contacted. */
  depois?: number;
  nota?: string;
  estado?: Estado;
  motivo?: Motivo;
  /** Without it the person has no owner. */
  dono?: boolean;
  passo?: { texto: string /** Hours from now. */; em: number };
}

export interface Amostra {
  nome: string;
  sobrenome: string;
  ddd: string;
  cidade?: [nome: string, uf: string];
  fontes: Fonte[];
  cuidado?: Cuidado;
  suspeita?: boolean;
  /** Same telephone as the person before, written without the ninth digit. */
  mesmoTelefone?: boolean;
  loja?: 1 | 2 | 3 | 4;
}

/** The last word of the name is the surname. */
function pessoa(inteiro: string, ddd: string, fontes: Fonte[], more: Partial<Amostra> = {}): Amostra {
  const space = inteiro.lastIndexOf(" ");
  return { nome: inteiro.slice(0, space), sobrenome: inteiro.slice(space + 1), ddd, fontes, ...more };
}

type Of<Tabela extends Fonte["tabela"]> = Extract<Fonte, { tabela: Tabela }>;

const mensagem = (when: When, texto: string): Fonte => ({ ...when, tabela: "contato", mensagem: texto });
const lead = (when: When, produto: Of<"leadlive">["produto"]): Fonte => ({ ...when, tabela: "leadlive", produto });
const inscricao = (when: When, programa: Of<"inscricoes">["programa"]): Fonte => ({
  ...when,
  tabela: "inscricoes",
  programa,
});
const cadastro = (when: When, tipo: "free" | "paid"): Fonte => ({ ...when, tabela: "cadastros_app", tipo });
const pedido = (when: When, caso: Caso): Fonte => ({ ...when, tabela: "pedidos", caso });
const diagnostico = (when: When, loja: 1 | 2 | 3 | 4, nivel: number): Fonte => ({
  ...when,
  tabela: "diagnosticos_respostas",
  loja,
  nivel,
});

const ESPERANDO: Amostra[] = [
  pessoa("Rosângela Teixeira", "31", [
    mensagem(
      { prazo: 1.4 },
      "Tenho uma farmácia em Contagem há 12 anos e as contas não fecham desde março. Vocês atendem loja pequena?",
    ),
  ]),
  pessoa("Marcos Vinícius Dutra", "11", [inscricao({ prazo: 1.15 }, "plenitude")]),
  pessoa("Aparecida Gonçalves", "16", [lead({ prazo: 0.95 }, "mentoria")]),
  pessoa("Josué Pimentel", "62", [
    mensagem({ prazo: 0.8 }, "Vi a live de ontem. Como funciona o diagnóstico da loja?"),
  ]),
  pessoa("Tereza Amaral", "41", [lead({ prazo: 0.6 }, "livro")]),
  pessoa("Wellington Brito", "81", [inscricao({ prazo: 0.4 }, "edificacao")]),
  pessoa("Cláudia Menezes", "51", [cadastro({ prazo: 0.3 }, "free")]),
  pessoa("Otávio Sarmento", "85", [
    mensagem({ prazo: 0.1 }, "Quero falar sobre a conversão da minha loja para a Valora Farma."),
  ]),
  pessoa("Nádia Queiroz", "71", [lead({ prazo: 0.03 }, "imersao")]),
];

const falei = (por: 0 | 1, more: Partial<Cuidado> = {}): { cuidado: Cuidado } => ({
  cuidado: { por, contato: "falei", dono: true, estado: "broto", ...more },
});

const EM_CONVERSA: Amostra[] = [
  pessoa(
    "Sílvia Barcelos",
    "27",
    [mensagem({ dias: 2 }, "Gostaria de entender os planos. Somos três lojas da família.")],
    falei(0, {
      nota: "Prefere conversar depois das 14h. O irmão decide junto.",
      passo: { texto: "Ligar com o irmão na linha", em: 2 },
    }),
  ),
  pessoa(
    "Edmilson Rocha",
    "67",
    [inscricao({ dias: 3 }, "despertar")],
    falei(0, { passo: { texto: "Mandar a agenda do Despertar", em: 4 } }),
  ),
  pessoa(
    "Vanessa Cordeiro",
    "19",
    [lead({ dias: 4 }, "mentoria"), mensagem({ dias: 3 }, "Consigo participar da mentoria a distância?")],
    falei(0, { passo: { texto: "Confirmar o horário da mentoria", em: -20 } }),
  ),
  pessoa(
    "Paulo César Antunes",
    "48",
    [lead({ dias: 5 }, "despertar")],
    falei(1, { passo: { texto: "Enviar o contrato para leitura", em: 26 } }),
  ),
  pessoa(
    "Ivone Batista",
    "92",
    [inscricao({ dias: 6 }, "mentoria_imersao")],
    falei(0, { passo: { texto: "Perguntar sobre a viagem", em: 50 } }),
  ),
  pessoa(
    "Renato Moraes",
    "61",
    [mensagem({ dias: 6 }, "Recebi a indicação de um colega de Anápolis. Podem me ligar?")],
    falei(1),
  ),
  pessoa("Lúcia Helena Farias", "83", [lead({ dias: 7 }, "livro")], falei(0, { contato: "mandei_mensagem" })),
  pessoa(
    "Adriano Peixoto",
    "24",
    [cadastro({ dias: 8 }, "free")],
    falei(0, { nota: "Usa outro sistema até janeiro.", passo: { texto: "Retomar em janeiro", em: 24 * 50 } }),
  ),
  pessoa(
    "Fabiana Lacerda",
    "43",
    [lead({ dias: 9 }, "edenapp"), pedido({ dias: 1.1 }, "boleto_em_aberto")],
    falei(0, { passo: { texto: "Ajudar com o boleto", em: 3 } }),
  ),
  pessoa("Geraldo Siqueira", "38", [inscricao({ dias: 10 }, "edificacao")], falei(1)),
  pessoa("Míriam Castanheira", "17", [mensagem({ dias: 11 }, "Quanto custa a imersão para duas pessoas?")], falei(0)),
  pessoa("Robson Vilela", "34", [lead({ dias: 12 }, "edenappfree")], falei(0, { contato: "mandei_mensagem" })),
  pessoa(
    "Denise Albuquerque",
    "82",
    [mensagem({ dias: 13 }, "Minha loja fica numa cidade de 8 mil habitantes. Faz sentido para mim?")],
    falei(1),
  ),
];

const SEM_DONO: Amostra[] = [
  pessoa(
    "Cristiano Valadares",
    "37",
    [lead({ dias: 2 }, "livro")],
    falei(0, { dono: false, contato: "mandei_mensagem" }),
  ),
  pessoa("Marlene Fontes", "79", [lead({ dias: 3 }, "livro")], falei(1, { dono: false, contato: "mandei_mensagem" })),
  pessoa("Sebastião Couto", "35", [lead({ dias: 5 }, "imersao")], falei(0, { dono: false })),
  pessoa("Eliane Bastos", "14", [inscricao({ dias: 8 }, "despertar")], falei(1, { dono: false })),
  pessoa(
    "Humberto Lins",
    "84",
    [mensagem({ dias: 9 }, "Vocês têm turma em Natal no ano que vem?")],
    falei(0, { dono: false }),
  ),
];

const PROPOSTAS: Amostra[] = [
  pessoa(
    "Patrícia Drummond",
    "31",
    [inscricao({ dias: 9 }, "plenitude"), mensagem({ dias: 16 }, "Temos duas lojas e pensamos em abrir a terceira.")],
    falei(1, {
      estado: "muda",
      nota: "Proposta do plano Ritmo enviada. Responde até sexta.",
      passo: { texto: "Saber da proposta", em: 5 },
    }),
  ),
  pessoa(
    "Everaldo Nascimento",
    "75",
    [inscricao({ dias: 14 }, "edificacao")],
    falei(1, { estado: "muda", passo: { texto: "Revisar os números da matriz", em: 30 } }),
  ),
  pessoa("Simone Tavares", "21", [lead({ dias: 12 }, "mentoria")], falei(0, { estado: "muda" })),
  pessoa(
    "Leandro Azevedo",
    "65",
    [inscricao({ dias: 18 }, "plenitude")],
    falei(1, { estado: "muda", passo: { texto: "Visita marcada à loja", em: 72 } }),
  ),
  pessoa("Graça Meireles", "91", [inscricao({ dias: 20 }, "mentoria_imersao")], falei(0, { estado: "muda" })),
  pessoa(
    "Hélio Pacheco",
    "47",
    [mensagem({ dias: 21 }, "Quero uma proposta para a Edificação, plano 3.")],
    falei(1, { estado: "muda" }),
  ),
];

const GANHOS: Amostra[] = [
  pessoa(
    "Daniela Furtado",
    "11",
    [lead({ dias: 6 }, "edenapp"), pedido({ dias: 6 }, "recuperado"), cadastro({ dias: 6 }, "paid")],
    { ...falei(0, { estado: "arvore", nota: "Adorou a tela de preços." }), cidade: ["Guarulhos", "SP"] },
  ),
  pessoa("Ronaldo Evangelista", "62", [pedido({ dias: 10 }, "pago"), cadastro({ dias: 10 }, "paid")], {
    cidade: ["Anápolis", "GO"],
  }),
  pessoa("Solange Medeiros", "84", [pedido({ dias: 15 }, "pago"), cadastro({ dias: 14 }, "paid")], {
    cidade: ["Mossoró", "RN"],
  }),
  pessoa(
    "Júlio Bittencourt",
    "51",
    [lead({ dias: 22 }, "edenapp"), pedido({ dias: 22 }, "reembolso"), cadastro({ dias: 22 }, "paid")],
    { ...falei(1, { estado: "arvore" }), cidade: ["Canoas", "RS"] },
  ),
  pessoa(
    "Regina Calixto",
    "32",
    [inscricao({ dias: 26 }, "plenitude")],
    falei(1, { estado: "arvore", nota: "Começa em dezembro." }),
  ),
  pessoa("Valdir Espíndola", "49", [inscricao({ dias: 28 }, "edificacao")], falei(1, { estado: "arvore" })),
  pessoa("Kátia Monteiro", "86", [pedido({ dias: 3 }, "pago_sem_cadastro")], {}),
  pessoa("Otília Ramalho", "71", [pedido({ dias: 18 }, "contestacao"), cadastro({ dias: 18 }, "paid")], {
    cidade: ["Feira de Santana", "BA"],
  }),
];

const PERDIDOS: Amostra[] = [
  pessoa("Arnaldo Guimarães", "44", [lead({ dias: 16 }, "mentoria")], falei(0, { estado: "folha", motivo: "preco" })),
  pessoa(
    "Yara Tolentino",
    "98",
    [inscricao({ dias: 19 }, "despertar")],
    falei(0, { estado: "folha", motivo: "momento", nota: "Está reformando a loja." }),
  ),
  pessoa(
    "Celso Bragança",
    "13",
    [mensagem({ dias: 23 }, "Estou comparando consultorias. Mandem os valores.")],
    falei(1, { estado: "folha", motivo: "concorrente" }),
  ),
  pessoa(
    "Neusa Porto",
    "68",
    [lead({ dias: 25 }, "livro")],
    falei(0, { contato: "mandei_mensagem", estado: "folha", motivo: "sem_resposta" }),
  ),
  pessoa(
    "Igor Matarazzo",
    "11",
    [mensagem({ dias: 27 }, "Vendo software para padarias. Querem ser parceiros?")],
    falei(0, { estado: "folha", motivo: "fora_do_perfil" }),
  ),
];

const PEDIDOS: Amostra[] = [
  pessoa("Aline Portela", "47", [pedido({ dias: 0.002 }, "agora")]),
  pessoa("Olga Prado", "14", [pedido({ dias: 0.015 }, "acabou_de_pagar")]),
  pessoa("Cleide Bonfim", "62", [pedido({ dias: 0.03 }, "analise_de_risco")]),
  pessoa("Luzia Arruda", "65", [pedido({ dias: 0.1 }, "pix_nao_pago")]),
  pessoa("Tarcísio Moura", "31", [pedido({ dias: 0.2 }, "cartao_recusado")]),
  pessoa("Rute Carneiro", "92", [pedido({ dias: 1.2 }, "boleto_em_aberto")]),
  pessoa("Flávio Junqueira", "35", [pedido({ dias: 1 }, "valor_diferente")]),
  pessoa("Mauro Sabino", "18", [pedido({ dias: 2 }, "cartao_nao_pago")]),
  pessoa("Dalva Nogueira", "51", [pedido({ dias: 5 }, "boleto_vencido")]),
  pessoa("Zenaide Correia", "81", [pedido({ dias: 9 }, "sem_resposta")]),
];

const DIAGNOSTICOS: Amostra[] = [
  pessoa("Beatriz Salomão", "31", [cadastro({ dias: 12 }, "free"), diagnostico({ dias: 11 }, 1, 2)], {
    ...falei(0, {
      nota: "Boa em atendimento; estoque é o ponto fraco.",
      passo: { texto: "Mostrar o plano de estoque", em: 28 },
    }),
    loja: 1,
  }),
  pessoa("Norberto Assis", "54", [cadastro({ dias: 20 }, "free"), diagnostico({ dias: 19 }, 2, 0)], {
    ...falei(1, { estado: "muda" }),
    loja: 2,
  }),
  pessoa("Ester Vasconcelos", "85", [diagnostico({ dias: 5 }, 3, 1)], { ...falei(0), loja: 3 }),
  pessoa(
    "Abel Quintino",
    "27",
    [cadastro({ dias: 9 }, "free"), diagnostico({ dias: 8 }, 4, 1), diagnostico({ dias: 2 }, 4, 2)],
    { ...falei(0), loja: 4 },
  ),
];

/** Somebody who wrote twice with different addresses: the panel suggests that it is one person. */
const PARECIDAS: Amostra[] = [
  pessoa("Luciana Prado", "19", [lead({ dias: 15 }, "livro")], falei(0, { contato: "mandei_mensagem" })),
  pessoa("Luciana Prado", "19", [mensagem({ dias: 1 }, "Li o livro e quero conversar sobre a mentoria.")], {
    ...falei(0),
    mesmoTelefone: true,
  }),
];

const SUSPEITAS: Amostra[] = [
  pessoa(
    "Best Offers",
    "11",
    [mensagem({ dias: 0.2 }, "Increase your traffic today! Visit our page for a free audit.")],
    { suspeita: true },
  ),
  pessoa("Crypto Bonus", "11", [mensagem({ dias: 0.6 }, "Ganhe dinheiro rápido com moedas digitais, sem risco.")], {
    suspeita: true,
  }),
  pessoa("Seo Expert", "21", [mensagem({ dias: 1.3 }, "We can put your site on the first page of search results.")], {
    suspeita: true,
  }),
  pessoa("Joana Mendes", "34", [lead({ dias: 1.1 }, "livro")], { suspeita: true }),
  pessoa("Asdf Qwer", "99", [lead({ dias: 2.4 }, "edenappfree")], { suspeita: true }),
];

/** About sixty invented people over every source and in every state. */
export const PESSOAS: Amostra[] = [
  ...ESPERANDO,
  ...EM_CONVERSA,
  ...SEM_DONO,
  ...PROPOSTAS,
  ...GANHOS,
  ...PERDIDOS,
  ...PEDIDOS,
  ...DIAGNOSTICOS,
  ...PARECIDAS,
  ...SUSPEITAS,
];

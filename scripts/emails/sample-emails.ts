import { parseOpcoes } from "@eden/domain/diagnostico/opcoes";
import { resultadoOf } from "@eden/domain/diagnostico/resultado";
import { cobrancaEmail } from "../../service/src/emails/cobranca-emails.ts";
import { confirmationEmail } from "../../service/src/emails/confirmation-email.ts";
import { accessEmail, conferenciaEmail, contaNoticeEmail } from "../../service/src/emails/conta-emails.ts";
import { diagnosticoNoticeEmail } from "../../service/src/emails/diagnostico-notice-email.ts";
import { followLink } from "../../service/src/emails/follow-link.ts";
import { missingCadastroEmail, paidEmail } from "../../service/src/emails/pedido-emails.ts";
import { pedidoNoticeEmail } from "../../service/src/emails/pedido-notice-email.ts";
import { resumoEmail } from "../../service/src/emails/resumo-email.ts";
import { teamNoticeEmail } from "../../service/src/emails/team-notice-email.ts";
import { textoEmail } from "../../service/src/emails/texto-email.ts";
import { visitorChangeEmail } from "../../service/src/emails/visitor-change-email.ts";
import type { Mail } from "../../service/src/gateways/mailer.ts";
import type { Cadastro, Lead, LeadTabela, PedidoDaCompra } from "../../service/src/rows.ts";

export interface SampleEmail {
  id: string;
  /** What it is sent for. */
  nome: string;
  mail: Mail;
}

const ID = "0f5a3c1e-7b42-4c1d-9a86-3d2f1e0b4c5a";
const OTHER_ID = "7d1e9b04-52c3-4f6a-8e17-0b9c8d7a6f5e";
const MOMENT = new Date("2026-11-16T15:04:00Z");

const PERSON = {
  id: ID,
  inicio_id: ID,
  nome: "Maria Aparecida de Souza",
  email: "maria.aparecida.de.souza.e.silva@farmaciasaojosedoriopreto.com.br",
  telefone: "16987651199",
  suspeito: false,
  criado_em: MOMENT,
  origem: { landing_page: "/planos", referrer: "https://www.instagram.com/", utm_source: "instagram" },
} satisfies Lead;

const COMPANY = {
  cnpj: "11222333000181",
  razao_social: "Farmácia São José do Rio Preto Comércio de Medicamentos Ltda.",
  cidade: "São José do Rio Preto",
  estado: "SP",
} as const;

/** As the subjects wait by default. */
const prazoOf = (tabela: LeadTabela, { produto }: Partial<Lead>) =>
  tabela === "cadastros_app" || ["livro", "edenapp", "edenappfree"].includes(produto ?? "")
    ? null
    : new Date("2026-11-17T15:04:00Z");

const LEADS: [id: string, nome: string, tabela: LeadTabela, columns: Partial<Lead>][] = [
  [
    "contato",
    "Mensagem",
    "contato",
    { sobrenome: "Silva", mensagem: "Tenho duas lojas e o caixa não fecha.\nPor onde eu começo?" },
  ],
  ["livro", "Livro", "leadlive", { produto: "livro" }],
  ["live-edenapp", "Live: EdenApp pago", "leadlive", { produto: "edenapp" }],
  ["live-gratuito", "Live: EdenApp FREE", "leadlive", { produto: "edenappfree" }],
  ["live-imersao", "Live: Imersão", "leadlive", { produto: "imersao" }],
  ["live-mentoria", "Live: Mentoria", "leadlive", { produto: "mentoria" }],
  ["live-despertar", "Live: Despertar", "leadlive", { produto: "despertar" }],
  ["live-edificacao", "Live: Edificação", "leadlive", { produto: "edificacao" }],
  ["live-plenitude", "Live: Plenitude", "leadlive", { produto: "plenitude" }],
  [
    "plenitude",
    "Cadastro na Plenitude",
    "inscricoes",
    { programa: "plenitude", plano_interesse: "estimulo", tipo_loja: "conversao", cnpj: COMPANY.cnpj },
  ],
  [
    "edificacao",
    "Cadastro na Edificação",
    "inscricoes",
    {
      programa: "edificacao",
      plano_selecionado: "plano2",
      tipo_empresa: "matriz_filial",
      cnpj_matriz: "12ABC34501DE35",
      quantidade_lojas: 3,
      faturamento_mensal: "R$ 300 mil",
    },
  ],
  [
    "mentoria-imersao",
    "Pré-reserva",
    "inscricoes",
    { programa: "mentoria_imersao", mentoria: true, imersao: true, opcao_selecionada: "Ambos" },
  ],
  ["despertar", "Cadastro no Despertar", "inscricoes", { programa: "despertar" }],
  [
    "cadastro-gratuito",
    "Cadastro gratuito no app",
    "cadastros_app",
    { tipo: "free", plano: "free", cpf: "52998224725" },
  ],
  [
    "cadastro-pago",
    "Cadastro pago no app",
    "cadastros_app",
    { tipo: "paid", plano: "parcelado", cpf: "52998224725", ...COMPANY },
  ],
];

const PEDIDO: PedidoDaCompra = {
  id: ID,
  inicio_id: ID,
  origem_compra: "app",
  plano: "parcelado",
  forma_pagamento: "cartao",
  valor_centavos: 199_800,
  situacao: "pago",
  nome: PERSON.nome,
  email: PERSON.email,
  telefone: PERSON.telefone,
  cpf: "52998224725",
  checkout_id: "checkout",
  checkout_url: "https://asaas.example/c/1",
  expira_em: new Date("2026-11-19T15:04:00Z"),
  criado_em: MOMENT,
  para: PERSON.email,
  cadastrado: false,
};
const BOLETO: PedidoDaCompra = { ...PEDIDO, plano: "avista", forma_pagamento: "boleto", valor_centavos: 189_800 };
const PIX: PedidoDaCompra = { ...BOLETO, forma_pagamento: "pix" };

const CADASTRO: Cadastro = {
  id: ID,
  inicio_id: ID,
  criado_em: MOMENT,
  origem: {},
  pedido_id: OTHER_ID,
  suspeito: false,
  conta_situacao: "ativa",
  nome: "Maria Aparecida",
  sobrenome: "de Souza",
  email: PERSON.email,
  telefone: PERSON.telefone,
  cpf: "52998224725",
  tipo: "paid",
  cnpj: COMPANY.cnpj,
  razao_social: COMPANY.razao_social,
};

/** Every e-mail to a visitor, with invented data. The name is long and the e-mail address longer. */
export function visitorSamples(siteUrl: string): SampleEmail[] {
  const convite = `${siteUrl}/registro-edenapp#convite=${"A".repeat(43)}`;
  const follow = (tabela: LeadTabela | "pedidos") => followLink(tabela, "A".repeat(48), siteUrl);
  const followPedido = follow("pedidos");
  const conta = { siteUrl, follow: follow("cadastros_app") };
  const stopUrl = `${siteUrl}/api/parar/${"A".repeat(43)}`;
  const facts = { siteUrl, stopUrl, follow: followPedido, venceEm: BOLETO.expira_em, recusada: false };
  return [
    ...LEADS.map(([id, nome, tabela, columns]) => ({
      id,
      nome,
      mail: confirmationEmail(
        tabela,
        { ...PERSON, ...columns },
        { siteUrl, convite, follow: follow(tabela), prazo: prazoOf(tabela, columns) },
      ),
    })),
    {
      id: "pago",
      nome: "Pagamento confirmado, sem cadastro",
      mail: paidEmail(PEDIDO, { siteUrl, convite, follow: followPedido }),
    },
    {
      id: "pago-cadastrado",
      nome: "Pagamento confirmado, com cadastro",
      mail: paidEmail(BOLETO, { siteUrl, follow: followPedido }),
    },
    { id: "sem-conta", nome: "Falta criar a conta", mail: missingCadastroEmail(PEDIDO, { siteUrl, link: convite }) },
    { id: "lembrete", nome: "Pagamento pendente", mail: cobrancaEmail("lembrete", PEDIDO, facts) },
    { id: "outra-forma-cartao", nome: "Prazo do cartão terminado", mail: cobrancaEmail("outra_forma", PEDIDO, facts) },
    {
      id: "cartao-recusado",
      nome: "Cartão recusado",
      mail: cobrancaEmail("outra_forma", PEDIDO, { ...facts, recusada: true }),
    },
    { id: "outra-forma-pix", nome: "Prazo do PIX terminado", mail: cobrancaEmail("outra_forma", PIX, facts) },
    { id: "boleto-vespera", nome: "Boleto vence amanhã", mail: cobrancaEmail("boleto_vespera", BOLETO, facts) },
    { id: "boleto-dia", nome: "Boleto vence hoje", mail: cobrancaEmail("boleto_dia", BOLETO, facts) },
    { id: "boleto-depois", nome: "Boleto vencido", mail: cobrancaEmail("boleto_depois", BOLETO, facts) },
    { id: "acesso", nome: "Acesso pago", mail: accessEmail(CADASTRO, conta) },
    { id: "acesso-gratuito", nome: "Acesso gratuito", mail: accessEmail({ ...CADASTRO, tipo: "free" }, conta) },
    {
      id: "conferencia",
      nome: "Cadastro gratuito em conferência",
      mail: conferenciaEmail({ ...CADASTRO, tipo: "free" }, conta),
    },
  ];
}

/** Every e-mail to the team, with invented data. */
export function teamSamples(): SampleEmail[] {
  return [
    ...LEADS.map(([id, nome, tabela, columns]) => ({
      id: `equipe-${id}`,
      nome,
      mail: teamNoticeEmail(tabela, { ...PERSON, ...columns }),
    })),
    { id: "equipe-suspeito", nome: "Suspeito", mail: teamNoticeEmail("contato", { ...PERSON, suspeito: true }) },
    { id: "equipe-repetido", nome: "Repetido", mail: teamNoticeEmail("contato", PERSON, true) },
    ...(
      [
        "pago",
        "em_revisao",
        "sem_cadastro",
        "sem_cadastro_nem_email",
        "duplicidade",
        "estorno",
        "excedente",
        "excedente_sem_pagamento",
        "contestacao",
      ] as const
    ).map((cause) => ({
      id: `equipe-pedido-${cause}`,
      nome: `Pedido: ${cause}`,
      mail: pedidoNoticeEmail(PEDIDO, cause, cause === "duplicidade" ? [{ id: OTHER_ID, inicio_id: OTHER_ID }] : []),
    })),
    ...(["falha", "email", "suspeito", "repetido"] as const).map((cause) => ({
      id: `equipe-conta-${cause}`,
      nome: `Conta: ${cause}`,
      mail: contaNoticeEmail(CADASTRO, cause),
    })),
    ...(["mensagem", "correcao", "desistencia", "compra", "eliminacao"] as const).map((tipo) => ({
      id: `equipe-visitante-${tipo}`,
      nome: `Acompanhar: ${tipo}`,
      mail: visitorChangeEmail({
        ...{
          tipo: tipo === "compra" ? "desistencia" : tipo,
          inicio_id: ID,
          nome: PERSON.nome,
          email: PERSON.email,
          telefone: PERSON.telefone,
        },
        texto: tipo === "mensagem" ? "Prefiro que liguem depois das 14h." : null,
        compra: tipo === "compra",
      }),
    })),
    { id: "equipe-diagnostico", nome: "Diagnóstico", mail: diagnosticSample() },
    { id: "equipe-resumo", nome: "Resumo do dia", mail: resumoEmail(RESUMO, PAINEL) },
    {
      id: "equipe-texto",
      nome: "Texto para aprovar",
      mail: textoEmail({ ...MEMBRO, chave: "faq", autor: "Gustavo Reis" }, PAINEL),
    },
  ];
}

const PAINEL = "https://painel.example.com";
const MEMBRO = { nome: "Bruna Souza", email: "bruna@example.com" };
const RESUMO = {
  ...MEMBRO,
  total: 3,
  passadas: 1,
  esperando: ["Rosângela", "João", "Zilda"].map((nome) => ({ id: ID, nome, em: "2026-11-16T15:04:00Z" })),
  passos: [{ id: OTHER_ID, nome: "Marcos", em: "2026-11-16T17:00:00Z" }],
};

const OPCOES = ["Nunca", "Às vezes", "Quase sempre", "Sempre"];

function diagnosticSample(): Mail {
  const perguntas = (["financas", "compras_estoque", "vendas_preco", "pessoas"] as const).map((area, index) => ({
    id: index * 4 + 1,
    area,
    texto: "Pergunta inventada",
    opcoes: parseOpcoes(OPCOES),
  }));
  const respostas = Object.fromEntries(perguntas.map(({ id }, index) => [`p${id}`, OPCOES[index] ?? ""]));
  const resultado = resultadoOf(perguntas, respostas);
  if (!resultado) throw new Error("the sample has no answers");
  return diagnosticoNoticeEmail({ id: ID, cnpj: COMPANY.cnpj, criadoEm: MOMENT, resultado });
}

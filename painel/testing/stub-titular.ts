import type { TabelaTitular } from "@eden/domain/painel/contrato-titular";
import type { Saida } from "~/clients/rpc.ts";
import { EQUIPE } from "./stub-equipe.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

const DAY_MS = 86_400_000;
const dia = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const idOf = (n: number) => `00000000-0000-4000-8000-0000000007${String(n).padStart(2, "0")}`;

type Requerimento = Saida<"requerimento">;
type Aberto = Omit<Requerimento, "linhas" | "junto" | "atos">;
type Linha = Requerimento["linhas"][number];

const aberto = (n: number, more: Partial<Aberto>): Aberto => ({
  id: idOf(n),
  protocolo: `ED-7T${n}A-0C2M`,
  tipo: "eliminacao",
  canal: "email",
  nome: "Vera Lúcia Camargo",
  recebido_em: dia(-7),
  prazo: dia(8),
  restam: 8,
  verificado_em: ago(6),
  verificado_como: ["email", "documento"],
  concluido_em: null,
  concluido_por: null,
  desfecho: null,
  email: "vera@farmaciacamargo.example",
  telefone: "16993417725",
  cpf: "***.418.220-**",
  recibo: null,
  ...more,
});

const linha = (n: number, tabela: TabelaTitular, dados: Linha["dados"], more: Partial<Linha> = {}): Linha => ({
  tabela,
  id: idOf(20 + n),
  criado_em: ago(20 * n),
  protocolo: `ED-5M${n}R-8WQC`,
  nome: "Vera Lúcia Camargo",
  achado: ["email", "telefone"],
  escolha: idOf(20 + n),
  de_outra: false,
  motivo: null,
  dados,
  ...more,
});

const CONTATOS = { email: "vera@farmaciacamargo.example", telefone: "16993417725" };

function linhasDeVera() {
  return [
    linha(1, "leadlive", { ...CONTATOS, produto: "edenapp", aceita_novidades: false }),
    linha(
      2,
      "cadastros_app",
      {
        tipo: "paid",
        cpf: "***.418.220-**",
        cnpj: "38150962000108",
        razao_social: "Farmácia Camargo",
        conta_situacao: "ativa",
      },
      { motivo: "contrato", achado: ["email", "cpf"] },
    ),
    linha(
      3,
      "pedidos",
      { valor_centavos: 189_800, forma_pagamento: "pix", situacao: "pago", avisos: 3, pago_em: "2026-03-14T12:00:00Z" },
      { motivo: "registro de pagamento", nome: null },
    ),
    linha(4, "diagnosticos_respostas", { respostas: 23 }, { achado: ["cpf"] }),
    linha(5, "contato", { mensagem: "Quero parar de receber e-mails e saber o que vocês têm meu." }),
    linha(6, "leadlive", CONTATOS, {
      nome: "Sérgio Camargo",
      achado: ["telefone"],
      de_outra: true,
      motivo: "de outra pessoa",
    }),
  ];
}

/** Three requests of data subjects, changeable in memory. */
export function stubTitular(): Handlers {
  let linhas = linhasDeVera();
  let abertos = [
    aberto(1, {}),
    aberto(2, {
      tipo: "acesso",
      nome: "Osvaldo Brandão",
      recebido_em: dia(-12),
      prazo: dia(3),
      restam: 3,
      verificado_em: null,
      verificado_como: [],
    }),
    aberto(3, {
      nome: null,
      email: null,
      telefone: null,
      cpf: null,
      concluido_em: ago(5),
      concluido_por: EQUIPE[3],
      desfecho: "atendido",
      recibo: RECIBO,
    }),
  ];
  const atos: Requerimento["atos"] = [{ tipo: "oposicao", em: ago(26), por: "Helena Prado", linhas: 2, deste: false }];
  const change = (id: string, more: Partial<Aberto>) => {
    abertos = abertos.map((item) => (item.id === id ? { ...item, ...more } : item));
    return { id };
  };
  const done = (tipo: Requerimento["tipo"]) =>
    atos.push({ tipo, em: ago(0), por: "Helena Prado", linhas: 5, deste: true });
  const conclude = (id: string, desfecho: Requerimento["desfecho"], recibo: Requerimento["recibo"] = null) =>
    change(id, {
      nome: null,
      email: null,
      telefone: null,
      cpf: null,
      concluido_em: ago(0),
      concluido_por: EQUIPE[3],
      desfecho,
      recibo,
    });
  return {
    requerimentos: () => ({
      abertos: abertos.filter(({ concluido_em }) => concluido_em === null).sort((a, b) => a.restam - b.restam),
      concluidos: abertos.filter(({ concluido_em }) => concluido_em !== null),
    }),
    requerimento: ({ id }) => {
      const found = abertos.find((item) => item.id === id) ?? refuse(404, { mensagem: "Este pedido não existe." });
      const open = found.concluido_em === null;
      const junto = { emails: 9, emails_saem: 6, cobrancas: 0, conversa: 4, conversa_em: ago(25) };
      return { ...found, linhas: open ? linhas : [], junto: open ? junto : null, atos };
    },
    mostrar_cpf: () => ({ cpf: "52941822013" }),
    abrir_requerimento: ({ comando, ...body }) => {
      abertos.push(aberto(9, { ...body, id: comando, restam: 15, verificado_em: null, verificado_como: [] }));
      return { id: comando };
    },
    verificar_requerente: ({ id, como }) => {
      const before = abertos.find((item) => item.id === id)?.verificado_como ?? [];
      return change(id, { verificado_em: ago(0), verificado_como: [...before, como] });
    },
    separar_linhas: ({ id, linhas: chosen, de_outra }) => {
      linhas = linhas.map((item) => (chosen.includes(item.escolha) ? { ...item, de_outra, motivo: null } : item));
      return { id };
    },
    corrigir_requerimento: () => {
      done("correcao");
      return { linhas: 5 };
    },
    apagar_requerimento: ({ id }) => conclude(id, "atendido", RECIBO),
    concluir_requerimento: ({ id, desfecho }) => conclude(id, desfecho),
    "titular/*/dados.html": () => {
      done("acesso");
      return {};
    },
  };
}

const RECIBO: Requerimento["recibo"] = {
  apagadas: { leadlive: 1, contato: 1, diagnosticos_respostas: 1 },
  mantidas: [
    { tabela: "cadastros_app", motivo: "contrato", quantas: 1 },
    { tabela: "pedidos", motivo: "registro de pagamento", quantas: 1 },
  ],
  emails: 6,
  conversa: 4,
  fora: ["provedor", "caixa_de_email", "plataforma"],
};

import type { Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import { type CONFIANCAS, ORIGENS, VISTAS } from "@eden/domain/painel/valores";
import { mensagem, pessoaInteira, testId } from "./pessoas.ts";
import { pessoasDoFunil } from "./stub-dia.ts";
import { type Handlers, refuse } from "./stub-handlers.ts";

const HOUR = 3_600_000;
const now = Date.now();
const iso = (hours: number) => new Date(now + hours * HOUR).toISOString();
const clock = (minutes: number) => ({
  prazo: iso(minutes / 60),
  restante: minutes * 60,
  total: 7200,
  correndo: true,
  muda_em: null,
});

const COLEGA = { id: "00000000-0000-4000-8000-000000000002", nome: "Davi Lopes" };
const EU = { id: "00000000-0000-4000-8000-000000000001", nome: "Carla Menezes" };

/** Invented people for `vite --mode stub`: lists, one long timeline, suggestions, suspicious senders. */
export function stubCaixa(): Handlers {
  const people = new Map(samples().map((pessoa) => [pessoa.id, pessoa]));
  let mudanca = 1;
  const list = (filter: (pessoa: Pessoa) => boolean) => [...people.values()].filter(filter).map(toLinha);
  const change = (id: unknown, part: Partial<Pessoa>) => {
    const pessoa = people.get(String(id)) ?? refuse(404, { mensagem: "Esta pessoa não existe mais." });
    mudanca += 1;
    people.set(pessoa.id, { ...pessoa, ...part, versao: pessoa.versao + 1 });
    return { pessoa: pessoa.id, versao: pessoa.versao + 1 };
  };
  const add = (id: unknown, linha: object) => {
    const pessoa = people.get(String(id));
    const line = { id: crypto.randomUUID(), em: new Date().toISOString(), autor: EU, ...linha } as never;
    return { linha_do_tempo: [line, ...(pessoa?.linha_do_tempo ?? [])] };
  };
  return {
    caixa: ({ vista, origem }) => ({
      pessoas: list((pessoa) => isIn(pessoa, String(vista)) && (!origem || pessoa.origem === origem)),
      proximo: null,
      mudanca,
      agora: new Date().toISOString(),
    }),
    contadores: () => ({
      vistas: Object.fromEntries(Object.keys(VISTAS).map((vista) => [vista, list((p) => isIn(p, vista)).length])),
      origens: Object.fromEntries(
        Object.keys(ORIGENS).map((origem) => [origem, list((p) => p.origem === origem).length]),
      ),
      pagamentos_novos: 2,
    }),
    novidades: ({ pessoa }) => ({ mudanca, novas: 0, pessoa_versao: people.get(String(pessoa))?.versao ?? null }),
    pessoa: ({ id }) => {
      const pessoa = people.get(String(id)) ?? refuse(404, { mensagem: "Esta pessoa não existe mais." });
      return { ...pessoa, agora: new Date().toISOString() };
    },
    linha_do_tempo: () => ({ itens: [], proximo: null }),
    buscar: ({ texto }) => ({
      pessoas: list(({ nome, telefones }) =>
        `${nome} ${telefones[0]?.telefone}`.toLowerCase().includes(String(texto).toLowerCase()),
      ).map((pessoa) => ({ ...pessoa, achado: achadoOf(people.get(pessoa.id), String(texto)) })),
    }),
    horario: () => ({
      horario: { prazo_minutos: 540, dias: DIAS },
      ...{ esperas: {}, feriados: [], prazo_no_site: null, publicando: false },
    }),
    mudar_dono: ({ pessoa, dono }) =>
      change(pessoa, {
        dono: dono === null ? null : dono === EU.id ? EU : COLEGA,
        ...add(pessoa, { tipo: "dono", de: null, para: dono === EU.id ? EU : COLEGA }),
      }),
    mudar_estado: ({ pessoa, estado, motivo }) => change(pessoa, { estado, motivo } as Partial<Pessoa>),
    anotar: ({ pessoa, texto }) => change(pessoa, add(pessoa, { tipo: "nota", texto })),
    marcar_passo: ({ pessoa, passo }) => change(pessoa, { passo } as Partial<Pessoa>),
    concluir_passo: ({ pessoa }) => change(pessoa, { passo: null }),
    registrar_contato: ({ pessoa, canal, resultado, texto }) =>
      change(pessoa, {
        ...(resultado === "falei" || resultado === "mandei_mensagem" ? { relogio: null } : {}),
        ...add(pessoa, { tipo: "contato", canal, resultado, texto }),
      }),
    enviar_email: ({ pessoa, assunto, texto }) =>
      change(pessoa, {
        relogio: null,
        ...add(pessoa, { tipo: "email", situacao: "na_fila", modelo: null, assunto, texto, para: null, erro: null }),
      }),
    dispensar_resposta: ({ pessoa }) => change(pessoa, { relogio: null }),
    usar_canal: ({ pessoa, canal }) => {
      const { emails = [], telefones = [] } = people.get(String(pessoa)) ?? {};
      const first = <T extends { canal: string; novo: boolean }>(canais: T[]) =>
        canais
          .map((item) => (item.canal === canal ? { ...item, novo: false } : item))
          .sort((a, b) => Number(b.canal === canal) - Number(a.canal === canal));
      return change(pessoa, { emails: first(emails), telefones: first(telefones) });
    },
    unir: ({ para }) => change(para, { sugestoes: [] }),
    separar: ({ pessoa }) => ({ pessoa, versao: 1 }),
    recusar_sugestao: ({ pessoa }) => change(pessoa, { sugestoes: [] }),
    desfazer: () => ({ pessoa: testId(), versao: 1 }),
    liberar_suspeitas: ({ pessoas }) => {
      for (const id of pessoas as string[]) change(id, { suspeita: false, relogio: clock(120) });
      return { quantas: (pessoas as string[]).length };
    },
    apagar_suspeitas: ({ pessoas }) => {
      for (const id of pessoas as string[]) people.delete(id);
      mudanca += 1;
      return { quantas: (pessoas as string[]).length };
    },
  };
}

function isIn(pessoa: Pessoa, vista: string): boolean {
  if (pessoa.suspeita || vista === "suspeitas") return pessoa.suspeita && vista === "suspeitas";
  const conditions: Record<string, boolean> = {
    esperando: pessoa.relogio !== null || pessoa.passo !== null,
    minhas: pessoa.dono?.id === EU.id,
    sem_dono: pessoa.dono === null,
  };
  return conditions[vista] ?? true;
}

function toLinha(pessoa: Pessoa): PessoaLinha {
  return pessoa;
}

function achadoOf(pessoa: Pessoa | undefined, texto: string) {
  const telefone = pessoa?.telefones[0]?.telefone ?? "";
  return /^\d/.test(texto) ? { campo: "telefone", valor: telefone } : { campo: "nome", valor: pessoa?.nome ?? "" };
}

const PERIODO = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const DIAS = [[], PERIODO, PERIODO, PERIODO, PERIODO, PERIODO, []];

function samples(): Pessoa[] {
  const person = (nome: string, part: Partial<Pessoa>) => pessoaInteira({ nome, id: testId(), ...part });
  const later = (texto: string, hours: number) => ({
    relogio: null,
    passo: { texto, em: iso(hours) },
    estado: "broto" as const,
    dono: EU,
  });
  return [
    person("Rosângela Almeida", {
      relogio: clock(-35),
      linha_do_tempo: longTimeline(),
      sugestoes: [suggestion()],
      nomes: ["Norberto Assis"],
      ...channels(),
    }),
    person("João Nakamura", {
      relogio: clock(22),
      origem: "plenitude",
      resumo: { texto: "Inscrição Plenitude, plano Ritmo, loja única" },
      loja: "Farma Nakamura",
      cidade: "Londrina",
      uf: "PR",
    }),
    person("Tereza Siqueira", {
      relogio: clock(88),
      origem: "live",
      resumo: { texto: "Quero saber se a mentoria serve para loja nova" },
      loja: null,
      cidade: "Ribeirão Preto",
    }),
    person("Edson Dutra", {
      ...later("Mandar a comparação Hábito × Excelência", 0.5),
      origem: "plenitude",
      loja: "Drogaria Central",
      cidade: "Uberaba",
      uf: "MG",
    }),
    person("Marina Pacheco", {
      ...later("Ligar depois do balcão fechar", 1),
      origem: "diagnostico",
      nota: 58,
      loja: "Farmácia Pacheco",
      cidade: "Jaú",
    }),
    person("Luiz Carlos Brandão", {
      ...later("Confirmar boleto do EdenApp", 20),
      origem: "edenapp",
      dono: COLEGA,
      loja: "Brandão Fármacos",
      cidade: "Goiânia",
      uf: "GO",
    }),
    person("Ana Vilela", {
      ...later("Enviar datas da próxima Imersão", 44),
      origem: "mentoria_imersao",
      loja: "Drogavile",
      cidade: "Araxá",
      uf: "MG",
    }),
    ...pessoasDoFunil(),
    ...["Gabriel Fontoura", "RobertHauth", "SEO Expert"].map((nome) =>
      person(nome, {
        suspeita: true,
        relogio: null,
        loja: null,
        cidade: null,
        uf: null,
        resumo: { texto: "Top backlinks for your website" },
        linha_do_tempo: [
          mensagem({ suspeita: true, dados: { mensagem: "Top backlinks", preenchido_ms: 1200, isca: "x" } }),
        ],
      }),
    ),
  ];
}

/** Of each level one, in the order that the database gives. */
function channels(): Pick<Pessoa, "emails" | "telefones"> {
  const canal = (confianca: keyof typeof CONFIANCAS) => ({
    canal: testId(),
    confianca,
    novo: confianca === "digitado",
  });
  return {
    emails: [
      { ...canal("pago"), email: "rosangela@drogariaalmeida.com.br", compartilhado: false },
      { ...canal("abriu"), email: "ro.almeida@exemplo.com.br", compartilhado: false },
      { ...canal("falhou"), email: "rosangela@drogariaalmeida.com", compartilhado: false },
    ],
    telefones: [
      { ...canal("respondeu"), telefone: "16998124470" },
      { ...canal("digitado"), telefone: "21911110000" },
    ],
  };
}

function longTimeline(): Pessoa["linha_do_tempo"] {
  return [
    {
      id: testId(),
      em: iso(-0.05),
      autor: EU,
      tipo: "canal",
      protocolo: "ED-7K4M-2QXR",
      qual: "telefone",
      valor: "16998124470",
    },
    {
      id: testId(),
      em: iso(-0.1),
      autor: COLEGA,
      tipo: "nota",
      texto: "Ela atende as duas lojas sozinha. Falar dos planos com visita.",
    },
    {
      id: testId(),
      em: iso(-2.5),
      autor: null,
      tipo: "email",
      situacao: "enviado",
      modelo: "visitante",
      assunto: null,
      texto: null,
      para: "rosangela@drogariaalmeida.com.br",
      erro: null,
    },
    mensagem({ em: iso(-2.6), trouxe: ["telefone"] }),
    {
      id: testId(),
      em: iso(-30),
      autor: null,
      tipo: "email",
      situacao: "recusado",
      modelo: "livro",
      assunto: "Seu livro",
      texto: null,
      para: "rosangela@drogariaalmeida.com.br",
      erro: "caixa cheia",
    },
    mensagem({
      em: iso(-40),
      tabela: "diagnosticos_respostas",
      origem: "diagnostico",
      resumo: { texto: "Diagnóstico" },
      dados: {
        nota: 61,
        areas: [
          { area: "compras_estoque", nota: 34 },
          { area: "financas", nota: 60 },
          { area: "cliente_marketing", nota: 82 },
        ],
      },
    }),
    mensagem({
      em: iso(-300),
      tabela: "leadlive",
      origem: "livro",
      resumo: { texto: "Baixou o livro Chamado para a Plenitude" },
      dados: { produto: "livro" },
    }),
  ];
}

function suggestion(): Pessoa["sugestoes"][number] {
  return {
    pessoa: pessoaInteira({ nome: "Rosangela A. de Souza", estado: "folha", dono: COLEGA, relogio: null }),
    email: "ro.souza74@gmail.com",
    telefone: "1698124470",
    registros: 3,
    desde: iso(-1400),
    motivos: ["telefone_sem_nove", "nome", "cidade", "email_diferente"],
  };
}

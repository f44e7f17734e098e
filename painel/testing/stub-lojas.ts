import { AREA_IDS, type AreaId } from "@eden/domain/diagnostico/areas";
import { faixaOf } from "@eden/domain/diagnostico/faixas";
import { PREVIA } from "@eden/domain/diagnostico/previa";
import { isCnpjValid, normalizeCnpj } from "@eden/domain/documentos/cnpj";
import { isCpfValid } from "@eden/domain/documentos/cpf";
import { onlyDigits } from "@eden/domain/documentos/numero";
import type { Entrada } from "~/clients/rpc.ts";
import { type Enviada, type Handlers, refuse } from "./stub-handlers.ts";

const DAY = 86_400_000;
const iso = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const idOf = (n: number) => `00000000-0000-4000-8000-0000000010${String(n).padStart(2, "0")}`;

type Areas = Record<AreaId, number>;
type Linha = Entrada<"conferir_lojas">["linhas"][number];
type Julgada = Enviada<"conferir_lojas">["linhas"][number];
type Pagina = Enviada<"loja">;
interface LojaDoStub {
  id: string;
  versao: number;
  nome: string;
  cnpj: string;
  responsavel: string;
  telefone: string;
  cidade: string;
  uf: string;
  convidada: number | null;
  /** Days ago and the seven scores of each answer, oldest first. */
  respostas: { dias: number; areas: Areas }[];
  conversou: boolean;
}

/** Of every invented store. */
const CPF_CONHECIDO = "52998224725";

const areasOf = (notas: readonly number[]): Areas =>
  Object.fromEntries(AREA_IDS.map((area, index) => [area, notas[index] ?? 0])) as Areas;
const notaOf = (areas: Areas) => Math.round(Object.values(areas).reduce((sum, nota) => sum + nota, 0) / 7);

/** Invented stores of the diagnostic, changeable in memory. CNPJ and CPF are checked as the database does. */
export function stubLojas(): Handlers {
  let lojas = samples();
  const find = (id: unknown) => lojas.find((loja) => loja.id === id) ?? refuse(404, { mensagem: "Esta loja saiu." });
  const judge = (linha: Linha): Omit<Julgada, "linha"> => {
    const stored = { cnpj: normalizeCnpj(linha.cnpj), cpf: onlyDigits(linha.cpf), receita: null };
    if (!isCnpjValid(linha.cnpj)) return { ...stored, situacao: "invalida", erro: "CNPJ inválido" };
    if (!isCpfValid(linha.cpf)) return { ...stored, situacao: "invalida", erro: "Falta o CPF de quem responde" };
    const known = lojas.some(({ cnpj }) => cnpj === stored.cnpj);
    const situacao = known ? (stored.cpf === CPF_CONHECIDO ? "existente" : "segunda") : "nova";
    return { ...stored, situacao, erro: null };
  };
  const judgeAll = ({ de, linhas }: Entrada<"conferir_lojas">) =>
    linhas.map((linha, index) => ({ linha: de + index, ...judge(linha) }));
  const add = ({ cpf: _, ...linha }: Linha) => {
    const loja = { ...linha, cnpj: normalizeCnpj(linha.cnpj), id: crypto.randomUUID(), versao: 1 };
    lojas = [...lojas, { ...loja, convidada: null, respostas: [], conversou: false }];
    return { id: loja.id };
  };
  return {
    lojas: (body) => listOf(lojas, body),
    loja: ({ id }) => pageOf(find(id)),
    gravar_loja: ({ comando: _, ...linha }) => {
      const { situacao, erro } = judge(linha);
      return situacao === "nova" ? add(linha) : refuse(422, { mensagem: erro ?? "Esta loja já está aqui." });
    },
    corrigir_loja: ({ comando: _, cpf: __, id, versao, ...valores }) => {
      const loja = find(id);
      if (loja.versao !== versao) refuse(409, { mensagem: "Davi mudou o telefone desta loja." });
      const corrected = { ...valores, cnpj: normalizeCnpj(valores.cnpj), telefone: onlyDigits(valores.telefone) };
      lojas = lojas.map((other) => (other.id === id ? { ...loja, ...corrected, versao: versao + 1 } : other));
      return { id, versao: versao + 1 };
    },
    remover_loja: ({ id }) => {
      if (find(id).respostas.length > 0) refuse(422, { mensagem: "Esta loja já respondeu e não pode ser removida." });
      lojas = lojas.filter((loja) => loja.id !== id);
      return { id };
    },
    conferir_lojas: (body) => ({ linhas: judgeAll(body) }),
    importar_lojas: (body) => {
      const linhas = judgeAll(body);
      const novas = body.linhas.filter((_, at) => ["nova", "segunda"].includes(linhas[at]?.situacao ?? ""));
      for (const linha of novas) add(linha);
      return { gravadas: novas.length, linhas };
    },
    convidar_loja: ({ id }) => {
      find(id);
      lojas = lojas.map((loja) => (loja.id === id ? { ...loja, convidada: 0 } : loja));
      return { id };
    },
  };
}

function rowOf({ convidada, respostas, conversou, ...loja }: LojaDoStub): Pagina["loja"] {
  const last = respostas.at(-1);
  const before = respostas.at(-2);
  return {
    ...loja,
    nome: loja.nome || null,
    telefone: loja.telefone || null,
    receita: loja.nome ? null : { nome: "DROGARIA DA RECEITA LTDA", cidade: "ARAXA", uf: "MG" },
    responsaveis: 1,
    dono: null,
    situacao: last ? "respondeu" : convidada === null ? "sem_convite" : "convidada",
    convidada_em: convidada === null ? null : iso(convidada),
    respondeu_em: last ? iso(last.dias) : null,
    nota: last ? notaOf(last.areas) : null,
    nota_anterior: before ? notaOf(before.areas) : null,
    areas: areasEmOrdem(last?.areas),
    conversa_em: last && conversou ? iso(1) : null,
    sem_conversa: last !== undefined && !conversou,
    pessoa: null,
  };
}

const areasEmOrdem = (areas: Areas | undefined) =>
  areas ? AREA_IDS.map((area) => ({ area, nota: areas[area] })).sort((one, other) => one.nota - other.nota) : [];

function listOf(all: readonly LojaDoStub[], { situacao, faixa, area, uf, dias, ordem, texto }: Entrada<"lojas">) {
  const rows = all.map(rowOf);
  const count = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).length;
  const isIn = (row: (typeof rows)[number], wanted: unknown) =>
    wanted === "sem_conversa" ? row.sem_conversa : row.situacao === wanted;
  const found = rows.filter(
    (row) =>
      (!situacao || isIn(row, situacao)) &&
      (!faixa || (row.nota !== null && faixaOf(row.nota) === faixa)) &&
      (!area || row.areas[0]?.area === area) &&
      (!uf || row.uf === uf) &&
      (!dias || Date.parse(row.respondeu_em ?? row.convidada_em ?? iso(0)) > Date.now() - dias * DAY) &&
      (!texto || `${row.nome} ${row.cnpj} ${row.cidade}`.toLowerCase().includes(texto.toLowerCase())),
  );
  if (ordem === "menor") found.sort((one, other) => (one.nota ?? 1000) - (other.nota ?? 1000));
  return {
    lojas: found,
    proximo: null,
    totais: {
      todas: rows.length,
      respondeu: count((row) => isIn(row, "respondeu")),
      convidada: count((row) => isIn(row, "convidada")),
      sem_convite: count((row) => isIn(row, "sem_convite")),
      sem_conversa: count((row) => isIn(row, "sem_conversa")),
    },
    agora: iso(0),
  };
}

function pageOf(loja: LojaDoStub): Pagina {
  const respostas = loja.respostas.map(({ dias, areas }, index) => ({
    id: idOf(90 + index),
    em: iso(dias),
    nota: notaOf(areas),
    areas: areasEmOrdem(areas),
    versao: 1,
    respostas: Object.fromEntries(
      PREVIA.map(({ id, area, opcoes }) => [`p${id}`, opcoes[Math.floor(areas[area] / 34)]?.texto ?? ""]),
    ),
  }));
  const linha = (em: string, tipo: Pagina["historia"][number]["tipo"], autor: string | null) => ({
    em,
    tipo,
    autor,
    nota: tipo === "respondeu" ? 50 : null,
  });
  return {
    loja: rowOf(loja),
    respostas,
    perguntas: PREVIA.map(({ id, area, texto, opcoes }) => ({
      id,
      area,
      texto,
      versao: 1,
      opcoes: opcoes.map((opcao) => opcao.texto),
    })),
    faixas:
      respostas.length === 0 ? {} : Object.fromEntries(AREA_IDS.map((area) => [area, { de: 42, ate: 66, lojas: 19 }])),
    historia: [
      linha(iso(300), "criada", "Carla Menezes"),
      ...(loja.convidada === null ? [] : [linha(iso(loja.convidada), "convidada", "Davi Lopes")]),
      ...respostas.map(({ em }) => linha(em, "respondeu", null)),
    ],
    passo: null,
    agora: iso(0),
  };
}

const SAMPLES: readonly [string, string, string, string, string, number | null, ...number[][]][] = [
  [
    "Drogaria Almeida",
    "45672318000157",
    "Rosângela Almeida",
    "Franca",
    "SP",
    255,
    [240, 48, 31, 52, 60, 71, 40, 55],
    [5, 66, 34, 63, 58, 82, 57, 68],
  ],
  ["Farmácia Pacheco", "31508264000184", "Marina Pacheco", "Jaú", "SP", 20, [6, 60, 62, 55, 71, 66, 31, 61]],
  ["Drogaria Santa Rita", "18640375000181", "Márcia Tavares", "Bauru", "SP", 22, [7, 22, 40, 45, 38, 51, 36, 41]],
  [
    "Farma Nakamura",
    "22917540000177",
    "João Nakamura",
    "Londrina",
    "PR",
    190,
    [180, 70, 66, 61, 58, 72, 66, 69],
    [9, 80, 76, 71, 58, 82, 73, 78],
  ],
  ["Drogavile", "40283916000110", "Ana Vilela", "Araxá", "MG", 30, [11, 72, 47, 66, 69, 70, 66, 72]],
  ["Farmácia Prates", "64205817000189", "Sônia Prates", "Sinop", "MT", 3],
  ["Farma Sartori", "73816095000190", "Ivone Sartori", "Chapecó", "SC", 12],
  ["Drogaria Fontes", "86041253000129", "Kátia Fontes", "Itabuna", "BA", null],
];

function samples(): LojaDoStub[] {
  return SAMPLES.map(([nome, cnpj, responsavel, cidade, uf, convidada, ...respostas], index) => ({
    id: idOf(index + 1),
    versao: 1,
    nome,
    cnpj,
    responsavel,
    telefone: `1699218550${index}`,
    cidade,
    uf,
    convidada,
    respostas: respostas.map(([dias = 0, ...notas]) => ({ dias, areas: areasOf(notas) })),
    conversou: index === 1,
  }));
}

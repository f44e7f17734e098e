import { CONTRATO } from "@eden/domain/painel/contrato";
import type { LinhaDoTempo, Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import { keysOf, type Papel } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";

/** Monday, 16 November 2026, 12:00 in São Paulo. */
export const AGORA = "2026-11-16T15:00:00.000Z";

let number = 0;
/** A new UUID per call, the same ones in every run. */
export function testId(): string {
  number += 1;
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export const CARLA = { id: "00000000-0000-4000-9000-000000000001", nome: "Carla Menezes" };
export const DAVI = { id: "00000000-0000-4000-9000-000000000002", nome: "Davi Rezende" };

/** The response of `eu` to Carla with this role, alone or with colleagues. */
export function euAs(papel: Papel, colegas: Saida<"eu">["equipe"] = []): Saida<"eu"> {
  const membro = { ...CARLA, email: "carla@exemplo.com.br", papel, ativa: true };
  return { membro, equipe: [membro, ...colegas], agora: AGORA, correio: false, pode: podeAs(papel) };
}

/** The functions that a role may call, as `eu` has them. */
export const podeAs = (papel: Papel): string[] =>
  keysOf(CONTRATO).filter((funcao) => (CONTRATO[funcao].papeis as readonly Papel[]).includes(papel));

/** A person of a list: new, without a dono, with the clock running and 22 minutes left. */
export function pessoaLinha(part: Partial<PessoaLinha> = {}): PessoaLinha {
  return {
    id: testId(),
    nome: "Rosângela Almeida",
    origem: "contato",
    resumo: { texto: "Tenho duas lojas e não sei qual plano atende as duas." },
    loja: "Drogaria Almeida",
    cidade: "Franca",
    uf: "SP",
    receita: [],
    estado: "semente",
    estado_desde: AGORA,
    dono: null,
    passo: null,
    relogio: { prazo: "2026-11-16T16:22:00.000Z", restante: 1320, total: 7200, correndo: true, muda_em: null },
    resposta: null,
    nota: null,
    suspeita: false,
    ultima_entrada_em: "2026-11-16T12:25:00.000Z",
    versao: 1,
    ...part,
  };
}

/** The same with the moment of the response, as the cache keeps it. */
export function pessoaLida(part: Partial<PessoaLinha> = {}) {
  return { ...pessoaLinha(part), leitura: { agora: AGORA, lidaEm: Date.parse(AGORA) } };
}

const canal = { canal: testId(), confianca: "digitado", novo: false, corrigido_em: null } as const;

/** The whole person, with one message sent today and an older book download. */
export function pessoaInteira(part: Partial<Pessoa> = {}): Pessoa {
  return {
    ...pessoaLinha(),
    emails: [{ ...canal, email: "rosangela@drogariaalmeida.com.br", compartilhado: false }],
    telefones: [{ ...canal, telefone: "16998124470" }],
    nomes: [],
    cpf: null,
    lojas: [{ nome: "Drogaria Almeida", cnpj: "45672318000157", cidade: "Franca", uf: "SP", receita: [] }],
    aceita_novidades: true,
    motivo: null,
    previsto: null,
    praca: null,
    protocolo: "ED-7K4M-2QXR",
    chegada: { campanha: "instagram · livro-novembro", pagina: "/gestao", em: "2026-11-03T23:14:00.000Z" },
    unidas: [],
    sugestoes: [],
    linha_do_tempo: [mensagem(), livro()],
    proximo: null,
    agora: AGORA,
    ...part,
  };
}

export function mensagem(part: Partial<Extract<LinhaDoTempo, { tipo: "entrada" }>> = {}): LinhaDoTempo {
  return {
    id: testId(),
    em: "2026-11-16T12:25:00.000Z",
    autor: null,
    tipo: "entrada",
    tabela: "contato",
    origem: "contato",
    protocolo: "ED-7K4M-2QXR",
    fase: { tipo: "conversa", fase: "recebida" },
    resumo: { texto: "Tenho duas lojas e não sei qual plano atende as duas." },
    situacao: null,
    suspeita: false,
    trouxe: [],
    dados: {
      mensagem: "Bom dia. Tenho duas lojas e não sei qual plano atende as duas. Podem me ligar depois das 14h?",
    },
    ...part,
  };
}

function livro(): LinhaDoTempo {
  return mensagem({
    em: "2026-11-03T23:14:00.000Z",
    tabela: "leadlive",
    origem: "livro",
    protocolo: "ED-2HD9-TW0B",
    resumo: { texto: "Baixou o livro" },
    dados: { produto: "livro", aceita_novidades: true },
  });
}

/** A reply that came back by e-mail. */
export function emailRecebido(
  part: Partial<Extract<LinhaDoTempo, { tipo: "email_recebido" }>> = {},
): Extract<LinhaDoTempo, { tipo: "email_recebido" }> {
  return {
    id: testId(),
    em: "2026-11-16T14:12:00.000Z",
    autor: null,
    tipo: "email_recebido",
    email: testId(),
    remetente: "rosangela@drogariaalmeida.com.br",
    nome: "Rosângela Almeida",
    assunto: "Re: A sua farmácia em Franca",
    texto: "Oi, Bruna! Pode ser amanhã às 14h?",
    cortado: false,
    anexos: [],
    classe: "pessoa",
    caminho: "codigo",
    autenticacao: "confirmada",
    spam: false,
    dela: true,
    ...part,
  };
}

import type { Pessoa, PessoaLinha } from "@eden/domain/painel/pessoa";
import { ESTADOS, type Estado, keysOf, type Motivo, type Origem } from "@eden/domain/painel/valores";
import { pessoaInteira, testId } from "./pessoas.ts";
import { EQUIPE } from "./stub-equipe.ts";
import type { Handlers } from "./stub-handlers.ts";

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const at = (hora: string) => new Date(`${ago(0).slice(0, 10)}T${hora}:00-03:00`).toISOString();

/** The day and the pipeline, computed from the people of the Caixa's stub. */
export function stubDia(caixa: Handlers): Handlers {
  const list = (vista: string) =>
    ((caixa.caixa?.({ vista }, "caixa") ?? { pessoas: [] }) as { pessoas: PessoaLinha[] }).pessoas;
  return {
    hoje: () => {
      const jardim = gardenSize();
      const esperando = jardim === null ? list("esperando").filter(({ relogio }) => relogio) : [];
      const passos = jardim === null ? list("minhas").filter(({ passo }) => passo && passo.em < ago(-0.5)) : [];
      return {
        agora: new Date().toISOString(),
        faixas: FAIXAS,
        marcas: [
          ...["08:32", "09:06", "09:48", "10:31"].map((hora) => marca("Gilmar Antunes", at(hora), "feito")),
          ...esperando.map(({ id, nome, relogio }) => ({
            ...marca(nome, relogio?.prazo ?? "", "promessa"),
            pessoa: id,
          })),
          ...passos.map(({ id, nome, passo }) => ({ ...marca(nome, passo?.em ?? "", "passo"), pessoa: id })),
        ],
        esperando: {
          total: esperando.length,
          pessoas: esperando.map((pessoa) => ({ ...pessoa, mensagem: pessoa.origem === "contato" ? MENSAGEM : null })),
        },
        passos,
        pagamentos: { total: 2, valor_centavos: 389_600, linhas: PAGAMENTOS },
        diagnosticos: { total: 3, linhas: DIAGNOSTICOS },
        equipe: EQUIPE.slice(0, 4).map(({ id, nome }, index) => ({
          id,
          nome,
          no_painel: index < 3,
          com: index === 1 ? { id: esperando[0]?.id ?? id, nome: "Rosângela Almeida" } : null,
          em_conversa: [14, 11, 9, 0][index] ?? 0,
        })),
        sem_dono: { total: 6, esperando: 2 },
        feitas: Array.from({ length: jardim ?? 0 }, (_, index) => ({
          id: testId(),
          nome: NOMES[index % NOMES.length] ?? "Ana",
          estado: keysOf(ESTADOS)[(index * 3 + 1) % 4],
        })),
      };
    },
    funil: ({ origem, dono }) => {
      const people = list("todas").filter(
        (pessoa) => (!origem || pessoa.origem === origem) && (!dono || pessoa.dono?.id === dono),
      );
      const coluna = (estado: Estado) => {
        const pessoas = people
          .filter((pessoa) => pessoa.estado === estado)
          .map((pessoa) => ({
            valor_centavos: VALORES[pessoa.origem] ?? null,
            entrou_centavos: null,
            motivo: null,
            ...pessoa,
          }));
        return { total: pessoas.length, pessoas };
      };
      return {
        agora: new Date().toISOString(),
        colunas: Object.fromEntries(keysOf(ESTADOS).map((estado) => [estado, coluna(estado)])),
      };
    },
  };
}

/** People in the later states, for the pipeline. */
export function pessoasDoFunil(): Pessoa[] {
  const person = (nome: string, estado: Estado, origem: Origem, days: number, motivo: Motivo | null = null) =>
    pessoaInteira({
      nome,
      id: testId(),
      estado,
      origem,
      motivo,
      estado_desde: ago(days),
      relogio: null,
      loja: "Drogaria Central",
      cidade: "Uberaba",
      uf: "MG",
      dono: days % 2 ? (EQUIPE[0] ?? null) : (EQUIPE[1] ?? null),
    });
  return [
    person("Wagner Sampaio", "broto", "edificacao", 2),
    person("Ivone Batista", "broto", "plenitude", 3),
    person("Cristiano Rocha", "broto", "mentoria_imersao", 5),
    person("Noêmia Lacerda", "broto", "edenapp", 6),
    person("Valdir Monteiro", "muda", "edificacao", 8),
    person("Sônia Prates", "muda", "edenapp", 0),
    person("Geraldo Tavares", "muda", "plenitude", 21),
    person("Denise Barcelos", "arvore", "edenapp", 6),
    person("Renato Kuhn", "arvore", "edenapp", 10),
    person("Lúcia Prado", "folha", "plenitude", 4, "momento"),
    person("Mauro Cintra", "folha", "edenapp", 7, "preco"),
  ];
}

/** `?jardim=9` in the stub's address shows the finished day with the garden of nine people. */
function gardenSize(): number | null {
  const size = new URLSearchParams(globalThis.location?.search).get("jardim");
  return size === null ? null : Number(size);
}

const marca = (nome: string, em: string, tipo: string) => ({ pessoa: testId(), nome, em, tipo });

const FAIXAS = [
  { abre: "08:00", fecha: "12:00" },
  { abre: "13:00", fecha: "18:00" },
];
const MENSAGEM =
  "Tenho duas lojas e não sei qual plano atende as duas. A de Franca está perdendo margem nos genéricos e ninguém aqui sabe explicar por quê.";
const VALORES: Partial<Record<Origem, number>> = { edenapp: 189_800 };
const NOMES = ["Gilmar", "Tereza", "Marina", "Edson", "Luiz Carlos", "João", "Rosângela", "Sônia", "Ana", "Otávio"];

const pagamento = (nome: string, motivo: string, forma: string, vence_em: string | null) => ({
  pedido: testId(),
  protocolo: "ED-7K4M-2QXR",
  pessoa: testId(),
  nome,
  loja: null,
  cidade: null,
  uf: null,
  telefone: "11987654321",
  motivo,
  desde: ago(0.05),
  tentativas: 1,
  valor_centavos: 189_800,
  entrou_centavos: null,
  forma,
  vence_em,
  boleto_aberto: 0,
  voltou_pelo_link: false,
  enviadas: [],
  proxima: null,
  pausada_ate: null,
  grupo: "precisa",
  dono: null,
  nova: true,
});
const PAGAMENTOS = [
  pagamento("Sônia Prates", "pix_nao_pago", "pix", null),
  pagamento("Luiz Carlos Brandão", "boleto_em_aberto", "boleto", ago(-1)),
];

const diagnostico = (loja: string, cidade: string, uf: string, nota: number, area: string) => ({
  pessoa: testId(),
  loja,
  cidade,
  uf,
  nota,
  areas: [
    { area, nota: nota - 20 },
    { area: "digital", nota },
  ],
  em: ago(1),
});
const DIAGNOSTICOS = [
  diagnostico("Drogaria Bom Jesus", "Passos", "MG", 41, "financas"),
  diagnostico("Drogaria São Lucas", "Birigui", "SP", 52, "pessoas"),
  diagnostico("Farmácia do Povo", "Catalão", "GO", 67, "digital"),
];

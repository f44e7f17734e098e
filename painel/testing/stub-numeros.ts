import type { Saida } from "~/clients/rpc.ts";
import { testId } from "./pessoas.ts";
import { EQUIPE } from "./stub-equipe.ts";
import type { Handlers } from "./stub-handlers.ts";

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - 3 * 3_600_000 - days * DAY).toISOString().slice(0, 10);
/** The same numbers in every run. */
const wave = (index: number, seed: number) =>
  Math.abs(Math.round(4 + 4 * Math.sin(index * 1.7 + seed) + 2 * Math.cos(index * seed)));

type Formularios = Saida<"numeros_formularios">["formularios"];
const formulario = (pagina: string, visitas: number[], antes: number[]): Formularios[number] => ({
  pagina,
  etapas: visitas.map((agora, index) => ({
    etapa: index === visitas.length - 1 ? 100 : index + 1,
    agora,
    antes: antes[index] ?? 0,
  })),
});

const NOMES = ["Ana Lima", "Bento Reis", "Célia Prado", "Dario Nunes", "Elza Freitas", "Fábio Sá", "Gilda Rocha"];
const SEGUNDOS = Array.from({ length: 96 }, (_, index) => Math.round(240 + 5200 * (index / 95) ** 1.6)).concat(
  7900,
  8800,
  9300,
  10_200,
  12_800,
);
const columnsOf = (segundos: readonly number[]) =>
  Array.from({ length: 42 }, (_, index) => segundos.filter((s) => Math.min(Math.floor(s / 300), 41) === index).length);

/** Invented figures for component tests and pictures. */
export function stubNumeros() {
  return {
    numeros_pessoas: ({ dias }) => stubPessoas(dias ?? 30),
    numeros_campanhas: () => ({
      linhas: [
        { campanha: null, fonte: null, agora: 70, antes: 61, conversa: 23, ganho: 6 },
        { campanha: "live-novembro", fonte: "instagram", agora: 61, antes: 0, conversa: 22, ganho: 4 },
        { campanha: "livro-novembro", fonte: "instagram", agora: 31, antes: 40, conversa: 9, ganho: 1 },
        { campanha: "margem-genericos", fonte: "google", agora: 29, antes: 20, conversa: 14, ganho: 4 },
        { campanha: "feira-abcfarma", fonte: "qr", agora: 16, antes: 2, conversa: 3, ganho: 0 },
        { campanha: "newsletter-out", fonte: "e-mail", agora: 9, antes: 12, conversa: 5, ganho: 1 },
      ],
      outras: { campanhas: 3, agora: 8, antes: 5, conversa: 2, ganho: 0 },
    }),
    numeros_formularios: () => ({
      formularios: [
        formulario("/registro-edenapp", [78, 58, 23, 11], [60, 44, 20, 8]),
        formulario("/formulario-live", [81, 70, 63], [64, 50, 44]),
        formulario("/contato", [19, 15], [22, 16]),
        formulario("/registro-edificacao", [15, 11, 9, 8, 7], [9, 7, 6, 5, 5]),
        formulario("/registro-plenitude", [11, 8, 5, 4], []),
        formulario("/diagnostico-gestao", [9, 9, 8, 7, 7, 6, 6, 5], [4, 4, 4, 4, 3, 3, 3, 3]),
      ],
    }),
    numeros_respostas: () => stubRespostas(),
    numeros_vendas: () => ({
      vendas: [
        { plano: "avista", forma: "pix", agora: 8, antes: 6, centavos: 1_518_400, centavos_antes: 1_138_800 },
        { plano: "avista", forma: "boleto", agora: 3, antes: 2, centavos: 569_400, centavos_antes: 379_600 },
        { plano: "parcelado", forma: "cartao", agora: 7, antes: 5, centavos: 1_671_600, centavos_antes: 1_194_000 },
      ],
      dias: stubDiasDeVendas(),
      resgate: {
        caminhos: [
          { caminho: "link", quem: "Bruna Salles", agora: 2, antes: 0, centavos: 379_600, centavos_antes: 0 },
          { caminho: "email", quem: null, agora: 1, antes: 1, centavos: 189_800, centavos_antes: 189_800 },
        ],
        perdidos: { agora: 4, antes: 3 },
      },
      gratuitos: { agora: 11, antes: 8 },
    }),
    numeros_desfechos: () => ({
      combinadas: [
        { origem: "edificacao", agora: 3, antes: 1 },
        { origem: "plenitude", agora: 3, antes: 2 },
        { origem: "despertar", agora: 2, antes: 0 },
      ],
      motivos: [
        { motivo: "momento", agora: 5, antes: 4 },
        { motivo: "preco", agora: 3, antes: 5 },
        { motivo: "sem_resposta", agora: 2, antes: 3 },
        { motivo: "concorrente", agora: 1, antes: 2 },
        { motivo: "fora_do_perfil", agora: 1, antes: 1 },
      ],
      dispensas: [
        { motivo: "ja_resolvido", agora: 7, antes: 4 },
        { motivo: "nao_pede", agora: 3, antes: 5 },
        { motivo: "engano", agora: 2, antes: 0 },
      ],
    }),
    numeros_vitais: () => stubVitais(),
  } satisfies Handlers;
}

function stubPessoas(length: number): Saida<"numeros_pessoas"> {
  const dias = Array.from({ length }, (_, index) => ({
    dia: dayBefore(length - 1 - index),
    agora: index === Math.floor(length / 2) ? 58 : wave(index, 1),
    antes: index === Math.floor(length / 2) - 2 ? 31 : wave(index, 2),
  }));
  return {
    periodo: { antes: dayBefore(2 * length - 1), de: dayBefore(length - 1), ate: dayBefore(0) },
    dias,
    origens: [
      { origem: "live", agora: 104, antes: 71 },
      { origem: "livro", agora: 47, antes: 52 },
      { origem: "edenapp", agora: 29, antes: 21 },
      { origem: "contato", agora: 24, antes: 19 },
      { origem: "diagnostico", agora: 12, antes: 7 },
      { origem: "mentoria_imersao", agora: 11, antes: 9 },
      { origem: "plenitude", agora: 6, antes: 8 },
      { origem: "edificacao", agora: 4, antes: 3 },
      { origem: "despertar", agora: 3, antes: 2 },
    ],
  };
}

/** 18 sales, as in `vendas`. */
function stubDiasDeVendas(): Saida<"numeros_vendas">["dias"] {
  const sales = [8, 3, 7].flatMap((count, index) => Array(count).fill([189_800, 189_800, 238_800][index])) as number[];
  return Array.from({ length: 30 }, (_, index) => {
    const own = sales.filter((_sale, place) => (place * 7) % 30 === index);
    const centavos = own.reduce((sum, one) => sum + one, 0);
    return { dia: dayBefore(29 - index), agora: own.length, antes: 0, centavos, centavos_antes: 0 };
  });
}

function stubRespostas(): Saida<"numeros_respostas"> {
  const before = columnsOf(
    SEGUNDOS.filter((_, index) => index % 2 === 0).map((segundos) => Math.round(segundos * 1.3)),
  );
  return {
    prazo: 7200,
    agora: { respostas: SEGUNDOS.length, passaram: 5, mediana: 2280 },
    antes: { respostas: 51, passaram: 12, mediana: 3420 },
    colunas: columnsOf(SEGUNDOS).map((agora, index) => ({ agora, antes: before[index] ?? 0 })),
    pessoas: SEGUNDOS.map((segundos, index) => ({
      id: testId(),
      nome: NOMES[index % NOMES.length] ?? "",
      segundos,
    })),
    equipe: [...EQUIPE.slice(0, 2), { id: null, nome: null }, ...EQUIPE.slice(2, 3)].map(({ id, nome }, index) => ({
      id,
      nome,
      respostas: [40, 31, 26, 4][index] ?? 0,
      no_prazo: [38, 30, 24, 4][index] ?? 0,
      mediana: [2040, 1860, 3120, 900][index] ?? null,
    })),
  };
}

function stubVitais(): Saida<"numeros_vitais"> {
  const phone: Record<string, [lcp: number, inp: number, cls: number]> = {
    "/": [2100, 148, 0.02],
    "/edenapp": [2400, 171, 0.04],
    "/registro-edenapp": [1800, 224, 0.01],
    "/diagnostico-gestao": [1900, 186, 0],
    "/planos": [3100, 162, 0.13],
    "/contato": [2000, 131, 0.03],
  };
  const medidas = ["LCP", "INP", "CLS"] as const;
  return {
    medidas: Object.entries(phone).flatMap(([pagina, values]) =>
      medidas.flatMap((medida, index) => {
        const agora = values[index] ?? 0;
        const base = { pagina, medida, visitas: 60, visitas_antes: 55 };
        return [
          { ...base, tela: "celular" as const, agora, antes: agora * 1.1 },
          { ...base, tela: "computador" as const, agora: agora * 0.6, antes: null },
        ];
      }),
    ),
  };
}

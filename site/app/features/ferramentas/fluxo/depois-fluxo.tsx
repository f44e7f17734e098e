import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { Seis } from "@eden/domain/ferramentas/caderno";
import { folhaOf, type Lancamento } from "@eden/domain/ferramentas/fluxo";
import { icsOf, proximaSegunda, TODA_SEGUNDA } from "@eden/domain/ferramentas/lembrete";
import type { Digitado } from "@eden/domain/ferramentas/previsao";
import { Download } from "lucide";
import { noteStep } from "~/clients/note-step.ts";
import { saveFile } from "~/clients/save-file.ts";
import { empresa } from "~/content/empresa.ts";
import { aulas, ferramentas, limite } from "~/content/ferramentas.ts";
import { Acao } from "~/features/ferramentas/acoes-da-conta.tsx";
import type { Depois } from "~/features/ferramentas/definicao.ts";
import type { Passo } from "~/features/ferramentas/proximo-passo.tsx";
import { Vaso } from "~/features/ferramentas/vaso.tsx";
import { vaso5 } from "~/images/vaso-5.ts";
import { calculosOf } from "./calculos-fluxo.ts";
import { Caules, Semanas, SemanasVazias } from "./caules.tsx";
import type { ContaFluxo } from "./conta-fluxo.ts";
import { ESe } from "./e-se.tsx";
import { csvOf } from "./fluxo-csv.ts";
import { lowestOf } from "./leitura-fluxo.ts";
import { diaDoMes } from "./semana-words.ts";
import { SemanasLista, SemanasTabela } from "./semanas-lista.tsx";

export { FolhaLinhas } from "./folha-linhas.tsx";
export { LancamentoPainel } from "./lancamento-painel.tsx";

type Parte = Depois<Digitado, ContaFluxo>;

/** The drawing of the slab: stems, or their outline before there is a result. Prerendered. */
export const Desenho: Parte["Desenho"] = ({ feita }) => (
  <>
    <Vaso of={vaso5} isGrown={feita !== null} />
    {feita ? <Semanas semanas={feita.fluxo.semanas} /> : <SemanasVazias />}
  </>
);

/** Week by week, what can be done with it, and three changes. */
export const Seguinte: Parte["Seguinte"] = ({ feita: { fluxo, lancamentos, previsao, hoje }, acoes }) => (
  <>
    <SemanasLista semanas={fluxo.semanas} lancamentos={lancamentos} hoje={hoje} />
    {acoes}
    <ESe previsao={previsao} hoje={hoje} />
  </>
);

export const Acoes: Parte["Acoes"] = ({ feita }) => (
  <Acao icon={Download} onClick={() => saveCsv(feita)}>
    Exportar CSV
  </Acao>
);

export function seis({ hoje, previsao, fluxo: { semanas } }: ContaFluxo): Seis {
  const lowest = lowestOf(semanas);
  const sum = (of: "entradas" | "saidas") => semanas.reduce((total, semana) => total + semana[of], 0);
  const folha = previsao.bruto
    ? folhaOf(previsao.bruto, Number(hoje.slice(0, 4)))
        .slice(0, 2)
        .reduce((total, { valor }) => total + valor, 0)
    : null;
  return [previsao.saldo, lowest.menor, Number(lowest.de.replaceAll("-", "")), sum("entradas"), sum("saidas"), folha];
}

export const calculos: Parte["calculos"] = (feita) => calculosOf(feita?.fluxo ?? null, feita?.previsao.bruto ?? 0);

export const notas = [
  "Férias, rescisão, acordos do sindicato e feriados da cidade não entram na conta.",
  `As datas são de leis nacionais. ${limite}`,
];

export const folha: Parte["folha"] = ({ previsao, lancamentos, fluxo: { semanas } }) => ({
  titulo: "Em que semana o dinheiro aperta?",
  entradas: [
    { titulo: "Entra", linhas: [["Saldo de hoje", formatReais(previsao.saldo)], ...groupOf(lancamentos, 1)] },
    { titulo: "Sai", linhas: groupOf(lancamentos, -1) },
  ],
  grafico: <Caules semanas={semanas} width={430} isLight />,
  tabela: (
    <div className="folha-semanas">
      <SemanasTabela semanas={semanas} />
    </div>
  ),
});

/** Lines of both groups on paper, with those that sum the rest; each has at least half of them. */
const LINES = 12;

/** The largest entries; sixty of them fit because the small ones are one line. */
function groupOf(lancamentos: readonly Lancamento[], sinal: 1 | -1): [string, string][] {
  const all = lancamentos.filter((one) => one.sinal === sinal);
  const room = LINES - Math.min(lancamentos.length - all.length, LINES / 2);
  const shown = all.length > room ? all.toSorted((one, other) => other.valor - one.valor).slice(0, room - 1) : all;
  const rest = all.filter((one) => !shown.includes(one));
  const lines = shown.map(({ nome, valor }): [string, string] => [nome, formatReais(valor)]);
  if (rest.length === 0) return lines;
  const sum = rest.reduce((total, { valor }) => total + valor, 0);
  return [...lines, [`Outras ${rest.length}`, formatReais(sum)]];
}

const EQUILIBRIO = { label: ferramentas.equilibrio.nome, to: ferramentas.equilibrio.path };

/** A week or a day below zero talks to a consultant; a forecast that stands comes back on Monday. An example does neither. */
export const passo: Parte["passo"] = (feita, { isExemplo, keep }): Passo => {
  if (!feita || isExemplo)
    return {
      titulo: (
        <>
          Quanto a farmácia precisa <em>vender</em> por dia?
        </>
      ),
      texto:
        "O ponto de equilíbrio diz quanto vender para o mês se pagar. O fluxo de caixa diz em que semana o dinheiro entra e sai.",
      botao: "Abrir o ponto de equilíbrio",
      destino: { to: EQUILIBRIO.to },
      quietos: [aulas],
    };
  const { primeiraNegativa, primeiroDia, semanas } = feita.fluxo;
  // A week may close above zero and still have a day below.
  const apertada = primeiraNegativa ?? (primeiroDia && semanas.find(({ ate }) => ate >= primeiroDia));
  if (apertada)
    return {
      titulo: (
        <>
          Uma semana apertada se resolve <em>antes</em> dela
        </>
      ),
      texto: "Mande o resumo para um consultor do grupo. Você vê a mensagem antes de enviar.",
      botao: "Falar com um consultor",
      destino: {
        mensagem: `Olá! No meu fluxo de 13 semanas o caixa aperta na semana de ${diaDoMes(apertada.de)}. Quero conversar.`,
      },
      quietos: [EQUILIBRIO, { label: "Exportar CSV", onPress: () => saveCsv(feita) }],
    };
  return {
    titulo: (
      <>
        O caixa está de pé. Volte na <em>segunda-feira</em>
      </>
    ),
    texto:
      "Os campos ficam guardados só neste aparelho, por 400 dias depois do último uso, e um lembrete de toda segunda vai para a sua agenda.",
    botao: "Guardar e voltar na segunda-feira",
    destino: {
      onPress: () => {
        void keep(true);
        saveReminder(feita.hoje);
      },
    },
    quietos: [aulas],
  };
};

function saveCsv({ fluxo, previsao, lancamentos }: ContaFluxo): void {
  noteStep(3);
  saveFile(new File([csvOf(fluxo, previsao, lancamentos)], "fluxo-de-caixa.csv", { type: "text/csv" }));
}

function saveReminder(hoje: string): void {
  const text = icsOf({
    dia: proximaSegunda(hoje),
    regra: TODA_SEGUNDA,
    titulo: "Atualizar o fluxo de caixa da farmácia",
    url: `${empresa.origem}${ferramentas.fluxo.path}`,
  });
  saveFile(new File([text], "fluxo-de-caixa.ics", { type: "text/calendar" }));
}

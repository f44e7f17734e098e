import { formatDuracao } from "@eden/domain/atendimento/relogio";
import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { diaOf } from "@eden/domain/dia";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useNow } from "~/parts/use-now.ts";
import { addDays, formatDiaDaSemana, formatHora } from "~/pessoas/quando.ts";
import { quantas } from "./quantas.ts";
import { sectionLink } from "./section.tsx";

type Hoje = Saida<"hoje">;

/** Under the garden: what the member did today, in up to three figures. Nothing is shown as a zero. */
export function Resultados({ resultados }: { resultados: Hoje["resultados"] }) {
  const figures = figuresOf(resultados);
  if (figures.length === 0) return null;
  return (
    <ul aria-label="O seu dia" className="mt-8 grid border-y border-linha-2 md:auto-cols-fr md:grid-flow-col">
      {figures.map(({ titulo, texto }) => (
        <li
          key={titulo}
          className="px-5 py-4 not-first:border-linha-2 max-md:not-first:border-t md:not-first:border-l md:py-5"
        >
          <b className="block font-texto text-heading/snug font-strong text-mata tabular-nums">{titulo}</b>
          <span className="text-body text-pedra">{texto}</span>
        </li>
      ))}
    </ul>
  );
}

function figuresOf({ respondidas, mediana, prazo, cumpridas, ultima, resgatado }: Hoje["resultados"]) {
  const promised = `prometemos ${formatDuracao(prazo)}`;
  return [
    respondidas > 0 && {
      titulo: `${respondidas} ${respondidas === 1 ? "pessoa respondida" : "pessoas respondidas"}`,
      texto:
        mediana === null
          ? `${promised} de trabalho`
          : `primeira resposta em ${formatDuracao(mediana)}, pela mediana; ${promised}`,
    },
    cumpridas > 0 && {
      titulo: `${cumpridas} ${cumpridas === 1 ? "promessa cumprida" : "promessas cumpridas"}`,
      texto: ultima ? `a última às ${formatHora(ultima.em)}, com ${ultima.nome}` : "",
    },
    resgatado.quantas > 0 && {
      titulo: `${formatReais(resgatado.valor_centavos)} resgatados`,
      texto:
        resgatado.quantas === 1
          ? "um pagamento que ia se perder, de toda a equipe"
          : `${quantas(resgatado.quantas, "m")} pagamentos que iam se perder, de toda a equipe`,
    },
  ].filter((figure) => figure !== false);
}

/** How the next day begins: the first step that the member promised. */
export function Amanha({ amanha }: { amanha: Hoje["amanha"] }) {
  const now = useNow();
  if (!amanha) {
    return (
      <p className="mt-5 px-0.5 text-read text-pedra">
        <b className="font-strong text-tinta">Amanhã está livre.</b> Nenhuma promessa marcada para os próximos dias.
      </p>
    );
  }
  const { nome, pessoa, passo, mais } = amanha;
  const dia = diaOf(passo.em);
  const name = dia === addDays(diaOf(now), 1) ? "Amanhã" : upperFirst(formatDiaDaSemana(dia));
  return (
    <p className="mt-5 px-0.5 text-read text-pedra [overflow-wrap:anywhere]">
      <b className="font-strong text-tinta">
        {name} começa às {formatHora(passo.em)}
      </b>{" "}
      com{" "}
      <Link to={`/caixa/${pessoa}`} className="underline hover:text-folha">
        {nome}
      </Link>
      : “{passo.texto}”.
      {mais > 0 && ` Mais ${quantas(mais)} ${mais === 1 ? "promessa" : "promessas"} no mesmo dia.`}{" "}
      <Link to="/caixa?vista=minhas" className={sectionLink}>
        Ver o que vem
      </Link>
    </p>
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

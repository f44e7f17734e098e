import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { lugarDaLoja, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { Link } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { formatCount } from "~/parts/format-count.ts";
import { cardStyle, Section, sectionLink } from "./section.tsx";

type Diagnosticos = Saida<"hoje">["diagnosticos"];

/** Finished diagnostics whose owners the team has not talked to. */
export function DiagnosticosSection({ diagnosticos }: { diagnosticos: Diagnosticos }) {
  if (diagnosticos.total === 0) return null;
  return (
    <Section titulo="Diagnósticos sem conversa" sub={formatCount(diagnosticos.total)} subMais=", nota de 0 a 100">
      <ul className={cardStyle}>
        {diagnosticos.linhas.map((linha) => (
          <Diagnostico key={linha.pessoa} linha={linha} />
        ))}
      </ul>
    </Section>
  );
}

function Diagnostico({ linha }: { linha: Diagnosticos["linhas"][number] }) {
  const fraca = fracaOf(linha.areas);
  const { nome } = nomeDaLoja(linha);
  const verb = useMay("convidar_loja") ? "Chamar" : "Ver";
  return (
    <li className="relative flex items-center gap-3 px-4 py-3 hover:bg-papel">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-agua-fundo text-title font-bold text-agua tabular-nums">
        {linha.nota}
        <span className="sr-only"> de 100,</span>
      </span>
      <p className="min-w-0 flex-1">
        <b className="block truncate text-read/snug font-strong">{nome}</b>
        <span className="block truncate text-small text-pedra">
          {[lugarDaLoja(linha), fraca && fracaText(fraca)].filter(Boolean).join(" · ")}
        </span>
      </p>
      <Link
        to={`/caixa/${linha.pessoa}`}
        aria-label={`${verb} ${nome}`}
        className={`${sectionLink} static! after:inset-0!`}
      >
        {verb}
      </Link>
    </li>
  );
}

import { formatDuracao } from "@eden/domain/atendimento/relogio";
import { diaOf } from "@eden/domain/dia";
import type { Saida } from "~/clients/rpc.ts";
import { useEu } from "~/clients/use-eu.ts";
import { SearchButton } from "~/parts/search-button.tsx";
import { useNow } from "~/parts/use-now.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatDiaDaSemana, formatHora } from "~/pessoas/quando.ts";
import { type Leitura, restanteAt } from "~/pessoas/relogio.ts";
import { quantas, quantasStart } from "./quantas.ts";

interface SaudacaoProps {
  hoje: Saida<"hoje">;
  leitura: Leitura;
  done: boolean;
}

/** Greeting, the state of the day in one sentence, and the date. */
export function Saudacao({ hoje, leitura, done }: SaudacaoProps) {
  const now = useNow();
  const nome = primeiroNome(useEu().membro.nome);
  return (
    <header className="relative flex items-end justify-between gap-x-6 px-0.5 max-md:flex-col-reverse max-md:items-start">
      <div className="min-w-0">
        <h1 className="text-display/tight tracking-[-0.02em] lg:text-figure/tight">
          {done ? `Ninguém está esperando, ${nome}.` : `${periodOf(now)}, ${nome}.`}
        </h1>
        <p className="mt-1 text-read text-pedra">
          {done ? (
            <GardenSentence quantas={hoje.feitas.length} />
          ) : (
            <Sentence hoje={hoje} leitura={leitura} now={now} />
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-4 max-md:mb-1 max-md:min-h-8">
        <p className="text-body text-pedra">{formatDiaDaSemana(diaOf(now))}</p>
        <span className="max-md:absolute max-md:-top-1.5 max-md:-right-1.5">
          <SearchButton />
        </span>
      </div>
    </header>
  );
}

function Sentence({
  hoje: { esperando, passos, passados },
  leitura,
  now,
}: Omit<SaudacaoProps, "done"> & { now: number }) {
  if (esperando.total === 0) {
    const promises = passos.length === 1 ? "Falta uma promessa" : `Faltam ${quantas(passos.length)} promessas`;
    const handed = passados.length === 1 ? "pessoa foi passada" : "pessoas foram passadas";
    const left = passos.length > 0 ? `${promises} de hoje` : `${quantasStart(passados.length)} ${handed} para você`;
    return `Ninguém espera resposta. ${left}.`;
  }
  const [first] = esperando.pessoas;
  const restante = first?.relogio ? restanteAt(first.relogio, leitura, now) : 0;
  const verb = esperando.total === 1 ? "pessoa espera" : "pessoas esperam";
  return (
    <>
      {quantasStart(esperando.total)} {verb} resposta.
      {first && restante <= -60 && (
        <b className="font-strong text-erro">
          {" "}
          {primeiroNome(first.nome)} passou do prometido há {formatDuracao(restante).replaceAll(" ", "\u00a0")}.
        </b>
      )}
    </>
  );
}

function GardenSentence({ quantas: count }: { quantas: number }) {
  return count === 0
    ? "O jardim de hoje ainda está por plantar: quem escrever aparece aqui em segundos."
    : "Este é o jardim de hoje: cada vaso é uma pessoa de quem você cuidou.";
}

function periodOf(now: number): string {
  const hour = Number(formatHora(now).slice(0, 2));
  if (hour < 5 || hour >= 18) return "Boa noite";
  return hour < 12 ? "Bom dia" : "Boa tarde";
}

import { nomeDaArea, resultadoOf } from "@eden/domain/diagnostico/resultado";
import { useState } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { Sheet } from "~/parts/sheet.tsx";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { Cartao } from "./cartao.tsx";
import { Relatorio } from "./relatorio.tsx";

/** The first steps of the latest answer, and the whole report as its owner saw it. Paper has each step in full. */
export function Comecar({ inteira }: { inteira: Saida<"loja"> }) {
  const [open, setOpen] = useState(false);
  const { respostas, perguntas, loja } = inteira;
  const last = respostas.at(-1);
  const resultado =
    last &&
    resultadoOf(
      perguntas.filter(({ versao }) => versao === last.versao),
      last.respostas,
    );
  if (!resultado) return null;
  const quem = loja.responsavel ? ` como ${primeiroNome(loja.responsavel)} viu` : " que a loja viu";
  return (
    <Cartao titulo="Comece por aqui" className="print:break-inside-auto">
      {resultado.comecar.length === 0 && <p className="mt-2 text-pedra">Todas as áreas estão em 100.</p>}
      <ol className="mt-2 grid gap-2.5">
        {resultado.comecar.map(({ area, cuidado }, index) => (
          <li key={area} className="flex break-inside-avoid gap-2.5">
            <span className="text-pedra tabular-nums">{index + 1}.</span>
            <span className="min-w-0">
              {cuidado?.passos.titulo ?? "Comece por uma conversa com o consultor"}
              <span className="block text-small text-pedra">{nomeDaArea(area)}</span>
              {cuidado && (
                <span className="block text-small/snug not-print:hidden">
                  Hoje: {cuidado.passos.hoje} Esta semana: {cuidado.passos.semana} Este mês: {cuidado.passos.mes}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="mt-3 min-h-9 rounded-mark text-left text-body font-semibold text-folha underline-offset-4 hover:underline pointer-coarse:min-h-11 print:hidden"
      >
        Ver o relatório{quem}
      </button>
      {open && (
        <Sheet onClose={() => setOpen(false)} titulo="O relatório que a loja viu" className="max-w-130">
          <Relatorio inteira={inteira} />
        </Sheet>
      )}
    </Cartao>
  );
}

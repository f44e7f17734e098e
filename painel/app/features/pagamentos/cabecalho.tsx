import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { FUSO } from "@eden/domain/dia";
import { COBRANCAS, keysOf } from "@eden/domain/painel/valores";
import type { ReactNode } from "react";
import type { Saida } from "~/clients/rpc.ts";
import { AbasNav } from "~/parts/abas-nav.tsx";
import { type Filtro, pagamentosPath, SEM_FILTRO, SITUACOES } from "./filtro.ts";
import { JA_ENTRARAM } from "./motivos.ts";

interface CabecalhoProps {
  resumo: Saida<"cobrancas"> | undefined;
  filtro: Filtro;
  /** The search. */
  children: ReactNode;
}

const monthName = new Intl.DateTimeFormat("pt-BR", { timeZone: FUSO, month: "long" });

/** What came in and came back, the lists with their counts, and what is open. */
export function Cabecalho({ resumo, filtro, children }: CabecalhoProps) {
  return (
    <header className="border-b border-linha px-5 pt-4 md:px-7 md:pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-display">Pagamentos</h1>
          <p className="min-h-6 text-read text-pretty text-pedra">{resumo && <Frase resumo={resumo} />}</p>
        </div>
        {children}
      </div>
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 pt-2 md:-ml-3.5">
        <AbasNav
          label="Listas de pagamentos"
          abas={keysOf(SITUACOES).map((situacao) => ({
            nome: SITUACOES[situacao],
            to: pagamentosPath({ ...SEM_FILTRO, ordem: filtro.ordem, situacao }),
            current: filtro.situacao === situacao,
            count: resumo?.abas[situacao],
          }))}
        />
        {resumo && (
          <p className="py-1 text-body text-pedra">
            <b className="font-strong whitespace-nowrap text-mata">{formatReais(openOf(resumo))}</b> em aberto
          </p>
        )}
      </div>
    </header>
  );
}

function Frase({ resumo: { recebido, recuperado, agora } }: { resumo: Saida<"cobrancas"> }) {
  const received = `${formatReais(recebido.valor_centavos)} ${recebido.quantas === 1 ? "recebido" : "recebidos"} em ${monthName.format(new Date(agora))}`;
  if (recuperado.quantas === 0) return received;
  return (
    <>
      {received} · <span>nos últimos 7 dias voltaram {formatReais(recuperado.valor_centavos)}</span>
    </>
  );
}

/** The price of the open rows whose money has not come in. */
const openOf = ({ totais }: Saida<"cobrancas">) =>
  keysOf(COBRANCAS)
    .filter((motivo) => !JA_ENTRARAM.has(motivo))
    .reduce((sum, motivo) => sum + (totais[motivo]?.valor_centavos ?? 0), 0);

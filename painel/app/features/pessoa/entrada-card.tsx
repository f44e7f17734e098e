import { listar } from "@eden/domain/listar";
import { type Fato, fatosOf } from "@eden/domain/painel/fatos";
import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { resumoOf } from "@eden/domain/painel/resumo";
import { TIPOS_DE_CANAL } from "@eden/domain/painel/valores";
import { diagnosticoOf, type FatosDoDiagnostico } from "./diagnostico-fatos.ts";
import { pedidoSituacao } from "./frases.ts";

export type EntradaLinha = Extract<LinhaDoTempo, { tipo: "entrada" }>;

export function isEntradaLinha(linha: LinhaDoTempo): linha is EntradaLinha {
  return linha.tipo === "entrada";
}

/** What somebody sent: a message in full, a form as facts, a diagnostic with its score. */
export function EntradaCard({ linha }: { linha: EntradaLinha }) {
  const mensagem = typeof linha.dados.mensagem === "string" ? linha.dados.mensagem : null;
  const diagnostico = linha.tabela === "diagnosticos_respostas" ? diagnosticoOf(linha.dados) : null;
  const fatos = diagnostico ? diagnostico.fatos : fatosOf(linha.dados);
  return (
    <article className="rounded-[14px] border border-linha bg-white px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-[650] break-words">{tituloOf(linha, diagnostico)}</p>
        <span className="shrink-0 rounded-[7px] bg-areia px-2 py-0.5 text-[12.5px] font-semibold text-[#3b3423] tabular-nums">
          <span className="sr-only">Protocolo </span>
          {linha.protocolo}
        </span>
      </div>
      {mensagem && (
        <blockquote className="mt-1.5 break-words whitespace-pre-line text-[#2c3a33]">{mensagem}</blockquote>
      )}
      {fatos.length > 0 && <Fatos fatos={fatos} />}
      {linha.trouxe.length > 0 && (
        <p className="mt-2 text-[13.5px] text-aviso">
          Chegou com {listar(linha.trouxe.map((tipo) => `outro ${TIPOS_DE_CANAL[tipo]}`))}
        </p>
      )}
      {linha.suspeita && <p className="mt-2 text-[13.5px] text-erro-escuro">Suspeita: nenhum recibo saiu.</p>}
    </article>
  );
}

function Fatos({ fatos }: { fatos: readonly Fato[] }) {
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 text-sm">
      {fatos.map(({ nome, valor }) => (
        <div key={`${nome}-${valor}`} className="contents">
          <dt className="text-pedra">{nome}</dt>
          <dd className="break-words">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

function tituloOf(linha: EntradaLinha, diagnostico: FatosDoDiagnostico | null): string {
  if (diagnostico?.nota !== null && diagnostico?.nota !== undefined) return `Diagnóstico: ${diagnostico.nota} de 100`;
  if (linha.tabela === "contato") return "Mensagem do site";
  if (linha.tabela === "pedidos" && linha.situacao) return `${pedidoSituacao(linha.situacao)} do EdenApp`;
  return resumoOf(linha.resumo);
}

import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { joinNomes } from "@eden/domain/join-nomes";
import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { TIPOS_DE_CANAL } from "@eden/domain/painel/valores";

interface RegistroCardProps {
  linha: Extract<LinhaDoTempo, { tipo: "registro" }>;
  titulo: string;
  sub: string;
}

/** How a person came whom a member entered, and what was said. */
export function RegistroCard({ linha: { texto, loja, cnpj, trouxe }, titulo, sub }: RegistroCardProps) {
  return (
    <article className="rounded-panel border border-linha bg-white px-4 py-3">
      <p className="font-strong">{titulo}</p>
      <p className="text-small text-pedra">{sub}</p>
      {texto && <blockquote className="mt-1.5 break-words whitespace-pre-line text-tinta">{texto}</blockquote>}
      {(loja || cnpj) && (
        <p className="mt-1.5 text-body text-pedra">
          Farmácia: {loja}
          {loja && cnpj && " · "}
          {cnpj && <span className="whitespace-nowrap tabular-nums">{formatCnpj(cnpj)}</span>}
        </p>
      )}
      {trouxe.length > 0 && (
        <p className="mt-2 text-small text-aviso">
          Chegou com {joinNomes(trouxe.map((tipo) => `outro ${TIPOS_DE_CANAL[tipo]}`))}
        </p>
      )}
    </article>
  );
}

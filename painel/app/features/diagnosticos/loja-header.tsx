import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { formatTelefone } from "@eden/domain/documentos/telefone";
import { lugarDaLoja, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { Avatar } from "@eden/ui/avatar.tsx";
import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon, SocialIcon } from "@eden/ui/core/icon.tsx";
import { ArrowLeft, Pencil, Phone, Printer, UserRound } from "lucide";
import { Link, useLocation } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { VERBOS } from "./loja-acoes.tsx";
import { NomeChip } from "./nome-da-loja.tsx";
import type { LojaAct } from "./use-lojas.ts";

interface LojaHeaderProps {
  loja: Saida<"loja">["loja"];
  /** Absent for members who may not write. */
  onAct: LojaAct | undefined;
  printable: boolean;
}

/** Who the store is and what can be done with it. */
export function LojaHeader({ loja, onAct, printable }: LojaHeaderProps) {
  useHeadingFocus();
  const facts = [
    lugarDaLoja(loja),
    formatCnpj(loja.cnpj).replace("-", "‑"),
    loja.responsavel,
    loja.telefone && formatTelefone(loja.telefone).replace("-", "‑"),
    loja.responsaveis > 1 && `um de ${loja.responsaveis} responsáveis`,
  ].filter((fact) => fact);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-4 pb-4 md:px-7 print:p-0 print:pb-3">
      <BackLink />
      <div className="min-w-0 flex-1 basis-64">
        <h1 {...HEADING} className="text-display/tight break-words focus:shadow-none focus:outline-none">
          {nomeDaLoja(loja).nome} <NomeChip loja={loja} />
        </h1>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-read text-pedra tabular-nums">
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
        <p className="mt-1 text-small text-pedra not-print:hidden">
          Diagnóstico de gestão, impresso em {new Date().toLocaleDateString("pt-BR", { dateStyle: "long" })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 print:hidden">
        {printable && (
          <CompactButton icon={Printer} onClick={() => window.print()}>
            Imprimir
          </CompactButton>
        )}
        {onAct && (
          <CompactButton icon={Pencil} aria-label="Editar loja" onClick={() => onAct(loja, "editar")}>
            <span>
              Editar<span className="max-md:hidden"> loja</span>
            </span>
          </CompactButton>
        )}
        <PessoaLink loja={loja} />
        {onAct && <ActButton loja={loja} onAct={onAct} />}
      </div>
    </header>
  );
}

/** Back to the list with the filters it had. */
function BackLink() {
  const { state } = useLocation();
  const lista = typeof state?.lista === "string" ? state.lista : "";
  return (
    <Link
      to={`/diagnosticos${lista}`}
      aria-label="Voltar para Diagnósticos"
      className="grid size-10 shrink-0 place-items-center rounded-control border border-linha-2 bg-white text-mata hover:bg-orvalho pointer-coarse:size-11 print:hidden"
    >
      <Icon of={ArrowLeft} size={18} />
    </Link>
  );
}

function PessoaLink({ loja: { pessoa, dono, responsavel } }: { loja: Saida<"loja">["loja"] }) {
  if (!pessoa) return null;
  const quem = responsavel ? primeiroNome(responsavel) : "a pessoa";
  return (
    <Link
      to={`/caixa/${pessoa}`}
      aria-label={`Ver ${quem}${dono ? `, com ${primeiroNome(dono.nome)}` : ", sem dono"}`}
      className={compactButtonStyle()}
    >
      {dono ? (
        <Avatar name={dono.nome} seed={dono.id} className="size-6! text-micro!" />
      ) : (
        <Icon of={UserRound} size={18} />
      )}
      {dono ? primeiroNome(dono.nome) : `Ver ${quem}`}
    </Link>
  );
}

function ActButton({ loja, onAct }: { loja: Saida<"loja">["loja"]; onAct: LojaAct }) {
  return loja.telefone ? (
    <CompactButton variant="ipe" onClick={() => onAct(loja, "convidar")}>
      <SocialIcon of="whatsapp" size={18} />
      {VERBOS[loja.situacao]}
    </CompactButton>
  ) : (
    <CompactButton variant="ipe" icon={Phone} onClick={() => onAct(loja, "telefone")}>
      Pôr telefone
    </CompactButton>
  );
}

import { AREAS } from "@eden/domain/diagnostico/areas";
import { faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronRight, CircleDashed, Mail, MessageCircle } from "lucide";
import { Link } from "react-router";
import { cidadeOf } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { faixaColour, faixaText, NotaScale } from "./nota-scale.tsx";
import type { LojaLinha } from "./use-lojas.ts";

export const rowGrid =
  "lg:grid lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.1fr)_190px_minmax(0,1.1fr)_76px_112px] lg:items-center lg:gap-x-4 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1.1fr)_230px_minmax(0,1.2fr)_76px_128px]";

interface LojaRowProps {
  loja: LojaLinha;
  now: number;
  /** Absent for members who may not write. */
  onInvite: ((loja: LojaLinha) => void) | undefined;
}

/** One store: the whole row opens its page, the button at its end invites it. */
export function LojaRow({ loja, now, onInvite }: LojaRowProps) {
  const place = [loja.responsavel, cidadeOf(loja)].filter(Boolean).join(" · ");
  return (
    <div
      className={classNames(
        "relative border-b border-linha px-5 py-3 hover:bg-white has-[a:focus-visible]:bg-white lg:min-h-16 lg:px-7",
        rowGrid,
      )}
    >
      <div className="flex items-baseline justify-between gap-3 lg:block">
        <Link
          to={`/diagnosticos/${loja.id}`}
          data-loja={loja.id}
          className="font-strong after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-mark focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-tinta"
        >
          {loja.nome ?? formatCnpj(loja.cnpj)}
        </Link>
        <span className="shrink-0 text-small text-pedra lg:hidden">{quandoOf(loja, now)}</span>
        {loja.nome && (
          <span className="block text-small whitespace-nowrap text-pedra max-lg:hidden">{formatCnpj(loja.cnpj)}</span>
        )}
      </div>
      <p className="text-body text-pedra lg:hidden">{place}</p>
      <p className="min-w-0 max-lg:hidden">
        <span className="block truncate">{loja.responsavel}</span>
        <span className="block truncate text-small text-pedra">{cidadeOf(loja)}</span>
      </p>
      {loja.nota === null ? <Espera loja={loja} now={now} /> : <Nota nota={loja.nota} loja={loja} />}
      {loja.nota !== null && <span className="text-body max-lg:hidden">{quandoOf(loja, now)}</span>}
      <span className="flex justify-end max-lg:hidden lg:col-start-6">
        {loja.nota === null && onInvite ? (
          <InviteButton loja={loja} onInvite={onInvite} />
        ) : (
          <span aria-hidden="true" className="flex items-center gap-1 text-body font-semibold text-folha">
            Abrir <Icon of={ChevronRight} size={16} />
          </span>
        )}
      </span>
      {loja.nota === null && onInvite && (
        <span className="mt-2 block lg:hidden">
          <InviteButton loja={loja} onInvite={onInvite} />
        </span>
      )}
    </div>
  );
}

function Nota({ loja, nota }: { loja: LojaLinha; nota: number }) {
  const fraca = fracaOf(loja.areas);
  const colour = faixaColour[faixaOf(nota)];
  return (
    <>
      <div className="mt-1.5 flex items-center gap-3 lg:mt-0 lg:grid lg:grid-cols-[34px_1fr] lg:gap-x-3">
        <b className={classNames("text-heading/none font-strong tabular-nums", colour)}>
          <span className="sr-only">Nota </span>
          {nota}
        </b>
        <NotaScale nota={nota} anterior={loja.nota_anterior} className="w-32 lg:w-full" />
        <span className={classNames("text-small font-semibold lg:col-start-2", colour)}>
          {faixaText(nota, loja.nota_anterior)}
        </span>
      </div>
      <p className="min-w-0 text-body max-lg:mt-1">
        {fraca?.status === "uma" ? (
          <>
            <span className="text-pedra lg:hidden">Mais fraca: </span>
            {AREAS[fraca.area].nome}
            <span className="text-small text-pedra max-lg:ml-1.5 lg:block">{fraca.nota} de 100</span>
          </>
        ) : (
          fraca && fracaText(fraca)
        )}
      </p>
    </>
  );
}

function Espera({ loja, now }: { loja: LojaLinha; now: number }) {
  const text = loja.convidada_em ? `Convidada ${formatQuando(loja.convidada_em, now)}` : "Nunca convidada";
  return (
    <p className="mt-1 flex items-center gap-2 text-body text-pedra lg:col-span-3 lg:mt-0">
      <Icon of={loja.convidada_em ? Mail : CircleDashed} size={16} />
      {text}
    </p>
  );
}

function InviteButton({ loja, onInvite }: { loja: LojaLinha; onInvite: (loja: LojaLinha) => void }) {
  const verb = loja.convidada_em ? "Lembrar" : "Convidar";
  return (
    <CompactButton
      icon={MessageCircle}
      aria-label={`${verb} ${loja.nome ?? formatCnpj(loja.cnpj)}`}
      onClick={() => onInvite(loja)}
      className="relative min-h-9 px-3 text-body"
    >
      {verb}
    </CompactButton>
  );
}

const quandoOf = (loja: LojaLinha, now: number) => (loja.respondeu_em ? formatQuando(loja.respondeu_em, now) : "");

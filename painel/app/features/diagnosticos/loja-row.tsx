import { AREAS } from "@eden/domain/diagnostico/areas";
import { faixaOf } from "@eden/domain/diagnostico/faixas";
import { fracaOf, fracaText } from "@eden/domain/diagnostico/fraca";
import { formatCnpj } from "@eden/domain/documentos/cnpj";
import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { lugarDaLoja, nomeDaLoja } from "@eden/domain/painel/nome-da-loja";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Link, useLocation } from "react-router";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatHa } from "~/pessoas/quando.ts";
import { LojaAcao, LojaEditar } from "./loja-acoes.tsx";
import { NomeChip } from "./nome-da-loja.tsx";
import { diferencaText, faixaColour, faixaText, NotaScale } from "./nota-scale.tsx";
import type { LojaAct } from "./use-lojas.ts";

export const rowGrid =
  "md:grid md:items-center md:max-lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_172px] md:max-lg:gap-x-5 lg:grid lg:grid-cols-[minmax(0,1.9fr)_146px_minmax(0,1fr)_100px_180px] lg:gap-x-4 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)_252px_minmax(0,1fr)_32px_minmax(0,0.9fr)_172px]";

interface LojaRowProps {
  loja: LojaLinha;
  now: number;
  /** Absent for members who may not write. */
  onAct: LojaAct | undefined;
}

/** One store: the whole row opens its page, the buttons at its end act on it by its state. */
export function LojaRow({ loja, now, onAct }: LojaRowProps) {
  const { search } = useLocation();
  const { nome } = nomeDaLoja(loja);
  return (
    <div
      className={classNames(
        "relative border-b border-linha px-4 py-3 hover:bg-white has-[a:focus-visible]:bg-white md:px-5 lg:min-h-16",
        rowGrid,
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/diagnosticos/${loja.id}`}
            state={{ lista: search }}
            data-loja={loja.id}
            className="font-strong after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-mark focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-tinta"
          >
            {nome}
          </Link>
          <NomeChip loja={loja} />
        </p>
        <p className="text-small text-pedra">
          {lugarDaLoja(loja)}
          {lugarDaLoja(loja) && <span className="md:max-xl:hidden"> · </span>}
          <span className="whitespace-nowrap md:max-xl:block">{formatCnpj(loja.cnpj)}</span>
        </p>
        {(loja.responsavel || loja.responsaveis > 1) && <Responsavel loja={loja} className="xl:hidden" />}
      </div>
      <Responsavel loja={loja} className="max-xl:hidden" />
      {/* Beside the facts on a tablet, columns of their own at the desk. */}
      <div className="min-w-0 lg:contents">
        {loja.nota === null ? (
          <p className="text-body text-pedra max-lg:hidden">ainda não respondeu</p>
        ) : (
          <Nota nota={loja.nota} loja={loja} />
        )}
        <Fraca loja={loja} />
        <Dono loja={loja} className="max-xl:hidden" />
        <p className="flex items-center gap-2 text-body/snug max-lg:mt-2">
          <Dono loja={loja} className="xl:hidden" />
          <Conversa loja={loja} now={now} />
        </p>
      </div>
      {onAct && (
        <p className="flex justify-end gap-1.5 max-md:mt-2.5">
          <LojaAcao loja={loja} onAct={onAct} className="max-md:flex-1" />
          <LojaEditar loja={loja} onAct={onAct} />
        </p>
      )}
    </div>
  );
}

function Responsavel({ loja, className }: { loja: LojaLinha; className: string }) {
  return (
    <p className={classNames("min-w-0 text-body/snug max-xl:text-small", className)}>
      {loja.responsavel ?? <span className="text-pedra max-xl:hidden">–</span>}
      {loja.responsaveis > 1 && (
        <span className="block text-small text-pedra">um de {loja.responsaveis} responsáveis</span>
      )}
    </p>
  );
}

function Nota({ loja, nota }: { loja: LojaLinha; nota: number }) {
  return (
    <p className="flex items-center gap-2.5 max-md:mt-2">
      <NotaScale
        nota={nota}
        anterior={loja.nota_anterior}
        className="max-lg:w-0 max-lg:max-w-64 max-lg:flex-1 lg:w-24 xl:w-32"
      />
      <b
        className={classNames(
          "min-w-8 font-titulo text-heading/none font-semibold tabular-nums lining-nums",
          faixaColour[faixaOf(nota)],
        )}
      >
        <span className="sr-only">Nota </span>
        {nota}
      </b>
      <span className="sr-only">{faixaText(nota, loja.nota_anterior)}</span>
      <span aria-hidden="true" className="text-small whitespace-nowrap text-pedra tabular-nums md:max-xl:hidden">
        {diferencaText(nota, loja.nota_anterior)}
      </span>
    </p>
  );
}

function Fraca({ loja }: { loja: LojaLinha }) {
  const fraca = fracaOf(loja.areas);
  if (!fraca) return <p className="text-pedra max-lg:hidden">–</p>;
  return (
    <p className="min-w-0 text-body/snug max-lg:mt-1">
      {fraca.status === "uma" ? (
        <>
          <span className="text-pedra lg:hidden">Mais fraca: </span>
          {AREAS[fraca.area].nome}
          <span className="text-small text-pedra max-lg:ml-1.5 lg:block">{fraca.nota} de 100</span>
        </>
      ) : (
        fracaText(fraca)
      )}
    </p>
  );
}

function Dono({ loja: { dono }, className }: { loja: LojaLinha; className: string }) {
  if (!dono) {
    return (
      <span className={className}>
        <span aria-hidden="true" className="block size-7 rounded-full border border-dashed border-contorno" />
        <span className="sr-only">Sem dono</span>
      </span>
    );
  }
  return (
    <span className={className} title={dono.nome}>
      <Avatar name={dono.nome} seed={dono.id} className="size-7! text-micro!" />
      <span className="sr-only">Com {primeiroNome(dono.nome)}</span>
    </span>
  );
}

/** The last talk, or what is still missing before one. */
function Conversa({ loja, now }: { loja: LojaLinha; now: number }) {
  if (loja.sem_conversa) return <b className="font-strong text-terracota">sem conversa</b>;
  if (loja.conversa_em) return `falou ${formatHa(loja.conversa_em, now)}`;
  if (loja.situacao === "respondeu") return "dispensou a conversa";
  if (loja.convidada_em) return `convidada ${formatHa(loja.convidada_em, now)}`;
  return loja.telefone ? "sem convite" : "sem telefone";
}

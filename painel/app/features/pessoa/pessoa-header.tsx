import { joinNomes } from "@eden/domain/join-nomes";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import { ESTADOS } from "@eden/domain/painel/valores";
import { Avatar } from "@eden/ui/avatar.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ChevronDown, ChevronLeft, Hand, MapPin, Store, Timer } from "lucide";
import { Link } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { HEADING, useHeadingFocus } from "~/keyboard/heading.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { useNow } from "~/parts/use-now.ts";
import { EstadoGlyph } from "~/pessoas/estado-glyph.tsx";
import { cidadeOf, lojaOf, primeiroNome } from "~/pessoas/nomes.ts";
import { type Leitura, relogioLong, restanteAt } from "~/pessoas/relogio.ts";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";
import { usePessoaAcoes } from "./acoes-context.ts";
import { MoreMenu } from "./more-menu.tsx";

interface PessoaHeaderProps {
  pessoa: Pessoa;
  leitura: Leitura;
  /** Where the list is, for the way back on a phone. */
  volta: { to: string; nome: string };
}

export function PessoaHeader({ pessoa, leitura, volta }: PessoaHeaderProps) {
  const { active } = usePessoaAcoes();
  const cidade = cidadeOf(pessoa);
  useHeadingFocus();
  return (
    <header className="col-span-full border-b border-linha bg-papel px-5 pb-3 lg:px-[22px] lg:py-4">
      <div className="-mx-3 flex min-h-13 items-center lg:hidden">
        <Link
          to={volta.to}
          className="inline-flex h-11 items-center gap-0.5 pr-3 pl-1 text-read font-semibold text-folha"
        >
          <Icon of={ChevronLeft} size={24} />
          {volta.nome}
        </Link>
        {active && <MoreMenu pessoa={pessoa} className="ml-auto" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 lg:max-[84rem]:gap-x-3">
        <RelogioRing
          nome={pessoa.nome}
          relogio={pessoa.relogio}
          leitura={leitura}
          respondeu={pessoa.resposta !== null}
          size="l"
        />
        <div className="min-w-0 flex-1 basis-56 lg:max-[84rem]:basis-48">
          <Nome pessoa={pessoa} leitura={leitura} />
          {pessoa.nomes.length > 0 && (
            <p className="text-body break-words text-pedra">também {joinNomes(pessoa.nomes)}</p>
          )}
          <p className="mt-0.5 flex flex-wrap gap-x-3.5 gap-y-1 text-body text-pedra">
            {pessoa.loja && <Fact icon={Store}>{lojaOf(pessoa)}</Fact>}
            {cidade !== "" && <Fact icon={MapPin}>{cidade}</Fact>}
          </p>
          <RelogioWords pessoa={pessoa} leitura={leitura} />
        </div>
        {active && <Buttons pessoa={pessoa} />}
        {!active && pessoa.dono && <p className="text-body text-pedra">Com {pessoa.dono.nome}</p>}
      </div>
    </header>
  );
}

/** The name. Focus goes to it, and it then also says where the person stands. */
function Nome({ pessoa: { nome, relogio, estado }, leitura }: { pessoa: Pessoa; leitura: Leitura }) {
  const now = useNow();
  const words = relogio
    ? `esperando, ${relogioLong(restanteAt(relogio, leitura, now), relogio.correndo).toLowerCase()}`
    : ESTADOS[estado].nome.toLowerCase();
  return (
    <h2
      {...HEADING}
      aria-label={`${nome}, ${words}`}
      className="text-heading/tight break-words focus:shadow-none focus:outline-none"
    >
      {nome}
    </h2>
  );
}

function Fact({ icon, children }: { icon: typeof Store; children: string | null }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon of={icon} size={15} />
      {children}
    </span>
  );
}

function RelogioWords({ pessoa, leitura }: { pessoa: Pessoa; leitura: Leitura }) {
  const now = useNow();
  if (!pessoa.relogio) return null;
  const restante = restanteAt(pessoa.relogio, leitura, now);
  return (
    <p
      className={classNames(
        "mt-0.5 flex items-center gap-1.5 text-body",
        restante < 0 ? "font-strong text-erro" : "text-pedra",
      )}
    >
      <Icon of={Timer} size={15} />
      {relogioLong(restante, pessoa.relogio.correndo)}
    </p>
  );
}

function Buttons({ pessoa }: { pessoa: Pessoa }) {
  const { takeOver, openDialogo } = usePessoaAcoes();
  const { membro } = useEu();
  const mine = pessoa.dono?.id === membro.id;
  return (
    <div className="flex items-center gap-2 max-lg:w-full max-lg:*:flex-1 lg:ml-auto">
      <CompactButton
        onClick={() => openDialogo({ tipo: "estado" })}
        aria-haspopup="dialog"
        className="border-transparent! bg-orvalho! hover:border-folha!"
      >
        <EstadoGlyph estado={pessoa.estado} />
        <span className="sr-only">Estado: </span>
        {ESTADOS[pessoa.estado].nome}
        <Icon of={ChevronDown} size={16} />
      </CompactButton>
      {pessoa.dono ? (
        <CompactButton
          variant="bare"
          onClick={() => openDialogo({ tipo: "dono" })}
          aria-haspopup="dialog"
          title={`Com ${pessoa.dono.nome}`}
          className="px-2!"
        >
          <Avatar name={pessoa.dono.nome} seed={pessoa.dono.id} className="size-6.5! text-micro!" />
          {/* On a small desk the initials alone leave the row to the name of the person. */}
          <span className="lg:max-[84rem]:sr-only">{mine ? "Com você" : `Com ${primeiroNome(pessoa.dono.nome)}`}</span>
        </CompactButton>
      ) : (
        <CompactButton icon={Hand} onClick={takeOver}>
          Assumir
          <ActionKey>A</ActionKey>
        </CompactButton>
      )}
      <MoreMenu pessoa={pessoa} className="flex-none! max-lg:hidden" />
    </div>
  );
}

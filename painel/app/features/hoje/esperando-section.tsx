import { resumoOf } from "@eden/domain/atendimento/resumo";
import { classNames } from "@eden/ui/core/class-names.ts";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { MessageCircle } from "lucide";
import { Link, useNavigate } from "react-router";
import type { Saida } from "~/clients/rpc.ts";
import { useMay } from "~/clients/use-eu.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { formatCount } from "~/parts/format-count.ts";
import { useNow } from "~/parts/use-now.ts";
import { RESPONDER } from "~/pessoas/answer-link.ts";
import { DonoAvatar } from "~/pessoas/dono-avatar.tsx";
import { lugarOf, primeiroNome } from "~/pessoas/nomes.ts";
import { OrigemChip, RespondeuChip } from "~/pessoas/origem-chip.tsx";
import { type Leitura, relogioLong, restanteAt, urgenciaOf } from "~/pessoas/relogio.ts";
import { RelogioCurto } from "~/pessoas/relogio-curto.tsx";
import { RelogioRing } from "~/pessoas/relogio-ring.tsx";
import { cardStyle, Section, sectionLink } from "./section.tsx";

type Esperando = Saida<"hoje">["esperando"];
type PessoaEsperando = Esperando["pessoas"][number];

interface EsperandoSectionProps {
  esperando: Esperando;
  leitura: Leitura;
  /** Rows besides the first: fewer when something else of the day should be on the first screen too. */
  room: number;
  /** Shown above with their note. */
  passados: ReadonlySet<string>;
}

/** Who waits for a reply, most urgent first. Only the first one has the yellow button. */
export function EsperandoSection({ esperando, leitura, room, passados }: EsperandoSectionProps) {
  const listed = esperando.pessoas.filter(({ id }) => !passados.has(id));
  const [first, ...all] = listed;
  if (!first) return null;
  const others = all.slice(0, room);
  const hidden = listed.length - 1 - others.length + (esperando.total - esperando.pessoas.length);
  return (
    <Section
      titulo="Esperando resposta"
      sub={formatCount(esperando.total)}
      subMais=", pela ordem do relógio"
      mais={{ to: "/caixa", texto: "Abrir na Caixa" }}
    >
      <ul className={cardStyle}>
        <First key={first.id} pessoa={first} leitura={leitura} />
        {others.map((pessoa) => (
          <Other key={pessoa.id} pessoa={pessoa} leitura={leitura} />
        ))}
        {hidden > 0 && (
          <li className="px-5 py-2.5">
            <Link to="/caixa" className={sectionLink}>
              {hidden === 1 ? "Mais uma pessoa" : `Mais ${formatCount(hidden)} pessoas`} na Caixa
            </Link>
          </li>
        )}
      </ul>
    </Section>
  );
}

interface RowProps {
  pessoa: PessoaEsperando;
  leitura: Leitura;
}

function First({ pessoa, leitura }: RowProps) {
  const navigate = useNavigate();
  const to = pathOf(pessoa);
  const nome = primeiroNome(pessoa.nome);
  const { restante, urgencia } = useRelogio({ pessoa, leitura });
  const writes = useMay("registrar_contato");
  const words = pessoa.resposta ?? pessoa.mensagem;
  useAtalhos(
    writes
      ? { w: { label: `Responder ${nome}`, group: "Hoje", run: () => void navigate(to, { state: RESPONDER }) } }
      : {},
  );
  return (
    <li
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-4 py-4 motion-safe:animate-[surge_200ms_var(--ease-out)] md:px-5 md:py-5",
        urgencia === "atrasado" && "bg-linear-to-r from-erro-claro to-transparent",
      )}
    >
      <RelogioRing {...ringOf(pessoa)} leitura={leitura} size="l" />
      <div className="min-w-0 self-center">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 text-heading/snug break-words">
            <Link to={to} className="hover:underline">
              {pessoa.nome}
            </Link>
          </h3>
          <p className={classNames("text-body font-strong", tones[urgencia])}>
            {relogioLong(restante, pessoa.relogio?.correndo ?? false)}
          </p>
        </div>
        <Meta pessoa={pessoa} />
      </div>
      <div className="col-span-2 mt-3 md:col-span-1 md:col-start-2">
        <p className="max-w-[64ch] text-read/normal [overflow-wrap:anywhere]">
          {words ? `“${excerpt(words)}”` : resumoOf(pessoa.resumo)}
        </p>
        <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={to}
            state={RESPONDER}
            className={compactButtonStyle(writes ? "ipe" : "outline", "min-h-11! max-md:w-full")}
          >
            {writes && <Icon of={MessageCircle} size={19} />}
            {writes ? "Responder" : "Ver"} {nome}
            {writes && <ActionKey>W</ActionKey>}
          </Link>
          {writes && (
            <Link to={to} className={`${sectionLink} max-md:hidden`}>
              Ver a conversa
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function Other({ pessoa, leitura }: RowProps) {
  const { restante, urgencia } = useRelogio({ pessoa, leitura });
  const verb = useMay("registrar_contato") ? "Responder" : "Ver";
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 py-3.5 hover:bg-papel md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:px-5">
      <span className="col-start-1 row-[1/3]">
        <RelogioRing {...ringOf(pessoa)} leitura={leitura} />
      </span>
      <h3 className="col-[2/4] row-start-1 truncate md:col-[2/3] font-texto text-read font-strong tracking-normal text-tinta">
        <Link to={pathOf(pessoa)} className="after:absolute after:inset-0">
          {pessoa.nome}
        </Link>
      </h3>
      <p
        className={classNames(
          "col-start-3 row-start-3 mt-1 text-body md:row-[1/3] md:mt-0",
          urgencia === "no_prazo" ? "text-pedra" : "font-strong",
          tones[urgencia],
        )}
      >
        <RelogioCurto restante={restante} rest="max-xl:sr-only" />
      </p>
      <span className="relative col-start-4 row-[1/3] max-md:hidden">
        <Link
          to={pathOf(pessoa)}
          state={RESPONDER}
          aria-label={`${verb} ${pessoa.nome}`}
          className={compactButtonStyle()}
        >
          {verb}
        </Link>
      </span>
      <div className="col-[2/4] row-start-2 min-w-0 md:col-[2/3]">
        <Meta pessoa={pessoa} narrow />
      </div>
      <p className="col-start-2 row-start-3 mt-1 truncate text-small text-pedra md:hidden">
        {pessoa.resposta ?? (lugarOf(pessoa) || resumoOf(pessoa.resumo))}
      </p>
    </li>
  );
}

/** Pharmacy and town, or what they asked for where none is known; what they answered comes first. `narrow`: on a phone it has a line of its own. */
function Meta({ pessoa, narrow = false }: { pessoa: PessoaEsperando; narrow?: boolean }) {
  const place = lugarOf(pessoa);
  const what = narrow ? (pessoa.resposta ?? (place || resumoOf(pessoa.resumo))) : place;
  return (
    <p className="mt-1 flex min-w-0 items-center gap-2 text-small text-pedra">
      {pessoa.resposta === null ? <OrigemChip origem={pessoa.origem} nota={pessoa.nota} /> : <RespondeuChip />}
      {what && <span className={classNames("min-w-0 truncate", narrow && "max-md:hidden")}>{what}</span>}
      <DonoAvatar dono={pessoa.dono} />
      <span className={classNames("shrink-0", narrow && "max-xl:hidden")} aria-hidden="true">
        {pessoa.dono ? `com ${primeiroNome(pessoa.dono.nome)}` : "sem dono"}
      </span>
    </p>
  );
}

function useRelogio({ pessoa: { relogio }, leitura }: RowProps) {
  const now = useNow();
  const restante = relogio ? restanteAt(relogio, leitura, now) : 0;
  return { restante, urgencia: relogio ? urgenciaOf(restante, relogio.total) : ("no_prazo" as const) };
}

const ringOf = ({ nome, relogio, resposta }: PessoaEsperando) => ({ nome, relogio, respondeu: resposta !== null });

const tones = { no_prazo: "text-pedra", ultimo_quarto: "text-aviso", atrasado: "text-erro" };

const pathOf = ({ id }: PessoaEsperando) => `/caixa/${id}`;

const EXCERPT_MAX = 220;

function excerpt(mensagem: string): string {
  const line = mensagem.replace(/\s+/g, " ").trim();
  return line.length <= EXCERPT_MAX ? line : `${line.slice(0, EXCERPT_MAX).replace(/\s\S*$/, "")}…`;
}

import type { LinhaDoTempo } from "@eden/domain/painel/pessoa";
import { CAMPOS_CORRIGIVEIS } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import {
  ArrowRightLeft,
  BellOff,
  CalendarClock,
  CircleX,
  Eraser,
  Hand,
  type IconNode,
  Mail,
  MailCheck,
  MailX,
  Merge,
  MessageCircle,
  MessageSquarePlus,
  Pencil,
  Phone,
  PhoneForwarded,
  PhoneMissed,
  ReceiptText,
  RefreshCw,
  Reply,
  ShieldCheck,
  Split,
  StickyNote,
} from "lucide";
import { useEu } from "~/clients/use-eu.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { useNow } from "~/parts/use-now.ts";
import { CHEGADA_ICONS } from "~/pessoas/chegada-icons.ts";
import { ORIGEM_ICONS } from "~/pessoas/origem-chip.tsx";
import { formatHora } from "~/pessoas/quando.ts";
import { EntradaCard } from "./entrada-card.tsx";
import { fraseOf, valorCorrigido } from "./frases.ts";
import { type EntradaLinha, isEntradaLinha } from "./linha-do-tempo.ts";
import { RegistroCard } from "./registro-card.tsx";

const EmailRecebidoCard = lazyLater(async () => (await import("./email-recebido-card.tsx")).EmailRecebidoCard);

interface TimelineLineProps {
  linha: LinhaDoTempo;
  /** All rows of the purchase whose newest this line is, oldest first. */
  partes?: readonly EntradaLinha[] | undefined;
  pendente?: boolean;
}

/** One line of the timeline: icon, what happened, and the time. */
export function TimelineLine({ linha, partes, pendente = false }: TimelineLineProps) {
  return (
    <li
      id={`l-${linha.id}`}
      className="grid grid-cols-[34px_minmax(0,1fr)_auto] items-start gap-x-3 max-lg:grid-cols-[34px_minmax(0,1fr)]"
    >
      <span
        className={classNames(
          "col-start-1 row-start-1 grid size-[34px] place-items-center rounded-full border border-linha bg-white text-folha",
          pendente && "border-dashed border-contorno",
          linha.tipo === "email" && linha.situacao === "recusado" && "border-erro text-erro",
        )}
      >
        <Icon of={iconOf(linha)} size={16} />
      </span>
      <div className="col-start-2 row-start-1 min-w-0">
        <Content linha={linha} partes={partes} pendente={pendente} />
      </div>
      <time
        dateTime={linha.em}
        className="pt-2 text-micro/snug text-pedra tabular-nums max-lg:col-start-1 max-lg:row-start-1 max-lg:self-start max-lg:pt-9 max-lg:text-center max-lg:text-micro"
      >
        {formatHora(linha.em)}
      </time>
    </li>
  );
}

function Content({ linha, partes, pendente }: TimelineLineProps & { pendente: boolean }) {
  const { membro } = useEu();
  const now = useNow();
  const { forte, resto } = fraseOf(linha, membro.id, now);
  if (linha.tipo === "entrada") return <EntradaCard linha={linha} partes={partes} />;
  if (linha.tipo === "email_recebido") return <EmailRecebidoCard linha={linha} />;
  if (linha.tipo === "registro") return <RegistroCard linha={linha} titulo={forte} sub={resto} />;
  if (linha.tipo === "nota") return <Message titulo={forte} texto={resto} dashed={pendente} tone="nota" />;
  if (linha.tipo === "corrigida") return <Corrigida linha={linha} quem={forte} />;
  const texto = textOf(linha);
  if (texto)
    return (
      <Message
        titulo={`${forte} ${resto}`}
        texto={texto}
        dashed={false}
        tone={DELES.has(linha.tipo) ? "theirs" : linha.tipo === "dono" ? "nota" : "mine"}
      />
    );
  return (
    <p
      className={classNames(
        "pt-1.5 break-words",
        linha.autor === null && linha.tipo === "email" && linha.situacao !== "recusado" && "text-pedra",
        linha.tipo === "email" && linha.situacao === "recusado" && "text-erro-escuro",
      )}
    >
      <b className="font-strong">{forte}</b> {resto}
    </p>
  );
}

/** Words of the person. */
const DELES: ReadonlySet<string> = new Set(["mensagem", "recebido"]);

/** What was, struck out, and what is right. */
function Corrigida({ linha, quem }: { linha: Extract<LinhaDoTempo, { tipo: "corrigida" }>; quem: string }) {
  const valor = (texto: string) => <span className="whitespace-nowrap">{valorCorrigido(linha.campo, texto)}</span>;
  return (
    <div className="pt-1.5 [overflow-wrap:anywhere]">
      <p>
        <b className="font-strong">{quem}</b> {CAMPOS_CORRIGIVEIS[linha.campo]}{" "}
        {linha.de !== null && (
          <>
            <span className="sr-only">de </span>
            <s className={linha.antigo_errado ? "text-erro" : "text-pedra"}>{valor(linha.de)}</s>{" "}
          </>
        )}
        para <b className="font-strong">{valor(linha.para)}</b>
      </p>
      <p className="text-small text-pedra">O que a pessoa enviou continua guardado como veio.</p>
    </div>
  );
}

/** The words that a member or the visitor sent or left, if they are kept. */
function textOf(linha: LinhaDoTempo): string | null {
  if (linha.tipo === "contato" || linha.tipo === "mensagem" || linha.tipo === "recebido") return linha.texto;
  if (linha.tipo === "dono") return linha.recado ?? null;
  if (linha.tipo !== "email" || linha.texto === null) return null;
  return linha.assunto ? `${linha.assunto}\n\n${linha.texto}` : linha.texto;
}

interface MessageProps {
  titulo: string;
  texto: string;
  dashed: boolean;
  tone: "nota" | "mine" | "theirs";
}

function Message({ titulo, texto, dashed, tone }: MessageProps) {
  return (
    <article
      className={classNames("rounded-panel border px-4 py-3", tones[tone], dashed && "border-dashed border-contorno")}
    >
      <p className="font-strong">{titulo}</p>
      <p className="mt-1 break-words whitespace-pre-line text-tinta">{texto}</p>
      {dashed && <p className="mt-2 text-small text-aviso">Guardada aqui até a conexão voltar.</p>}
    </article>
  );
}

const tones: Record<MessageProps["tone"], string> = {
  nota: "border-ambar-linha bg-papel",
  mine: "border-nevoa bg-orvalho",
  theirs: "border-linha bg-white",
};

function iconOf(linha: LinhaDoTempo): IconNode {
  if (isEntradaLinha(linha)) return ORIGEM_ICONS[linha.origem];
  if (linha.tipo === "contato") {
    if (linha.resultado === "nao_atendeu" || linha.resultado === "numero_errado") return PhoneMissed;
    return { whatsapp: MessageCircle, telefone: Phone, email: Mail }[linha.canal];
  }
  if (linha.tipo === "recebido" || linha.tipo === "registro") return CHEGADA_ICONS[linha.canal];
  if (linha.tipo === "canal") return linha.qual === "email" ? Mail : Phone;
  if (linha.tipo === "email_recebido") return linha.classe === "pessoa" ? Reply : Mail;
  if (linha.tipo === "email") return { na_fila: Mail, enviado: MailCheck, recusado: MailX }[linha.situacao];
  return ICONS[linha.tipo];
}

const ICONS = {
  nota: StickyNote,
  estado: ArrowRightLeft,
  dono: Hand,
  passo: CalendarClock,
  pedido: ReceiptText,
  uniao: Merge,
  separacao: Split,
  liberada: ShieldCheck,
  dispensa: BellOff,
  corrigida: Pencil,
  mensagem: MessageSquarePlus,
  correcao: PhoneForwarded,
  desistencia: CircleX,
  eliminacao: Eraser,
  desconhecida: RefreshCw,
} as const satisfies Partial<Record<LinhaDoTempo["tipo"], IconNode>>;

import { diaOf } from "@eden/domain/dia";
import { fraseDaHistoria, type LinhaDaHistoria as Linha } from "@eden/domain/painel/historia-cobranca";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import {
  Check,
  Clock,
  Eye,
  Gavel,
  type IconNode,
  Link2,
  Mail,
  MessageCircle,
  Pause,
  Scale,
  ShieldQuestionMark,
  ShoppingBag,
  Undo2,
  X,
} from "lucide";
import { useNow } from "~/parts/use-now.ts";
import { formatHora } from "~/pessoas/quando.ts";
import { formatMomento } from "./envios.ts";
import { diaCurto } from "./motivos.ts";

const ICONS: Record<Linha["tipo"], IconNode> = {
  comecou: ShoppingBag,
  recusado: X,
  analise: ShieldQuestionMark,
  email: Mail,
  voltou: Undo2,
  boleto_visto: Eye,
  venceu: Clock,
  expirou: Clock,
  pago: Check,
  valor_diferente: Check,
  reembolso: Undo2,
  contestacao: Gavel,
  link: Link2,
  contato: MessageCircle,
  pausa: Pause,
  decisao: Scale,
  futuro: Clock,
};
const RUINS: ReadonlySet<Linha["tipo"]> = new Set(["recusado", "venceu", "contestacao"]);

interface HistoriaProps {
  linhas: readonly Linha[];
  /** Until when a member holds the next step back. */
  paused: string | null;
}

/** What happened to the payment, oldest first; below a line what the panel will do next. */
export function Historia({ linhas, paused }: HistoriaProps) {
  const now = useNow();
  const isNext = ({ tipo }: Linha) => tipo === "futuro";
  const next = linhas.filter(isNext);
  return (
    <>
      <Lista label="História do pagamento" linhas={linhas.filter((linha) => !isNext(linha))} now={now} />
      {next.length > 0 && (
        <>
          <h3 className="flex items-center gap-3 pt-1 pb-2 font-texto text-small font-strong tracking-normal text-pedra after:h-px after:flex-1 after:bg-linha-2">
            A seguir
          </h3>
          <Lista
            label="A seguir"
            linhas={next}
            now={now}
            nota={paused && `em pausa até ${formatMomento(paused, now)}`}
          />
        </>
      )}
    </>
  );
}

interface ListaProps {
  label: string;
  linhas: readonly Linha[];
  now: number;
  nota?: string | null;
}

function Lista({ label, linhas, now, nota }: ListaProps) {
  return (
    <ol aria-label={label}>
      {linhas.map((linha, index) => (
        <li
          key={`${linha.em}-${fraseDaHistoria(linha)}`}
          className="grid grid-cols-[4.25rem_1.5rem_minmax(0,1fr)] items-start gap-x-2.5"
        >
          <Quando em={linha.em} now={now} />
          <span aria-hidden="true" className="grid h-full justify-items-center">
            <Marca tipo={linha.tipo} />
            {index < linhas.length - 1 && <span className="-my-0.5 w-px flex-1 bg-linha-2" />}
          </span>
          <span className={classNames("pt-0.5 pb-2.5 text-body/snug", linha.tipo === "futuro" && "text-pedra")}>
            {fraseDaHistoria(linha)}
            {linha.tipo === "contato" && linha.texto && (
              <span className="line-clamp-2 text-small/snug break-words text-pedra">“{linha.texto}”</span>
            )}
            {nota && <span className="block text-small/snug">{nota}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Quando({ em, now }: { em: string; now: number }) {
  const today = diaOf(em) === diaOf(now);
  return (
    <time dateTime={em} className="pt-0.5 pb-2 text-small/snug whitespace-nowrap text-pedra">
      {!today && <span className="block">{diaCurto(em, now)}</span>}
      {formatHora(em)}
    </time>
  );
}

function Marca({ tipo }: { tipo: Linha["tipo"] }) {
  return (
    <span
      className={classNames(
        "grid size-6 place-items-center rounded-full border bg-white",
        tipo === "futuro" ? "border-dashed border-contorno text-pedra" : "border-linha-2 text-folha",
        RUINS.has(tipo) && "border-transparent! bg-erro-fundo! text-erro!",
      )}
    >
      <Icon of={ICONS[tipo]} size={14} />
    </span>
  );
}

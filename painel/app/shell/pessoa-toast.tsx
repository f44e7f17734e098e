import { Avatar } from "@eden/ui/avatar.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { X } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { type AvisoDaEquipe, useAvisos } from "~/clients/use-avisos.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";

/** What has just happened to a person of the member. The person keeps it until it is opened, so the notice itself may go. */
export function PessoaToast() {
  const { avisos } = useAvisos();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // Hoje shows a hand-over in place, and an open person what happened to them.
  const isShown = ({ tipo, pessoa }: AvisoDaEquipe) =>
    (tipo === "passada" && pathname === "/hoje") || pathname === `/caixa/${pessoa}`;
  const aviso = avisos.find((one) => !closed.has(one.id) && one.tipo in WORDS && !isShown(one));
  // One notice at a time.
  const close = () => setClosed(new Set(avisos.map(({ id }) => id)));
  return (
    // The region exists before its text, or it would not be announced.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-3 z-30 flex justify-center md:top-auto md:right-auto md:bottom-24 md:left-25 md:w-95"
    >
      {aviso && <Notice key={aviso.id} aviso={aviso} onClose={close} />}
    </div>
  );
}

const SHOWN_MS = 20_000;

const WORDS: Record<string, (aviso: AvisoDaEquipe) => string> = {
  passada: ({ de, nome }) =>
    de ? `${primeiroNome(de.nome)} passou ${nome} para você` : `${nome} ficou com você pelo rodízio`,
  resposta: ({ nome }) => `${nome} respondeu`,
  mencao: ({ de, nome }) => `${primeiroNome(de?.nome ?? "Alguém")} citou você na conversa com ${nome}`,
  prazo: ({ nome }) => `Falta um quarto do prazo de ${nome}`,
};

function Notice({ aviso, onClose }: { aviso: AvisoDaEquipe; onClose: () => void }) {
  const { tipo, pessoa, de, recado, linha } = aviso;
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const [on, off] = [() => setHeld(true), () => setHeld(false)];
  const hold = { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
  return (
    <div
      {...hold}
      className="pointer-events-auto relative flex w-full items-start gap-3 rounded-panel bg-papel py-3 pr-2 pl-3.5 shadow-flutua motion-safe:animate-[surge_200ms_var(--ease-out)]"
    >
      {de && <Avatar name={de.nome} seed={de.id} />}
      <p className="min-w-0 flex-1 py-0.5">
        <Link
          to={{ pathname: `/caixa/${pessoa}`, hash: linha ? `l-${linha}` : "" }}
          onClick={onClose}
          className="font-strong after:absolute after:inset-0"
        >
          {WORDS[tipo]?.(aviso)}
        </Link>
        <span className="mt-0.5 line-clamp-3 text-body/snug text-pedra [overflow-wrap:anywhere]">
          {recado ? `“${recado}”` : "Toque para abrir a conversa."}
        </span>
      </p>
      <button
        type="button"
        aria-label="Fechar o aviso"
        onClick={onClose}
        className="relative z-1 grid size-11 shrink-0 place-items-center rounded-control text-mata hover:bg-orvalho"
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}

import { Icon } from "@eden/ui/core/icon.tsx";
import { MailWarning, MailX } from "lucide";
import { Link, useLocation } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { useNow } from "~/parts/use-now.ts";

/** The database says so after five minutes; this need not be faster. */
const LOOK_EVERY_MS = 60_000;
/** No list is on screen here: no change is newer than this. */
const NOTHING_NEW = Number.MAX_SAFE_INTEGER;

/** Says to everybody that answers by e-mail may be late, and to those who answer people that messages were put aside. */
export function CorreioBar() {
  const { data } = useRpc(
    "novidades",
    { desde: NOTHING_NEW, pessoa: null },
    { refetchInterval: LOOK_EVERY_MS, retry: false },
  );
  const now = useNow();
  const desde = data?.correio_parado ?? null;
  const { pathname } = useLocation();
  // The list itself says it.
  const ilegiveis = pathname === "/postos-de-lado" ? 0 : (data?.ilegiveis ?? 0);
  return (
    <div role="status">
      {desde !== null && (
        <p className="flex items-center gap-2.5 bg-aviso-fundo px-4 py-2 text-body text-aviso">
          <Icon of={MailWarning} size={18} className="shrink-0" />
          <span>
            <b className="font-semibold">Não consegui ler a caixa postal {ago(Date.parse(desde), now)}.</b> Respostas
            por e-mail podem demorar a aparecer.
          </span>
        </p>
      )}
      {ilegiveis > 0 && (
        <p className="flex items-start gap-2.5 bg-aviso-fundo px-4 py-2 text-body text-aviso sm:items-center">
          <Icon of={MailX} size={18} className="shrink-0 max-sm:mt-0.5" />
          <span>
            <b className="font-semibold">
              {ilegiveis === 1
                ? "1 e-mail não pôde ser lido e foi posto de lado."
                : `${ilegiveis} e-mails não puderam ser lidos e foram postos de lado.`}
            </b>{" "}
            <Link to="/postos-de-lado" className="inline-block py-1 font-semibold underline underline-offset-3">
              Ver de quem {ilegiveis === 1 ? "é" : "são"}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}

function ago(since: number, now: number): string {
  const minutes = Math.max(5, Math.floor((now - since) / 60_000));
  if (minutes < 60) return `há ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `há ${hours} h` : `há ${Math.floor(hours / 24)} dias`;
}

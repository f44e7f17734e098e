import { CompactButton, compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Link, Navigate, useNavigate } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { useIsDesk } from "~/parts/use-is-desk.ts";
import { useRested } from "~/parts/use-rested.ts";
import type { Presentes } from "./acoes-context.ts";
import { PessoaScreen } from "./pessoa-screen.tsx";
import { useModelosReady } from "./use-modelo.ts";

export interface PessoaPanelProps {
  id: string;
  /** The list the person was opened from. */
  volta: { to: string; nome: string };
  pathOf: (id: string) => string;
  /** The person after this one in the list. */
  next: string | null;
  /** Colleagues who have the person open too. */
  presentes?: Presentes;
}

/**
 * Loads the person and the templates at once. A template that arrived after the person would push the tabs of the composer
 * away from under the pointer. One that was united to another opens the other.
 */
export function PessoaPanel({ id, volta, pathOf, next, presentes = [] }: PessoaPanelProps) {
  const navigate = useNavigate();
  const { data, dataUpdatedAt, error, refetch } = useRpc("pessoa", { id }, { enabled: useRested(id) });
  const modelosReady = useModelosReady();
  const isDesk = useIsDesk();
  useAtalhos(isDesk ? {} : { Escape: { run: () => void navigate(volta.to) } });
  if (data && data.id !== id) return <Navigate to={pathOf(data.id)} replace />;
  if (data && modelosReady) {
    return (
      <PessoaScreen
        key={id}
        pessoa={data}
        leitura={{ agora: data.agora, lidaEm: dataUpdatedAt }}
        volta={volta}
        presentes={presentes}
        onNext={() => navigate(next === null ? volta.to : pathOf(next))}
      />
    );
  }
  if (error) return <PessoaMissing status={error.status} mensagem={error.mensagem} volta={volta} onRetry={refetch} />;
  return <PessoaSkeleton />;
}

interface PessoaMissingProps {
  status: number;
  mensagem: string;
  volta: { to: string; nome: string };
  onRetry: () => void;
}

/** The person could not be shown: deleted, or no connection. */
function PessoaMissing({ status, mensagem, volta, onRetry }: PessoaMissingProps) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center">
      <p role="alert" className="max-w-[36ch] text-pedra">
        {status === 404 ? "Esta pessoa não está mais aqui: foi apagada ou o endereço está errado." : mensagem}
      </p>
      {status !== 404 && <CompactButton onClick={onRetry}>Tentar de novo</CompactButton>}
      <Link to={volta.to} className={compactButtonStyle(status === 404 ? "outline" : "bare")}>
        Voltar para {volta.nome}
      </Link>
    </div>
  );
}

/** The shape of a person while it loads. */
function PessoaSkeleton() {
  return (
    <div role="status" className="flex h-full flex-col motion-safe:animate-pulse">
      <span className="sr-only">Abrindo a pessoa…</span>
      <div aria-hidden="true" className="flex items-center gap-4 border-b border-linha bg-papel p-5">
        <span className="size-14 rounded-full bg-areia" />
        <span className="grid gap-2.5">
          <span className="h-5 w-52 rounded-full bg-areia" />
          <span className="h-3 w-36 rounded-full bg-areia" />
        </span>
      </div>
      <div aria-hidden="true" className="grid flex-1 content-end gap-5 p-5">
        <span className="h-24 rounded-panel bg-white" />
        <span className="h-32 rounded-panel bg-white" />
        <span className="h-36 rounded-panel bg-white" />
      </div>
    </div>
  );
}

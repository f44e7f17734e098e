import { Navigate, useNavigate } from "react-router";
import { useRpc } from "~/clients/use-rpc.ts";
import { PessoaMissing } from "./pessoa-missing.tsx";
import { PessoaScreen } from "./pessoa-screen.tsx";
import { PessoaSkeleton } from "./pessoa-skeleton.tsx";
import { useModelosReady } from "./use-modelo.ts";

export interface PessoaPanelProps {
  id: string;
  /** The list the person was opened from. */
  volta: { to: string; nome: string };
  pathOf: (id: string) => string;
  /** The person after this one in the list. */
  next: string | null;
}

/**
 * Loads the person and the templates at once. A template that arrived after the person would push the tabs of the composer
 * away from under the pointer. One that was united to another opens the other.
 */
export function PessoaPanel({ id, volta, pathOf, next }: PessoaPanelProps) {
  const navigate = useNavigate();
  const { data, dataUpdatedAt, error, refetch } = useRpc("pessoa", { id });
  const modelosReady = useModelosReady();
  if (data && data.id !== id) return <Navigate to={pathOf(data.id)} replace />;
  if (data && modelosReady) {
    return (
      <PessoaScreen
        key={id}
        pessoa={data}
        leitura={{ agora: data.agora, lidaEm: dataUpdatedAt }}
        volta={volta}
        onNext={() => navigate(next === null ? volta.to : pathOf(next))}
      />
    );
  }
  if (error) return <PessoaMissing status={error.status} mensagem={error.mensagem} volta={volta} onRetry={refetch} />;
  return <PessoaSkeleton />;
}

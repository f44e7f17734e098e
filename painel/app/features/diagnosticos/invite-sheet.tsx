import { formatCnpj } from "@eden/domain/documentos/cnpj";
import { useRpc } from "~/clients/use-rpc.ts";
import { QueryState } from "~/parts/query-state.tsx";
import { Sheet } from "~/pessoas/sheet.tsx";
import { InviteForm } from "./invite-form.tsx";

/** The invitation of one store, from the list or right after it was added. */
export function InviteSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useRpc("loja", { id });
  const loja = query.data?.loja;
  return (
    <Sheet
      onClose={onClose}
      titulo="Convidar pelo WhatsApp"
      sub={loja && (loja.nome ?? formatCnpj(loja.cnpj))}
      className="max-w-130"
    >
      <QueryState query={query}>{(found) => <InviteForm loja={found.loja} onDone={onClose} />}</QueryState>
    </Sheet>
  );
}

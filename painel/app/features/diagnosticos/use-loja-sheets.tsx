import type { LojaLinha } from "@eden/domain/painel/contrato-lojas";
import { type ReactNode, useState } from "react";
import { EditSheet } from "./edit-sheet.tsx";
import { InviteSheet } from "./invite-form.tsx";
import type { LojaAct } from "./use-lojas.ts";

interface LojaSheets {
  onAct: LojaAct;
  /** Opens the invitation of a store that was just added. */
  onInvite: (loja: { id: string }) => void;
  sheets: ReactNode;
}

/** The two sheets that act on a store, for the list and its page: edit, then perhaps invite. */
export function useLojaSheets(): LojaSheets {
  const [inviting, setInviting] = useState<string | null>(null);
  const [editing, setEditing] = useState<{ loja: LojaLinha; telefone: boolean } | null>(null);
  const onInvite = ({ id }: { id: string }) => setInviting(id);
  return {
    onInvite,
    onAct: (loja, what) =>
      what === "convidar" ? setInviting(loja.id) : setEditing({ loja, telefone: what === "telefone" }),
    sheets: (
      <>
        {editing && (
          <EditSheet
            key={editing.loja.id}
            loja={editing.loja}
            focus={editing.telefone ? "telefone" : undefined}
            onClose={() => setEditing(null)}
            onInvite={onInvite}
          />
        )}
        {inviting && <InviteSheet key={inviting} id={inviting} onClose={() => setInviting(null)} />}
      </>
    ),
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Convite, InvitationResult } from "~/clients/invitation.ts";
import { keepConvite, readConvite } from "~/clients/invitation-secret.ts";

/** Shown instead of the form: the link is being opened, or cannot be used. */
export type InvitationState =
  | { kind: "opening" }
  | { kind: "used"; convite: Convite }
  | Exclude<InvitationResult, { kind: "open" }>;

/** `#convite=<secret>`: a fragment is never sent to a server. */
const LINK = /^#convite=(.{1,200})$/;

export const isInvited = (hash: string) => LINK.test(hash) || readConvite() !== null;

/** Opens the link of an e-mail. The secret is removed from the URL immediately and survives a reload of this tab. */
export function useInvitation(onOpen: (convite: Convite) => void) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<InvitationState | null>(null);
  const asked = useRef<string | null>(null);
  const handler = useRef(onOpen);
  handler.current = onOpen;

  const ask = useCallback(async (segredo: string) => {
    asked.current = segredo;
    setState({ kind: "opening" });
    const result = await open(segredo);
    // Another link was opened in this tab meanwhile.
    if (asked.current !== segredo) return;
    if (result.kind !== "open") return setState(result);
    if (result.convite.cadastrado) return setState({ kind: "used", convite: result.convite });
    handler.current(result.convite);
    setState(null);
  }, []);

  useEffect(() => {
    const [, found] = LINK.exec(hash) ?? [];
    if (found) {
      keepConvite(found);
      history.replaceState(history.state, "", location.pathname + location.search);
      void navigate({ search, hash: "" }, { replace: true });
    }
    const segredo = found ?? readConvite();
    if (segredo && segredo !== asked.current) void ask(segredo);
  }, [hash, search, navigate, ask]);

  return {
    state,
    retry: () => void (asked.current && ask(asked.current)),
    /** The visitor continues without the invitation. */
    leave: () => {
      keepConvite(null);
      asked.current = null;
      setState(null);
    },
  };
}

// Only needed by visitors who come through a link.
async function open(segredo: string): Promise<InvitationResult> {
  try {
    const { openInvitation } = await import("~/clients/invitation.ts");
    return await openInvitation(segredo);
  } catch {
    return { kind: "unreachable" };
  }
}

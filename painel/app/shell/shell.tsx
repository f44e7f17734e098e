import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { ComandosProvider } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { isSignedOut, startSessao, useSessao } from "~/clients/sessao.ts";
import { useEu } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { placeAt } from "~/places.ts";
import { AvisoToast } from "./aviso-toast.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { DevolvidosDialog } from "./devolvidos-dialog.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { Opening } from "./opening.tsx";
import { Rail } from "./rail.tsx";
import { SemPermissao } from "./sem-permissao.tsx";
import { SessionOver } from "./session-over.tsx";
import { ShellDialogs } from "./shell-dialogs.tsx";

/** Loads the member, then shows the frame of every place. Without a session it opens the sign-in. */
export function Shell() {
  useClearedCache();
  const sessao = useSessao();
  const { pathname, search } = useLocation();
  const { data: eu, error } = useRpc(
    "eu",
    {},
    {
      staleTime: 5 * 60_000,
      enabled: sessao !== "encerrada",
      refetchInterval: ({ state }) => (state.data ? false : 3000),
    },
  );
  const [membro, setMembro] = useState<Saida<"eu">["membro"]>();
  useEffect(() => {
    if (!eu) return;
    setMembro(eu.membro);
    startSessao();
  }, [eu]);
  if (sessao === "fora") return <Navigate to="/entrar" replace state={{ volta: pathname + search }} />;
  if (sessao === "encerrada" && membro) return <SessionOver membro={membro} />;
  if (!eu) return <Opening failed={error !== null} />;
  return (
    <ComandosProvider key={eu.membro.id} membro={eu.membro.id}>
      <Frame />
    </ComandosProvider>
  );
}

/** After a sign-out nothing is left in the cache. Cleared as the last screen closes: before, it would load its data again. */
function useClearedCache() {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      if (isSignedOut()) queryClient.clear();
    },
    [queryClient],
  );
}

/** The page, or why the member's role does not open it. The database refuses its data anyway. */
function PlaceContent() {
  const { papel } = useEu().membro;
  const place = placeAt(useLocation().pathname);
  return place && !place.papeis.includes(papel) ? <SemPermissao {...place.closed} /> : <Outlet />;
}

function Frame() {
  const [open, setOpen] = useState<"ajuda" | "paleta" | null>(null);
  return (
    <>
      <div className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[88px_minmax(0,1fr)] md:grid-rows-1">
        <Rail onHelp={() => setOpen("ajuda")} />
        <div className="flex min-h-0 min-w-0 flex-col">
          <OfflineBanner />
          <div className="min-h-0 flex-1">
            <PlaceContent />
          </div>
        </div>
        <BottomBar onHelp={() => setOpen("ajuda")} />
      </div>
      <AvisoToast />
      <DevolvidosDialog />
      <ShellDialogs open={open} onOpen={setOpen} />
    </>
  );
}

import { PAPEIS } from "@eden/domain/painel/valores";
import { compactButtonStyle } from "@eden/ui/core/compact-button.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { ComandosProvider, useComandos } from "~/clients/comandos/use-comandos.tsx";
import type { Saida } from "~/clients/rpc.ts";
import { isSignedOut, startSessao, useSessao } from "~/clients/sessao.ts";
import { useEu, useMay } from "~/clients/use-eu.ts";
import { useRpc } from "~/clients/use-rpc.ts";
import { useFimDaSessao } from "~/clients/uso.ts";
import { CENAS } from "~/images/cenas.ts";
import { useAtalhos, useKeyboard } from "~/keyboard/use-atalhos.ts";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { novaPath } from "~/parts/nova-path.ts";
import { placeAt, placesOf } from "~/places.ts";
import { AvisoToast } from "./aviso-toast.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { Opening } from "./opening.tsx";
import { Rail } from "./rail.tsx";
import { usePageTitle } from "./use-page-title.ts";
import { useSingleKeysChoice } from "./use-single-keys-choice.ts";

/** Loads the member, then shows the frame of every place. Without a session it opens the sign-in. */
export function Shell() {
  useClearedCache();
  usePageTitle();
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
  const { pode } = useEu();
  const place = placeAt(useLocation().pathname);
  return place && !pode.includes(place.funcao) ? <SemPermissao {...place.closed} /> : <Outlet />;
}

function Frame() {
  const [open, setOpen] = useState<Which>(null);
  const { devolvidos } = useComandos();
  const { correio } = useEu();
  const fim = useFimDaSessao();
  return (
    <>
      <div className="relative grid h-dvh overflow-clip grid-rows-[minmax(0,1fr)_auto] md:grid-cols-[88px_minmax(0,1fr)] md:grid-rows-1">
        <Rail onHelp={() => setOpen("ajuda")} />
        <div className="flex min-h-0 min-w-0 flex-col">
          <OfflineBanner />
          {correio && <CorreioBar />}
          <div className="min-h-0 flex-1">
            <PlaceContent />
          </div>
        </div>
        <BottomBar onHelp={() => setOpen("ajuda")} />
      </div>
      <AvisoToast />
      <AoVivo />
      {fim !== null && <SessionEnding fim={fim} />}
      {devolvidos.length > 0 && <DevolvidosDialog />}
      <ShellDialogs open={open} onOpen={setOpen} />
    </>
  );
}

/** A place that the member's role may not open. The database would refuse it too. */
function SemPermissao({ title, text }: { title: string; text: string }) {
  const { membro, pode } = useEu();
  const [home] = placesOf(pode);
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-creme p-6 text-center">
      <div className="max-w-125">
        <Picture of={CENAS.banco} sizes="320px" priority className="mx-auto h-auto w-80 max-w-full" />
        <h1 className="mt-2 text-display">{title}</h1>
        <p className="mt-2.5 text-read text-pedra">
          Seu papel é {PAPEIS[membro.papel]}. {text}
        </p>
        {home && (
          <Link to={home.path} className={compactButtonStyle("outline", "mt-5")}>
            Voltar para {home.nome}
          </Link>
        )}
      </div>
    </main>
  );
}

type Which = "ajuda" | "paleta" | "preferencias" | null;

const CorreioBar = lazyLater(async () => (await import("./correio-bar.tsx")).CorreioBar);
const SessionOver = lazyLater(async () => (await import("./session-over.tsx")).SessionOver);
const AoVivo = lazyLater(async () => (await import("./ao-vivo.tsx")).AoVivo);
const SessionEnding = lazyLater(async () => (await import("./session-ending.tsx")).SessionEnding);
const DevolvidosDialog = lazyLater(async () => (await import("./devolvidos-dialog.tsx")).DevolvidosDialog);
const Paleta = lazyLater(async () => (await import("./paleta.tsx")).Paleta);
const AjudaDialog = lazyLater(async () => (await import("./ajuda-dialog.tsx")).AjudaDialog);
const PreferenciasDialog = lazyLater(async () => (await import("./preferencias-dialog.tsx")).PreferenciasDialog);

/** The keys that work everywhere, and the dialogs they open. */
function ShellDialogs({ open, onOpen }: { open: Which; onOpen: (which: Which) => void }) {
  const [singleKeys] = useSingleKeysChoice();
  useKeyboard(singleKeys);
  useShellKeys(onOpen);
  const close = () => onOpen(null);
  return (
    <>
      {open === "paleta" && <Paleta onClose={close} />}
      {open === "ajuda" && <AjudaDialog onClose={close} />}
      {open === "preferencias" && <PreferenciasDialog onClose={close} />}
    </>
  );
}

function useShellKeys(onOpen: (which: Which) => void): void {
  const navigate = useNavigate();
  const { aviso, undo } = useComandos();
  const places = placesOf(useEu().pode);
  const location = useLocation();
  const mayAdd = useMay("nova_pessoa");
  const last = aviso?.comando;
  const desfazer = { label: "Desfazer", run: () => last && void undo(last) };
  useAtalhos({
    "mod+k": { label: "Buscar e comandos", run: () => onOpen("paleta") },
    ...(mayAdd && { c: { label: "Nova pessoa", run: () => void navigate(novaPath(location)) } }),
    z: desfazer,
    // Without anything to undo the browser keeps it.
    ...(last && { "mod+z": { run: desfazer.run } }),
    ...Object.fromEntries(
      places.map(({ key, nome, path }) => [`g ${key}`, { label: `Ir para ${nome}`, run: () => void navigate(path) }]),
    ),
    "?": { label: "Atalhos do teclado", run: () => onOpen("ajuda") },
    ":preferencias": { label: "Preferências", run: () => onOpen("preferencias") },
  });
}

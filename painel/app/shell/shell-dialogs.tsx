import { useNavigate } from "react-router";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { type Atalhos, useAtalhos, useKeyboard } from "~/keyboard/use-atalhos.ts";
import { placesOf } from "~/places.ts";
import { AjudaDialog } from "./ajuda-dialog.tsx";
import { Paleta } from "./paleta.tsx";

type Which = "ajuda" | "paleta" | null;

/** The keys that work everywhere, and the dialogs they open. */
export function ShellDialogs({ open, onOpen }: { open: Which; onOpen: (which: Which) => void }) {
  const navigate = useNavigate();
  const { aviso, undo } = useComandos();
  const places = placesOf(useEu().membro.papel);
  const everywhere = (label: string, run: () => void): Atalhos[string] => ({
    label,
    group: "Em qualquer lugar",
    run,
  });
  useKeyboard();
  useAtalhos({
    "mod+k": everywhere("Achar e fazer", () => onOpen("paleta")),
    z: everywhere("Desfazer", () => {
      if (aviso?.comando) void undo(aviso.comando);
    }),
    ...Object.fromEntries(
      places.map(({ key, nome, path }) => [`g ${key}`, everywhere(`Ir para ${nome}`, () => navigate(path))]),
    ),
    "?": everywhere("Esta ajuda", () => onOpen("ajuda")),
  });
  const close = () => onOpen(null);
  return (
    <>
      <Paleta open={open === "paleta"} onClose={close} />
      <AjudaDialog open={open === "ajuda"} onClose={close} />
    </>
  );
}

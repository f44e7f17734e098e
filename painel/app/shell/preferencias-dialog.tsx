import { Switch } from "@eden/ui/choice/switch.tsx";
import { Sheet } from "~/parts/sheet.tsx";
import { KeyNames } from "./key-names.tsx";
import { useSingleKeysChoice } from "./use-single-keys-choice.ts";

/** Choices of this member. Single keys can be switched off: speech input and a slip of the hand press them too. */
export function PreferenciasDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useSingleKeysChoice();
  return (
    <Sheet
      titulo="Preferências"
      sub="Valem para você, neste aparelho. O que você muda aqui vale na hora."
      onClose={onClose}
      className="max-w-140"
    >
      <div className="flex items-center justify-between gap-5 border-linha border-t py-3.5">
        <div>
          <p className="text-read font-strong">Atalhos de uma tecla</p>
          <p className="mt-0.5 text-body/snug text-pedra">
            Letras como J, W e N agem sozinhas quando você não está escrevendo. Desligue se você dita por voz ou se
            esbarra nelas.
          </p>
        </div>
        <Switch label="Atalhos de uma tecla" checked={single} onCheckedChange={setSingle} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-linha border-t pt-3.5 text-body text-pedra">
        Continuam sempre:{" "}
        {["mod+k", "mod+Enter", "mod+z", "Escape"].map((key) => (
          <KeyNames key={key} of={key} />
        ))}
      </p>
    </Sheet>
  );
}

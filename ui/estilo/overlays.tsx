import { Check } from "lucide";
import { useState } from "react";
import { Button } from "../core/button.tsx";
import { Icon } from "../core/icon.tsx";
import { Picture } from "../core/picture.tsx";
import { AlertDialog, Dialog } from "../dialog.tsx";
import { Tooltip } from "../tooltip.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

export function Overlays() {
  const [shown, setShown] = useState<"dialog" | "alert">();
  const close = () => setShown(undefined);
  return (
    <SpecimenGroup
      id="sobreposicoes"
      title="Sobreposições"
      lead="Os elementos do próprio navegador: Esc fecha, o foco volta para onde estava."
    >
      <Specimen title="Diálogos e dica" className="flex flex-wrap items-center gap-6">
        <Button onClick={() => setShown("dialog")}>Abrir diálogo</Button>
        <Button variant="outline" onClick={() => setShown("alert")}>
          Abrir aviso
        </Button>
        <Tooltip text="Disponível conforme o plano que você escolher no cadastro, de 1 a 4.">
          <span className="grid size-8.5 place-items-center rounded-full border-2 border-dotted border-folha">
            <span className="grid size-6.5 place-items-center rounded-full bg-folha text-white">
              <Icon of={Check} size={16} strokeWidth={3} />
              <span className="sr-only">Incluído</span>
            </span>
          </span>
        </Tooltip>
      </Specimen>
      <Dialog
        open={shown === "dialog"}
        onClose={close}
        aria-labelledby="titulo-dialogo"
        className="max-w-180 p-6 pr-20 md:p-9 md:pr-20"
      >
        <h2 id="titulo-dialogo" className="text-h3">
          Um diálogo
        </h2>
        <p className="mt-3 text-pedra">
          O conteúdo existe só enquanto ele está aberto. O fundo, o botão e Esc o fecham.
        </p>
      </Dialog>
      <AlertDialog
        open={shown === "alert"}
        onClose={close}
        title="Cadastro realizado com sucesso!"
        arch={<Picture of={samplePicture} alt="" sizes="160px" />}
      >
        Um consultor vai falar com você pelo telefone ou e-mail que deixou.
      </AlertDialog>
    </SpecimenGroup>
  );
}

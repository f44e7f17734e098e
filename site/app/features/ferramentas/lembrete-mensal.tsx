import { type Caderno, writeCaderno } from "@eden/domain/ferramentas/caderno";
import { icsOf, proximoDia22, TODO_MES } from "@eden/domain/ferramentas/lembrete";
import { CheckboxField } from "@eden/ui/choice/checkbox-field.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { saveFile } from "~/clients/save-file.ts";
import { empresa } from "~/content/empresa.ts";
import { meses } from "~/content/ferramentas.ts";

/** Safari deletes what a page stored; its calendar does not. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The address that carries the months. */
export const linkDoCaderno = (caderno: Caderno) => `${empresa.origem}${meses.path}#v=2&k=${writeCaderno(caderno)}`;

/** A monthly entry for the calendar of the device. */
export function LembreteMensal({ caderno, hoje }: { caderno: Caderno | null; hoje: string }) {
  const [withNumeros, setWithNumeros] = useState(isApple);
  const save = () => {
    noteStep(3);
    const text = icsOf({
      dia: proximoDia22(hoje),
      regra: TODO_MES,
      titulo: "Guardar os números do mês da farmácia",
      url: caderno && withNumeros ? linkDoCaderno(caderno) : `${empresa.origem}${meses.path}`,
    });
    saveFile(new File([text], "numeros-do-mes.ics", { type: "text/calendar" }));
  };
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {caderno && (
        <CheckboxField
          id="lembrete-numeros"
          label="Levar meus números no lembrete"
          hint="Quem vê o seu calendário vê os números."
          checked={withNumeros}
          onCheckedChange={setWithNumeros}
        />
      )}
      <Button variant="outline" size="s" onClick={save}>
        Pôr na minha agenda
      </Button>
    </div>
  );
}

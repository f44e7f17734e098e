import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Download, Printer, Share2 } from "lucide";
import { type RefObject, useState } from "react";
import { saveFile } from "~/clients/save-file.ts";
import { drawJardim } from "./draw-jardim.ts";
import type { Retrato } from "./jardim.ts";
import { shownFiles } from "./shown-files.ts";

interface AcoesProps {
  retrato: Retrato;
  nome: string;
  quadro: RefObject<HTMLElement | null>;
  onPrint: () => void;
}

/** What can be done with the garden: send it, keep it, print it. */
export function Acoes({ retrato, nome, quadro, onPrint }: AcoesProps) {
  const [marks, setMarks] = useState(false);
  const [drawing, setDrawing] = useState<"share" | "save">();
  const [failed, setFailed] = useState(false);
  const hand = async (how: "share" | "save") => {
    setDrawing(how);
    setFailed(false);
    try {
      const file = await drawJardim({ retrato, nome, marks, shown: shownFiles(quadro.current ?? document.body) });
      await (how === "share" ? share(file) : saveFile(file));
    } catch {
      setFailed(true);
    } finally {
      setDrawing(undefined);
    }
  };
  return (
    <>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {canShareFiles() && (
          <Button
            variant="outline"
            busyLabel={drawing === "share" ? "Desenhando..." : undefined}
            onClick={() => hand("share")}
            className={actionStyle}
          >
            <Icon of={Share2} size={20} />
            Compartilhar a imagem
          </Button>
        )}
        <Button
          variant="outline"
          busyLabel={drawing === "save" ? "Desenhando..." : undefined}
          onClick={() => hand("save")}
          className={actionStyle}
        >
          <Icon of={Download} size={20} />
          Guardar a imagem
        </Button>
        <Button variant="outline" onClick={onPrint} className={actionStyle}>
          <Icon of={Printer} size={20} />
          Imprimir
        </Button>
      </div>
      <p role="alert" className="text-base text-erro">
        {failed && "A imagem não pôde ser feita. Confira a internet e tente de novo."}
      </p>
      <ChoiceLine
        type="checkbox"
        checked={marks}
        onChange={(event) => setMarks(event.target.checked)}
        className="mt-1.5 flex min-h-11 items-center gap-2.5 text-base"
      >
        Mostrar as sete marcas na imagem
      </ChoiceLine>
    </>
  );
}

const actionStyle = "min-h-12! grow px-3.5! py-2! text-base! gap-2!";

/** A cancelled share needs no word; any other failure leaves the file on the device. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") saveFile(file);
  }
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([""], "jardim.jpg", { type: "image/jpeg" })] }) ?? false;
}

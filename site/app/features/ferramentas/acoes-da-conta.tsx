import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Link, Printer, RotateCcw, Share2 } from "lucide";
import { type ReactNode, useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { canShare, copyAddress, shareAddress } from "~/clients/share-address.ts";

interface AcoesProps {
  conta: {
    isExemplo: boolean;
    isFilled: boolean;
    clear: () => void;
    /** Writes the inputs into the address; false where they do not fit. */
    writeLink: () => boolean;
  };
  titulo: string;
  /** Further actions of one tool. */
  children?: ReactNode;
}

const TOO_LONG = "Há lançamentos demais para um link. Exporte o CSV.";

/** What can be done with a result: print it, send it, begin again. Never prerendered. A link does not mark an example. */
export function AcoesDaConta({ conta, titulo, children }: AcoesProps) {
  const [word, setWord] = useState("");
  const print = () => {
    noteStep(3);
    window.print();
  };
  const copy = async () => {
    if (!conta.writeLink()) return setWord(TOO_LONG);
    noteStep(3);
    setWord((await copyAddress()) ? "Link copiado." : "Copie o link da barra de endereço.");
  };
  const share = () => {
    if (!conta.writeLink()) return setWord(TOO_LONG);
    noteStep(3);
    void shareAddress(titulo);
  };
  return (
    <div className="mt-4.5">
      <div className="flex flex-wrap gap-2.5">
        <Acao icon={Printer} onClick={print}>
          Imprimir
        </Acao>
        {!conta.isExemplo && (
          <Acao icon={Link} onClick={copy}>
            Copiar link
          </Acao>
        )}
        {!conta.isExemplo && canShare() && (
          <Acao icon={Share2} onClick={share}>
            Enviar
          </Acao>
        )}
        {children}
        <Restart asks={conta.isFilled && !conta.isExemplo} onClear={conta.clear} />
      </div>
      {!conta.isExemplo && (
        <p className="mt-2 text-pedra text-peq">
          Quem abrir o link vê estes números.{" "}
          <span role="status" className="font-semibold text-folha">
            {word}
          </span>
        </p>
      )}
    </div>
  );
}

interface AcaoProps {
  icon: typeof Link;
  onClick: () => void;
  children: ReactNode;
}

export function Acao({ icon, onClick, children }: AcaoProps) {
  return (
    <Button variant="outline" size="s" onClick={onClick} className="gap-2!">
      <Icon of={icon} size={20} />
      {children}
    </Button>
  );
}

/** Asks once before numbers of the owner are lost. */
export function Restart({ asks, onClear }: { asks: boolean; onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (asking)
    return (
      <span className="flex flex-wrap items-center gap-2.5">
        <span role="alert" className="text-peq">
          Apagar os números desta conta?
        </span>
        <Button size="s" onClick={onClear}>
          Apagar
        </Button>
        <Button variant="bare" size="s" onClick={() => setAsking(false)}>
          Manter
        </Button>
      </span>
    );
  return (
    <Button variant="bare" size="s" onClick={() => (asks ? setAsking(true) : onClear())} className="gap-2!">
      <Icon of={RotateCcw} size={20} />
      Começar de novo
    </Button>
  );
}

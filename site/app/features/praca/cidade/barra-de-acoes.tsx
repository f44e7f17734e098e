import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Printer, Search, Share2 } from "lucide";
import { useState } from "react";
import { noteStep } from "~/clients/note-step.ts";
import { canShare, copyAddress, shareAddress } from "~/clients/share-address.ts";
import { ETAPAS } from "~/features/praca/use-medida.ts";

/** Another town, the printed sheet, the link to send. */
export function BarraDeAcoes({ titulo }: { titulo: string }) {
  const [word, setWord] = useState("");
  const print = async () => {
    noteStep(ETAPAS.impresso);
    setWord("Preparando a folha…");
    await sheet();
    setWord("");
    window.print();
  };
  const share = async () => {
    noteStep(ETAPAS.enviado);
    if (canShare() && (await shareAddress(titulo))) return;
    setWord((await copyAddress()) ? "Link copiado." : "Copie o link da barra de endereço.");
  };
  return (
    <div className="pagina mt-4 grid gap-3.5 rounded-cartao border border-linha bg-papel p-4 lg:grid-cols-[1fr_auto] lg:items-center lg:p-3.5">
      <AppLink
        to="/raio-x"
        className="flex min-h-13 items-center gap-3 rounded-campo border-[1.5px] border-contorno px-4 text-[1.0625rem] text-pedra hover:border-mata hover:text-tinta"
      >
        <Icon of={Search} />
        Ver outra cidade
      </AppLink>
      <div className="flex flex-wrap items-center gap-2.5 noscript:hidden">
        <Button variant="outline" size="s" className="gap-2! max-sm:grow" onClick={print} data-cedo>
          <Icon of={Printer} size={20} />
          Imprimir uma página
        </Button>
        <Button variant="outline" size="s" className="gap-2! max-sm:grow" onClick={share} data-cedo>
          <Icon of={Share2} size={20} />
          Compartilhar
        </Button>
        <span role="status" className="font-semibold text-folha text-peq empty:hidden">
          {word}
        </span>
      </div>
    </div>
  );
}

/** The longest wait for the sheet; then the page itself is printed. */
const LONGEST_WAIT_MS = 5000;

/** The sheet comes with what follows the street, which loads later: printed before, the page would take four of them. */
async function sheet(): Promise<void> {
  const isThere = () => document.querySelector("[data-folha]") !== null;
  if (isThere()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isThere() && end());
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(end, LONGEST_WAIT_MS);
  });
}

import { protocoloOf } from "@eden/domain/protocolo";
import { Button, ButtonLink } from "@eden/ui/button.tsx";
import { Icon, SocialIcon } from "@eden/ui/icon.tsx";
import { Picture } from "@eden/ui/picture.tsx";
import { Printer, RotateCcw } from "lucide-react";
import { whatsappLink } from "~/content/whatsapp.ts";
import { diagnosticoResultado } from "~/images/diagnostico-resultado.ts";
import { DID } from "./save-state.tsx";

interface TakeAlongProps {
  /** Id of the acknowledged row; without it there is no number to quote. */
  savedId: string | null;
  onRestart: () => void;
}

/** Print, contact the consultant, or start again. */
export function TakeAlong({ savedId, onRestart }: TakeAlongProps) {
  const protocolo = savedId ? ` Meu protocolo é ${protocoloOf(savedId)}.` : "";
  return (
    <section
      data-chrome
      aria-labelledby="levar-titulo"
      className="pagina mt-18 grid justify-items-center text-center lg:mt-28"
    >
      <Picture
        of={diagnosticoResultado}
        alt=""
        sizes="(min-width: 64rem) 480px, 90vw"
        className="h-auto w-full max-w-100"
      />
      <h2 id="levar-titulo" className="mt-4 text-h2">
        Leve este resultado com <em>você</em>
      </h2>
      <p className="mt-6 flex w-full flex-col flex-wrap items-center justify-center gap-x-4 gap-y-3 md:flex-row">
        <Button size="g" onClick={() => window.print()} className="max-md:w-full">
          <Icon of={Printer} />
          Imprimir ou salvar em PDF
        </Button>
        <ButtonLink
          to={whatsappLink(`Olá! Acabei de ${DID}.${protocolo}`)}
          variant="fio"
          size="g"
          className="max-md:w-full"
        >
          <SocialIcon of="whatsapp" />
          Falar com consultor
        </ButtonLink>
        <Button variant="nu" size="g" onClick={onRestart}>
          <Icon of={RotateCcw} />
          Refazer o diagnóstico
        </Button>
      </p>
    </section>
  );
}

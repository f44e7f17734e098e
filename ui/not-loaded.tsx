import { useState } from "react";
import { Button } from "./core/button.tsx";
import { classNames } from "./core/class-names.ts";
import { Mark } from "./core/mark.tsx";

export interface Failure {
  offline: boolean;
  retry: () => void;
}

interface NotLoadedProps {
  nome: string;
  failure: Failure;
  className: string;
}

/** In place of a part whose script failed to load. */
export function NotLoaded({ nome, failure, className }: NotLoadedProps) {
  const { offline, retry } = failure;
  const [pressed, setPressed] = useState<Failure>();
  const press = () => {
    setPressed(failure);
    retry();
  };
  return (
    <div
      className={classNames(
        "grid place-content-center justify-items-center gap-1.5 rounded-[32px] border-[1.5px] border-pedra/35 border-dashed bg-papel px-6 py-8 text-center text-tinta",
        className,
      )}
    >
      <Mark />
      <div role="alert">
        <p className="mt-2.5 font-semibold font-titulo text-h3">
          <span className="sr-only">{nome}: </span>Não carregou.
        </p>
        <p className="mt-1.5 max-w-[40ch] text-balance text-pedra">
          {offline
            ? "Você está sem internet. Assim que ela voltar, tentamos de novo."
            : "A internet falhou no meio do caminho. O resto da página continua aqui."}
        </p>
      </div>
      <Button onClick={press} busyLabel={pressed === failure ? "Tentando..." : undefined} className="mt-3">
        Tentar de novo
      </Button>
    </div>
  );
}

import { type Caderno, readCaderno } from "@eden/domain/ferramentas/caderno";
import { Button } from "@eden/ui/core/button.tsx";
import { useEffect, useState } from "react";
import { removeFragment } from "~/clients/ferramenta-link.ts";
import { joinCaderno, openCaderno, replaceCaderno } from "~/clients/storage/caderno-storage.ts";

const fromTexto = (texto: string) => readCaderno(/[#&]k=(\S+)/.exec(texto)?.[1] ?? "");

/** Months that a link or a file brings: offered, never written by themselves. */
export function useOferta() {
  const [state, setState] = useState<{ caderno: Caderno | null; isUnreadable: boolean }>({
    caderno: null,
    isUnreadable: false,
  });
  const readTexto = (texto: string) => {
    const caderno = fromTexto(texto);
    setState({ caderno, isUnreadable: !caderno });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once
  useEffect(() => {
    const read = () => {
      if (window.location.hash.startsWith("#v=")) readTexto(window.location.hash);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return {
    ...state,
    readTexto,
    close: () => {
      removeFragment();
      setState({ caderno: null, isUnreadable: false });
    },
  };
}

interface OfertaProps {
  outro: Caderno;
  close: () => void;
}

export function Oferta({ outro, close }: OfertaProps) {
  const [isRefused, setRefused] = useState(false);
  const meses = Object.keys(outro.meses).length;
  const hasOwn = Object.keys(openCaderno()?.meses ?? {}).length > 0;
  const take = (write: (caderno: Caderno) => boolean) => (write(outro) ? close() : setRefused(true));
  return (
    <section aria-label="Meses do link" className="rounded-cartao bg-sol px-4 py-4 lg:col-span-2 lg:px-7">
      <p className="font-semibold text-lg">
        {meses} {meses === 1 ? "mês" : "meses"} de {outro.nome || "outro aparelho"}
      </p>
      <p className="mt-1 text-peq/snug">Nada muda antes de você escolher.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="mata" size="s" onClick={() => take(joinCaderno)}>
          {hasOwn ? "Juntar" : "Guardar neste aparelho"}
        </Button>
        {hasOwn && (
          <Button variant="outline" size="s" onClick={() => take(replaceCaderno)}>
            Trocar tudo
          </Button>
        )}
        <Button variant="bare" size="s" onClick={close}>
          Agora não
        </Button>
      </div>
      {isRefused && (
        <p role="alert" className="mt-2 font-semibold text-peq">
          Este navegador não está guardando. O link continua levando os números.
        </p>
      )}
    </section>
  );
}

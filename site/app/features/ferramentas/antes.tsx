import { LETRAS, type NomeDaFerramenta, type Seis } from "@eden/domain/ferramentas/caderno";
import { antesWords } from "@eden/domain/ferramentas/caderno-words";
import { Frase } from "./frase.tsx";
import { useCaderno } from "./use-caderno.ts";

interface AntesProps {
  id: NomeDaFerramenta;
  mes: string;
  seis: Seis;
}

/** The number of the month before, and how far this one is from it. */
export function Antes({ id, mes, seis }: AntesProps) {
  const caderno = useCaderno();
  const words = caderno && antesWords(caderno, mes, LETRAS[id], seis);
  if (!words) return null;
  return (
    <p className="mt-4 border-white/20 border-t pt-3.5 text-[1.0625rem] text-nevoa">
      <Frase>{words}</Frase>
    </p>
  );
}

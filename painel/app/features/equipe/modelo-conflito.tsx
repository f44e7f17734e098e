import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import type { ModeloGravado } from "./modelo-previa.tsx";

interface ModeloConflitoProps {
  gravado: ModeloGravado | undefined;
  onTake: () => void;
  onKeep: () => void;
}

/** A colleague saved another version, or removed the template, while this one was edited: the member decides. */
export function ModeloConflito({ gravado, onTake, onKeep }: ModeloConflitoProps) {
  return (
    <section aria-label="Outra versão" role="status" className="mt-4 rounded-panel bg-ipe-claro p-4 text-aviso">
      <p className="font-semibold">
        {gravado ? "Um colega gravou outra versão deste modelo." : "Um colega removeu este modelo."}
      </p>
      {gravado && (
        <p className="mt-2 rounded-control bg-white/70 p-3 text-read whitespace-pre-line">
          {gravado.assunto && <b className="block font-semibold">{gravado.assunto}</b>}
          {gravado.texto}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <CompactButton onClick={onTake}>{gravado ? "Usar a versão do colega" : "Descartar o meu texto"}</CompactButton>
        <CompactButton onClick={onKeep}>Continuar com o meu texto</CompactButton>
      </div>
    </section>
  );
}

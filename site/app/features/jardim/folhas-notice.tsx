import type { Folhas } from "./use-folhas.ts";

/** A picture is missing; questions and end go on without it. */
export function FolhasNotice({ folhas: { failed, retry } }: { folhas: Folhas }) {
  return (
    <div role="status">
      {failed.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 rounded-campo border-[1.5px] border-aviso bg-aviso-fundo px-4 py-1 text-aviso text-base/snug">
          {failed.length === 1 ? "Uma planta não carregou." : `${failed.length} plantas não carregaram.`} Suas respostas
          continuam aqui.
          <button type="button" onClick={retry} className="min-h-11 font-bold underline underline-offset-4">
            Tentar de novo
          </button>
        </p>
      )}
    </div>
  );
}

import { relogioShort } from "./relogio.ts";

const DE_TRABALHO = "de trabalho";

/** The clock of a list. `rest` is the look of "de trabalho", which has no room everywhere. */
export function RelogioCurto({ restante, rest }: { restante: number; rest: string }) {
  const frase = relogioShort(restante);
  if (!frase.endsWith(DE_TRABALHO)) return frase;
  return (
    <>
      {frase.slice(0, -DE_TRABALHO.length)}
      <span className={rest}>{DE_TRABALHO}</span>
    </>
  );
}

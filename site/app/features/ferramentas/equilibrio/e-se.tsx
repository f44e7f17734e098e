import { computeEquilibrio } from "@eden/domain/ferramentas/equilibrio";
import { changeEntrada, type Mudanca } from "@eden/domain/ferramentas/mudanca";
import type { EntradaEquilibrio } from "./conta-equilibrio.ts";
import { up } from "./leitura-equilibrio.ts";

export const MUDANCAS = {
  margem: "A margem cair 1 ponto",
  contas: "As contas subirem 5%",
  dia: "Fechar um dia a mais",
} as const satisfies Record<Mudanca, string>;

interface ESeProps {
  entrada: EntradaEquilibrio;
  dia: number;
  /** The change that the chart shows. */
  shown: Mudanca | null;
  onShow: (mudanca: Mudanca | null) => void;
}

/** Three changes beside the result. Pressed, one of them is drawn in the chart. */
export function ESe({ entrada, dia, shown, onShow }: ESeProps) {
  const mudancas = Object.keys(MUDANCAS) as Mudanca[];
  return (
    <section aria-labelledby="se-titulo" className="mt-10">
      <h2 id="se-titulo" className="text-[1.875rem]/tight">
        E se…
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-3">
        {mudancas.map((mudanca) => (
          <li key={mudanca}>
            <button
              type="button"
              aria-pressed={shown === mudanca}
              onClick={() => onShow(shown === mudanca ? null : mudanca)}
              className="flex size-full flex-col rounded-cartao border border-linha bg-papel px-4 py-4.5 text-left hover:border-contorno aria-pressed:border-folha aria-pressed:bg-orvalho"
            >
              <span className="font-semibold text-[1.0625rem]/snug">{MUDANCAS[mudanca]}</span>
              <Novo entrada={entrada} dia={dia} mudanca={mudanca} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Novo({ entrada, dia, mudanca }: Pick<ESeProps, "entrada" | "dia"> & { mudanca: Mudanca }) {
  const resultado = computeEquilibrio(changeEntrada(entrada, mudanca));
  if (resultado.status !== "ok")
    return <span className="mt-3 font-semibold text-peq text-terracota">A conta deixa de fechar.</span>;
  return (
    <>
      <span className="valor mt-auto pt-3 text-[1.75rem]/none text-mata">{up(resultado.dia)}</span>
      <span className="mt-2 font-semibold text-peq/snug text-terracota">
        {resultado.dia === dia ? "o mesmo por dia" : `${up(resultado.dia - dia)} a mais por dia`}
      </span>
    </>
  );
}

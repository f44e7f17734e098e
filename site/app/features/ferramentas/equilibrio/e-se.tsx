import { computeEquilibrio } from "@eden/domain/ferramentas/equilibrio";
import { changeEntrada, type Mudanca } from "@eden/domain/ferramentas/mudanca";
import type { EntradaEquilibrio } from "./conta-equilibrio.ts";
import { up, whole } from "./leitura-equilibrio.ts";

export const MUDANCAS = {
  margem: "A margem cair 1 ponto",
  "margem+": "A margem subir 1 ponto",
  contas: "As contas subirem 5%",
  "contas-": "As contas caírem 5%",
  dia: "Fechar um dia a mais",
  "dia+": "Abrir um dia a mais",
} as const satisfies Record<Mudanca, string>;

interface ESeProps {
  entrada: EntradaEquilibrio;
  dia: number;
  /** The change that the chart shows. */
  shown: Mudanca | null;
  onShow: (mudanca: Mudanca | null) => void;
}

/** Six changes beside the result, a better one after each worse. Pressed, one of them is drawn in the chart. */
export function ESe({ entrada, dia, shown, onShow }: ESeProps) {
  const mudancas = (Object.keys(MUDANCAS) as Mudanca[]).filter((mudanca) => mudanca !== "dia+" || entrada.dias < 31);
  return (
    <section aria-labelledby="se-titulo" className="mt-10">
      <h2 id="se-titulo" className="text-[1.875rem]/tight">
        E se…
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
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
  // The two numbers as they are shown: an owner with a calculator finds their difference.
  const diferenca = whole(resultado.dia) - whole(dia);
  return (
    <>
      <span className="valor mt-auto pt-3 text-[1.75rem]/none text-mata">{up(resultado.dia)}</span>
      <span className={`mt-2 font-semibold text-peq/snug ${diferenca > 0 ? "text-terracota" : "text-folha"}`}>
        {diferenca === 0
          ? "o mesmo por dia"
          : `${up(Math.abs(diferenca))} a ${diferenca > 0 ? "mais" : "menos"} por dia`}
      </span>
    </>
  );
}

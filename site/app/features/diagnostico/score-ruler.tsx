import { FAIXAS, type FaixaId, faixaOf } from "@eden/domain/diagnostico/faixas";

const zones: { id: FaixaId; from: number; to: number; fill: string }[] = [
  { id: "cuidado", from: 0, to: FAIXAS.caminho.de, fill: "fill-[#2c5a4b] print:fill-linha" },
  { id: "caminho", from: FAIXAS.caminho.de, to: FAIXAS.firme.de, fill: "fill-[#3f7a62] print:fill-nivel-2" },
  { id: "firme", from: FAIXAS.firme.de, to: 100, fill: "fill-[#5e9e7c] print:fill-nivel-3" },
];

/** The three bands and the store's score. Positions are percentages, so that it fits any width. */
export function ScoreRuler({ nota }: { nota: number }) {
  const names = zones.map(({ id, from, to }) => `${FAIXAS[id].nome}: ${from} a ${to === 100 ? to : to - 1}`);
  return (
    <div className="relatorio-regua mt-8">
      <svg
        role="img"
        aria-label={`Nota ${nota} de 100, na faixa ${FAIXAS[faixaOf(nota)].nome}. ${names.join("; ")}.`}
        className="block h-7.5 w-full overflow-visible"
      >
        {zones.map(({ id, from, to, fill }) => (
          <rect key={id} x={`${from + 0.3}%`} width={`${to - from - 0.6}%`} y="9" height="12" rx="6" className={fill} />
        ))}
        <circle
          cx={`${Math.min(98, Math.max(2, nota))}%`}
          cy="15"
          r="12"
          className="fill-broto stroke-6 stroke-mata print:fill-mata print:stroke-white"
        />
      </svg>
      <div
        aria-hidden="true"
        className="relative grid grid-cols-[45fr_25fr_30fr] text-nevoa text-peq leading-tight print:text-pedra"
      >
        {zones.map(({ id }) => (
          <span key={id} className="pr-2">
            {FAIXAS[id].nome}
          </span>
        ))}
      </div>
    </div>
  );
}

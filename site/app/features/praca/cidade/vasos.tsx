interface VasosProps {
  abertas: number;
  ativas: number;
  label: string;
}

const VIVO = "vaso-vivo";
const VAZIO = "vaso-vazio";

/** Ten pots: with a plant for those that are still there. */
export function Vasos({ abertas, ativas, label }: VasosProps) {
  const alive = Math.round((10 * ativas) / abertas);
  return (
    <div
      role="img"
      aria-label={label}
      className="mt-5.5 grid max-w-105 grid-cols-5 gap-x-2 gap-y-4 sm:max-w-none sm:grid-cols-10 sm:gap-2.5"
    >
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <defs>
          <g id={VIVO}>
            <path d="M20 34V20" className="stroke-[2.5] stroke-folha" />
            <path d="M20 24C19 14 12 9 3 8.5 4 18 10 23.5 20 24Z" className="fill-folha" />
            <path d="M20 19C20.8 9.5 27.5 4 37 3.5 36 13.5 30 18.8 20 19Z" className="fill-broto" />
            <path d="M7 34h26l-3.6 19a2 2 0 0 1-2 1.6H12.6a2 2 0 0 1-2-1.6z" className="fill-terracota" />
            <path d="M5 32.5a1.5 1.5 0 0 1 1.5-1.5h27a1.5 1.5 0 0 1 1.5 1.5V37H5z" className="fill-[#c65a40]" />
          </g>
          <path
            id={VAZIO}
            d="M7.5 37.5h25L29.2 52.6a1.6 1.6 0 0 1-1.6 1.3H12.4a1.6 1.6 0 0 1-1.6-1.3zM5.750 31.750h28.5v5H5.750z"
            className="fill-none stroke-[1.5] stroke-contorno"
            strokeDasharray="3 2.5"
          />
        </defs>
      </svg>
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten pots in a row
        <svg key={index} viewBox="0 0 40 56" className="h-auto w-full" aria-hidden="true">
          <use href={`#${index < alive ? VIVO : VAZIO}`} />
        </svg>
      ))}
    </div>
  );
}

interface CarouselDotsProps {
  count: number;
  current: number;
  onPick: (index: number) => void;
}

/** One dot per slide. The current one is filled and longer, so that colour is not the only difference. */
export function CarouselDots({ count, current, onPick }: CarouselDotsProps) {
  return (
    <div className="flex items-center text-(--marca,var(--color-mata))">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          key={index}
          type="button"
          aria-label={`Mostrar ${index + 1} de ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onPick(index)}
          className="group/dot grid h-11 w-7 place-items-center rounded-full aria-current:w-9.5"
        >
          <span className="size-2.5 rounded-full border-[1.5px] border-contorno group-aria-current/dot:w-6.5 group-aria-current/dot:border-current group-aria-current/dot:bg-current forced-colors:group-aria-current/dot:bg-[CanvasText]" />
        </button>
      ))}
    </div>
  );
}

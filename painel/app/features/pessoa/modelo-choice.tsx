interface ModeloChoiceProps {
  modelos: readonly { id: string; nome: string }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The templates of a channel, in a row that scrolls sideways and fades out where it continues. Its own width is 0, so that
 * a sheet does not grow with it.
 */
export function ModeloChoice({ modelos, chosen, onChoose }: ModeloChoiceProps) {
  if (modelos.length < 2) return null;
  return (
    <fieldset className="-mx-1 mb-1.5 flex w-0 min-w-[calc(100%+0.5rem)] gap-1.5 overflow-x-auto py-1 pr-7 pl-1 [mask-image:linear-gradient(to_right,#000_calc(100%-28px),transparent)] [scrollbar-width:none]">
      <legend className="sr-only">Modelo da mensagem</legend>
      {modelos.map(({ id, nome }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-8 shrink-0 rounded-full border border-linha-2 bg-white px-3 text-small font-semibold whitespace-nowrap text-mata aria-pressed:border-folha aria-pressed:bg-orvalho max-lg:min-h-11 max-lg:px-4 max-lg:text-body pointer-coarse:min-h-11"
        >
          {nome}
        </button>
      ))}
    </fieldset>
  );
}

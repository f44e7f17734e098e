import { CANAIS, keysOf, MOMENTOS } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Mail, MessageCircle, Phone, Plus } from "lucide";
import { useCurrentInView } from "~/parts/use-current-in-view.ts";
import type { ModeloEditado } from "./modelo-previa.tsx";

interface ModelosListProps {
  modelos: readonly ModeloEditado[];
  unsaved: ReadonlySet<string>;
  open: string | undefined;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

const ICONS = { whatsapp: MessageCircle, telefone: Phone, email: Mail };

/** The templates by situation: a column, or a row that scrolls sideways on smaller windows. */
export function ModelosList({ modelos, unsaved, open, onOpen, onAdd }: ModelosListProps) {
  const row = useCurrentInView<HTMLElement>(open);
  return (
    <nav
      ref={row}
      aria-label="Modelos de mensagem"
      className="relative flex gap-2 overflow-x-auto border-linha p-3.5 max-lg:border-b lg:flex-col lg:gap-0 lg:border-r lg:px-2.5 lg:py-4"
    >
      {keysOf(MOMENTOS).map((momento) => {
        const group = modelos.filter((modelo) => modelo.momento === momento);
        if (group.length === 0) return null;
        return (
          <section key={momento} aria-label={MOMENTOS[momento]} className="contents lg:block lg:pb-4">
            <h2 className="px-2.5 pb-1.5 font-texto text-small/none font-semibold tracking-normal text-pedra max-lg:sr-only">
              {MOMENTOS[momento]}
            </h2>
            {group.map((modelo) => (
              <button
                key={modelo.id}
                type="button"
                aria-current={modelo.id === open || undefined}
                onClick={() => onOpen(modelo.id)}
                className={rowStyle}
              >
                <Icon of={ICONS[modelo.canal]} size={16} className="text-folha" />
                <span className="lg:min-w-0 lg:py-1.5 lg:leading-snug">{modelo.nome}</span>
                <span className="sr-only">, {CANAIS[modelo.canal]}</span>
                {unsaved.has(modelo.id) && (
                  <span className="ml-auto size-2 shrink-0 rounded-full bg-ipe" title="Não gravado">
                    <span className="sr-only">, não gravado</span>
                  </span>
                )}
              </button>
            ))}
          </section>
        );
      })}
      <CompactButton icon={Plus} onClick={onAdd} className="shrink-0 lg:mx-1">
        Novo modelo
      </CompactButton>
    </nav>
  );
}

const rowStyle =
  "flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2.5 text-left text-read aria-[current]:bg-orvalho aria-[current]:font-semibold aria-[current]:text-mata max-lg:border max-lg:border-linha-2 max-lg:bg-white max-lg:px-3.5 max-lg:whitespace-nowrap aria-[current]:max-lg:border-folha aria-[current]:max-lg:bg-orvalho lg:w-full lg:min-h-9 lg:hover:bg-orvalho/60 lg:pointer-coarse:min-h-11";

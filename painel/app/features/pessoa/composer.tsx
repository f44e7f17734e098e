import { keysOf } from "@eden/domain/painel/valores";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { lazyLater } from "~/parts/lazy-later.tsx";
import { ABAS, type Aba, type ComposerFormProps } from "./aba.ts";
import { CallForm } from "./call-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { NotaForm } from "./nota-form.tsx";
import { WhatsappForm } from "./whatsapp-form.tsx";

/** With its calendar the largest of the forms, and never the first one. */
const RecebidoForm = lazyLater(async () => (await import("./recebido-form.tsx")).RecebidoForm);

interface ComposerProps extends Omit<ComposerFormProps, "onDone"> {
  aba: Aba;
  onAba: (aba: Aba) => void;
  /** A higher number moves focus into the text. */
  focusRequest: number;
}

const abas = keysOf(ABAS);

/** Contact and notes at the desk, in tabs. Texts are kept per person. */
export function Composer({ aba, onAba, focusRequest, ...form }: ComposerProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest === 0) return;
    focusText(panel.current);
  }, [focusRequest]);
  return (
    <>
      <AbasTabs nome="Falar e anotar" id={id} abas={abas} aba={aba} onAba={onAba} />
      <div
        ref={panel}
        role="tabpanel"
        data-form
        id={`${id}-painel`}
        aria-labelledby={`${id}-${aba}`}
        tabIndex={-1}
        className="outline-none focus-visible:shadow-none"
      >
        <ComposerForm key={aba} aba={aba} {...form} onDone={() => undefined} />
      </div>
    </>
  );
}

interface AbasTabsProps {
  nome: string;
  /** Of the panel, without its ending. */
  id: string;
  abas: readonly Aba[];
  aba: Aba;
  onAba: (aba: Aba) => void;
}

/** The ways to answer as tabs in one row; where it is narrow only the chosen one shows its name. */
export function AbasTabs({ nome, id, abas, aba, onAba }: AbasTabsProps) {
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const delta = { ArrowRight: 1, ArrowLeft: abas.length - 1 }[event.key];
    if (delta === undefined) return;
    event.preventDefault();
    const next = abas[(abas.indexOf(aba) + delta) % abas.length] ?? aba;
    onAba(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-aba="${next}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={nome} onKeyDown={moveByKey} className="mb-1.5 flex gap-0.5">
      {abas.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${id}-${key}`}
          data-aba={key}
          title={ABAS[key].nome}
          aria-selected={key === aba}
          aria-controls={`${id}-painel`}
          tabIndex={key === aba ? 0 : -1}
          onClick={() => onAba(key)}
          className="group inline-flex h-9 items-center gap-1 rounded-control px-2 text-body font-semibold whitespace-nowrap text-pedra hover:text-mata aria-selected:bg-orvalho aria-selected:text-mata @lg:gap-1.5 @lg:px-2.5 pointer-coarse:h-11 pointer-coarse:min-w-11"
        >
          <Icon of={ABAS[key].icon} size={18} />
          <span className={classNames(abas.length > 2 && "group-not-aria-selected:@max-md:sr-only")}>
            {ABAS[key].nome}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The form of one tab, also used in the sheets of a phone. */
export function ComposerForm({ aba, ...props }: ComposerFormProps & { aba: Aba }) {
  const forms = { whatsapp: WhatsappForm, email: EmailForm, ligar: CallForm, anotar: NotaForm, recebido: RecebidoForm };
  const Form = forms[aba];
  return <Form {...props} />;
}

/** Into the text with the cursor at its end; without a text field, to the first control. */
function focusText(panel: HTMLElement | null): void {
  // One selector after the other: a list of them finds the first in the document, a template's button.
  const field = ["[data-autofocus]", "textarea", "a[href], button"]
    .map((selector) => panel?.querySelector<HTMLElement>(selector))
    .find(Boolean);
  (field ?? panel)?.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}

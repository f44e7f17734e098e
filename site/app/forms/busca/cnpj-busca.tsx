import { isCnpjValid } from "@eden/domain/documentos/cnpj";
import { type Card, kindOf } from "@eden/domain/farmacias/busca-reducer";
import { lugarOf, nomeOf } from "@eden/domain/farmacias/farmacia";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Check, Info, LoaderCircle } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { prepareFarmacias } from "~/clients/farmacia.ts";
import { CnpjField } from "~/forms/documentos/document-fields.tsx";
import { NotesCard } from "./busca-notes.tsx";
import { FillCard } from "./fill-cards.tsx";
import type { Busca } from "./use-busca-cnpj.ts";

interface CnpjBuscaProps extends Omit<ComponentProps<typeof CnpjField>, "id" | "after" | "className" | "onFocus"> {
  id: string;
  busca: Busca;
  /** Question of the list of several stores, in a form with the company's fields. Without it the store is only shown. */
  question?: string;
}

/** The CNPJ field with its look-up. Used inside a FormGrid. */
export function CnpjBusca({ busca, question, ...field }: CnpjBuscaProps) {
  const { card, isSlow } = busca;
  return (
    <>
      <CnpjField
        {...field}
        onFocus={prepareFarmacias}
        className="relative"
        // Under the control in the document, drawn inside it: the field of ui/ has no place for it.
        after={
          <span aria-hidden="true" className="pointer-events-none absolute right-4 -mt-14 flex h-14 items-center">
            <FieldState value={field.value} card={card} isSlow={isSlow} />
          </span>
        }
      />
      <p role="status" className="sr-only mb-0!">
        {isSlow ? "Procurando a loja." : announcementOf(card, question !== undefined)}
      </p>
      {question ? <FillCard busca={busca} fieldId={field.id} question={question} /> : <NotesCard busca={busca} />}
    </>
  );
}

const disc = "grid size-6.5 place-items-center rounded-full text-white";

function FieldState({ value, card, isSlow }: { value: string; card: Card; isSlow: boolean }): ReactNode {
  if (isSlow) return <Icon of={LoaderCircle} className="text-folha motion-safe:animate-spin" />;
  if (value.length > 0 && value.length < 14) return <span className="text-peq text-pedra">{value.length} de 14</span>;
  if (!isCnpjValid(value) || card.status === "procurando" || card.status === "fora") return null;
  const closed = "farmacia" in card && kindOf(card.farmacia) === "inativa";
  return (
    <span className={`${disc} ${closed ? "bg-aviso" : "bg-folha"}`}>
      <Icon of={closed ? Info : Check} size={16} strokeWidth={3} />
    </span>
  );
}

/** What a screen reader hears when the card changes; the focus stays in the field. */
function announcementOf(card: Card, asks: boolean): string {
  switch (card.status) {
    case "encontrada": {
      const { farmacia } = card;
      const found = `Encontramos ${nomeOf(farmacia)}, em ${lugarOf(farmacia)}.`;
      const kind = kindOf(farmacia);
      if (kind === "inativa") return `${found} Na Receita ela aparece como ${farmacia.situacao}. Isso não impede você.`;
      if (!asks) return found;
      return kind === "varias"
        ? `${found} Há outras lojas da mesma empresa. Escolha abaixo.`
        : `${found} Confirme abaixo.`;
    }
    case "naoEncontrada":
      return "O CNPJ está certo, só não está na nossa lista. Siga à mão.";
    case "fora":
      return "A busca do CNPJ não respondeu. Siga à mão.";
    case "preenchida":
      return "Campos preenchidos. Confira e corrija o que mudou.";
    default:
      return "";
  }
}

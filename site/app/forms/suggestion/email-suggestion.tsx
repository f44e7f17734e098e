import { suggestEmail } from "@eden/domain/documentos/sugestao/suggest-email";

interface EmailSuggestionProps {
  /** Id of the field that it corrects. */
  fieldId: string;
  value: string;
  onAccept: (email: string) => void;
}

/** "Você quis dizer ana@gmail.com?", as a button that corrects the field. */
export default function EmailSuggestion({ fieldId, value, onAccept }: EmailSuggestionProps) {
  const suggested = suggestEmail(value);
  if (!suggested) return null;
  return (
    <p className="mt-1 leading-snug">
      Você quis dizer{" "}
      <button
        type="button"
        onClick={() => {
          onAccept(suggested);
          // This button disappears, and focus must not be lost with it.
          document.getElementById(fieldId)?.focus();
        }}
        className="inline-flex min-h-11 items-center rounded-lg text-left font-semibold text-folha underline underline-offset-4 [overflow-wrap:anywhere] active:text-mata"
      >
        {suggested}?
      </button>
    </p>
  );
}

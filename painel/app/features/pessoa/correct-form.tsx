import { formatTelefone } from "@eden/domain/documentos/telefone";
import type { Pessoa } from "@eden/domain/painel/pessoa";
import type { CampoCorrigivel } from "@eden/domain/painel/valores";
import { ChoiceLine } from "@eden/ui/choice/choice-line.tsx";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseField } from "@eden/ui/dense/dense-field.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useRascunho } from "~/clients/rascunhos.ts";
import { useAtalhos } from "~/keyboard/use-atalhos.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { textOf } from "./canais.tsx";
import { type Correcao, checkValor } from "./correcao.ts";
import { MesmaCaixa } from "./mesma-caixa.tsx";

export interface CorrectFormProps {
  pessoa: Pessoa;
  correcao: Correcao;
  /** "Ainda não sei" after a wrong number. */
  cancelar?: string;
  onClose: () => void;
}

/** Asks for the right value in the place of the wrong one. Refused, it stays open with what was typed. */
export function CorrectForm({ pessoa, correcao, cancelar = "Cancelar", onClose }: CorrectFormProps) {
  const { corrigirPessoa } = usePessoaAcoes();
  const { campo, canal } = correcao;
  const { digitado, type, atual, mudou, confirm } = useDigitado(pessoa, correcao);
  const [errado, setErrado] = useState(canal?.confianca === "falhou");
  const [outra, setOutra] = useState<string | null>(null);
  const [shows, setShows] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    field.current?.focus();
    // What is there is continued. A field for an e-mail has no cursor to set.
    if (campo !== "email") field.current?.setSelectionRange(digitado.length, digitado.length);
    // The field is in view by its focus; its button may be below the edge.
    field.current?.form?.scrollIntoView?.({ block: "nearest" });
  }, []);
  const { valor, erro } = checkValor(campo, digitado);
  const close = () => {
    type(null);
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    confirm();
    if (mudou || erro) return field.current?.focus();
    if (busy) return;
    if (valor === atual) return close();
    setBusy(true);
    const accepted = await corrigirPessoa(correcao, { valor, errado, outra });
    setBusy(false);
    if (accepted) close();
  };
  // Only "Cancelar" gives up what was typed.
  useAtalhos({ Escape: { run: onClose } });
  return (
    <form
      onSubmit={save}
      noValidate
      aria-label={PERGUNTAS[campo]}
      className="grid gap-2.5 rounded-panel border border-ambar-linha bg-white p-3"
    >
      <DenseField
        ref={field}
        label={PERGUNTAS[campo]}
        {...CAMPOS[campo]}
        value={digitado}
        onValueChange={(texto) => {
          type(campo === "telefone" ? formatTelefone(texto) : texto);
          setOutra(null);
        }}
        error={mudou ?? (shows ? erro : undefined)}
        className="mt-1.5 w-full"
      />
      {canal && (
        <ChoiceLine
          type="checkbox"
          checked={errado}
          onChange={({ target }) => setErrado(target.checked)}
          className="flex min-h-6 items-start gap-2 text-small pointer-coarse:min-h-11"
        >
          <span className="min-w-0">
            {canal.tipo === "telefone" ? textOf(canal) : "O antigo"} está errado: não oferecer mais
          </span>
        </ChoiceLine>
      )}
      {campo === "email" && !erro && <MesmaCaixa {...{ pessoa, email: valor, outra }} onTwo={setOutra} />}
      <div className="flex flex-wrap gap-2">
        <CompactButton type="submit" variant="ipe" busy={busy}>
          Guardar
        </CompactButton>
        <CompactButton variant="bare" onClick={close}>
          {cancelar}
        </CompactButton>
      </div>
    </form>
  );
}

/** What is typed, and kept until it is saved. A name starts as it is: mostly it is right but for a letter. */
function useDigitado(pessoa: Pessoa, { campo, canal, cnpj }: Correcao) {
  const [kept, keep] = useRascunho(`corrigir-${campo}:${canal?.canal ?? cnpj ?? ""}:${pessoa.id}`);
  /** From then on the field may also be empty. */
  const [isTyped, setTyped] = useState(kept !== "");
  const atual = campo === "nome" ? pessoa.nome : "";
  const [lido, setLido] = useState(atual);
  return {
    digitado: isTyped ? kept : atual,
    atual,
    type: (texto: string | null) => {
      setTyped(texto !== null);
      keep(texto ?? "");
    },
    /** A colleague changed the name while another one was typed here. */
    mudou: isTyped && lido !== atual ? `Agora está “${atual}”. Confira e guarde de novo.` : undefined,
    confirm: () => setLido(atual),
  };
}

const PERGUNTAS: Record<CampoCorrigivel, string> = {
  nome: "Qual é o nome certo?",
  telefone: "Qual é o número certo?",
  email: "Qual é o e-mail certo?",
  loja: "Como a farmácia se chama?",
};

const CAMPOS = {
  nome: { maxLength: 120 },
  telefone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email", maxLength: 254, spellCheck: false },
  loja: { maxLength: 120 },
} as const;

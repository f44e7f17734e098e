import { formatReais } from "@eden/domain/catalogo/dinheiro";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { classNames } from "@eden/ui/core/class-names.ts";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { type FormEvent, useId, useState } from "react";

type Decisao = "confirmar" | "recusar";

interface RevisaoFormProps {
  linha: CobrancaLinha;
  /** Returns whether it was accepted. */
  onDecide: (decisao: Decisao, motivo: string) => Promise<boolean>;
}

const OPCOES: { id: Decisao; nome: string; texto: string }[] = [
  { id: "confirmar", nome: "Aceitar como pago", texto: "O pedido vira pago, o recibo sai e o cadastro abre." },
  {
    id: "recusar",
    nome: "Recusar",
    texto: "O pedido é cancelado. A devolução é feita no provedor; aqui fica anotada.",
  },
];

/** The decision about a payment of another value. It needs a reason and cannot be undone. */
export function RevisaoForm({ linha, onDecide }: RevisaoFormProps) {
  const id = useId();
  const [decisao, setDecisao] = useState<Decisao>("confirmar");
  const [motivo, setMotivo] = useState("");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (motivo.trim() === "") return setMissing(true);
    setBusy(true);
    await onDecide(decisao, motivo.trim());
    setBusy(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Opcoes decisao={decisao} onChoose={setDecisao} />
      <label htmlFor={id} className="mt-4 mb-1.5 block text-body">
        <b className="font-strong">Por quê?</b> Fica no registro.
      </label>
      <input
        id={id}
        value={motivo}
        maxLength={300}
        required
        aria-invalid={(missing && motivo.trim() === "") || undefined}
        aria-describedby={`${id}-nota`}
        onChange={({ target }) => setMotivo(target.value)}
        className="h-11 w-full rounded-control border-[1.5px] border-contorno bg-white px-3.5 text-read aria-invalid:border-erro"
      />
      {missing && motivo.trim() === "" && (
        <p role="alert" className="mt-1 text-body text-erro">
          Escreva o motivo da decisão.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p id={`${id}-nota`} className="text-small text-pedra">
          Não se desfaz: de “{decisao === "confirmar" ? "pago" : "cancelado"}” não há volta.
        </p>
        <CompactButton
          type="submit"
          variant={decisao === "confirmar" ? "ipe" : "danger"}
          busy={busy}
          className="ml-auto max-md:w-full"
        >
          {decisao === "confirmar" ? `Aceitar ${formatReais(linha.entrou_centavos ?? 0)}` : "Recusar o pedido"}
        </CompactButton>
      </div>
    </form>
  );
}

function Opcoes({ decisao, onChoose }: { decisao: Decisao; onChoose: (decisao: Decisao) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold text-pedra">O que fazer</legend>
      {OPCOES.map((opcao) => (
        <label
          key={opcao.id}
          className={classNames(
            "flex gap-3 rounded-control border bg-white px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta",
            opcao.id === decisao
              ? "border-folha bg-orvalho! shadow-[inset_0_0_0_1.5px_var(--color-folha)]"
              : "border-linha-2 hover:border-contorno",
          )}
        >
          <input
            type="radio"
            name="decisao"
            data-action={opcao.id === "confirmar" ? "mensagem" : undefined}
            className="mt-0.5 size-4.5 shrink-0 accent-folha"
            checked={opcao.id === decisao}
            onChange={() => onChoose(opcao.id)}
          />
          <span>
            <b className="block font-strong">{opcao.nome}</b>
            <span className="block text-small/snug text-pedra">{opcao.texto}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

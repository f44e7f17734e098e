import { useRef, useState } from "react";
import { confirmFator } from "~/clients/acesso.ts";

interface FatorCodeOptions {
  /** The authenticator being set up; the member's own one otherwise. */
  fator?: string | undefined;
  onDone: () => void;
  onWait: (segundos: number) => void;
}

/** The code of the authenticator app: sent at the sixth digit, selected again when it is wrong. */
export function useFatorCode({ fator, onDone, onWait }: FatorCodeOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [codigo, setCodigo] = useState("");
  const [busy, setBusy] = useState(false);
  const [erro, setErro] = useState<string>();
  const submit = async (value: string) => {
    if (busy || value.length < 6) return;
    setBusy(true);
    const answer = await confirmFator(value, fator);
    setBusy(false);
    if (answer.status === "aceito") return onDone();
    if (answer.status === "espera") return onWait(answer.segundos);
    setErro(answer.mensagem);
    field.current?.focus();
    field.current?.select();
  };
  return { field, codigo, setCodigo, busy, erro, submit };
}

import type { Papel } from "@eden/domain/painel/valores";
import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { FormError } from "@eden/ui/dense/form-actions.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { inviteMembro } from "~/clients/acesso.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { rpcKey } from "~/clients/rpc-key.ts";
import { RpcError } from "~/clients/transport.ts";
import { PapelSelect } from "./papel-select.tsx";

/** Invites somebody: they sign in with the code sent to this address and then set up the authenticator. */
export function ConviteForm() {
  const id = useId();
  const queryClient = useQueryClient();
  const { announce } = useComandos();
  const [nome, setNome] = useState("");
  const [email, setEmail] = useState("");
  const [papel, setPapel] = useState<Papel>("atendimento");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = problemOf(nome, email);
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      await inviteMembro({ nome: nome.trim(), email: email.trim(), papel });
      announce(`Convite enviado para ${email.trim()}`);
      setNome("");
      setEmail("");
      void queryClient.invalidateQueries({ queryKey: rpcKey("membros") });
      void queryClient.invalidateQueries({ queryKey: rpcKey("eu") });
    } catch (failure) {
      setError(failure instanceof RpcError ? failure.mensagem : "O convite não saiu. Tente de novo.");
    }
    setBusy(false);
  };
  const described = { "aria-describedby": error ? `${id}-erro` : undefined };
  return (
    <form onSubmit={submit} noValidate aria-label="Convidar" className="mt-4">
      <div className="grid gap-2 @md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] @xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_auto]">
        <DenseControl
          aria-label="Nome de quem você convida"
          placeholder="Nome"
          maxLength={120}
          value={nome}
          onValueChange={setNome}
          {...described}
        />
        <DenseControl
          type="email"
          aria-label="E-mail de quem você convida"
          placeholder="nome@empresa.com.br"
          value={email}
          onValueChange={setEmail}
          {...described}
        />
        <div className="flex gap-2 @max-xl:*:flex-1 @max-xl:col-span-full">
          <PapelSelect label="Papel" value={papel} onValueChange={setPapel} className="w-38" />
          <CompactButton type="submit" variant="ipe" busy={busy}>
            Convidar
          </CompactButton>
        </div>
      </div>
      <FormError id={`${id}-erro`}>{error}</FormError>
    </form>
  );
}

function problemOf(nome: string, email: string): string | undefined {
  if (nome.trim() === "") return "Escreva o nome de quem você convida.";
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return "Escreva o e-mail inteiro, como nome@empresa.com.br.";
  return undefined;
}

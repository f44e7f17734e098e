import { CompactButton } from "@eden/ui/core/compact-button.tsx";
import { DenseControl } from "@eden/ui/dense/dense-field.tsx";
import { Send } from "lucide";
import { useState } from "react";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { useEu } from "~/clients/use-eu.ts";
import { ActionKey } from "~/parts/action-key.tsx";
import { ComposerText } from "~/parts/composer-text.tsx";
import type { ComposerFormProps } from "./aba.ts";
import { usePessoaAcoes } from "./acoes-context.ts";
import { canaisOf, Destino, SemCanal } from "./canais.tsx";
import { ModeloChoice } from "./modelo-choice.tsx";
import { useModelo } from "./use-modelo.ts";
import { useVez } from "./use-vez.tsx";

/** Sends an e-mail by the service. It waits for the server, because a sent message cannot be taken back. */
export function EmailForm({ pessoa, onDone, aside }: ComposerFormProps) {
  const acoes = usePessoaAcoes();
  const { online } = useComandos();
  const { correio } = useEu();
  const mensagem = useModelo("email", pessoa);
  const { guard, warning } = useVez(pessoa.nome, "Enviar");
  const [state, setState] = useState<"idle" | "busy" | "missing">("idle");
  const canais = canaisOf(pessoa, "email");
  const [para] = canais;
  if (!para) return <SemCanal pessoa={pessoa} tipo="email" />;
  const send = async () => {
    if (state === "busy") return undefined;
    if (mensagem.assunto.trim() === "" || mensagem.isEmpty) return setState("missing");
    setState("busy");
    const accepted = await acoes.enviarEmail(mensagem.startEnvio(para.valor), {
      para: para.valor,
      assunto: mensagem.assunto.trim(),
      texto: mensagem.texto.trim(),
      em_resposta_a: mensagem.emRespostaA,
    });
    setState("idle");
    if (!accepted) return undefined;
    mensagem.clear();
    return onDone();
  };
  return (
    <>
      <Destino canais={canais} onUse={acoes.usarCanal}>
        {correio ? "A resposta volta para cá." : "A resposta chega no seu e-mail."}
      </Destino>
      <ModeloChoice {...mensagem} />
      <DenseControl
        bare
        aria-label="Assunto"
        placeholder="Assunto"
        maxLength={150}
        value={mensagem.assunto}
        onValueChange={mensagem.editAssunto}
        className="h-10 w-full border-b border-linha px-2 text-read font-strong placeholder:font-normal placeholder:text-pedra focus-visible:border-folha max-lg:h-11 max-lg:text-base"
      />
      <ComposerText label="Texto do e-mail" value={mensagem.texto} onText={mensagem.editTexto} data-autofocus />
      {state === "missing" && (
        <p role="alert" className="px-2 text-body text-erro">
          Escreva o assunto e o texto.
        </p>
      )}
      {/* On a phone the banner of the person is behind this sheet. */}
      {acoes.conflito && (
        <p role="alert" className="px-2 text-body text-erro max-lg:px-0 lg:hidden">
          {acoes.conflito.mensagem} O que você digitou continua aqui.
        </p>
      )}
      {!online && (
        <p className="px-2 text-body text-aviso">Sem conexão: o texto fica guardado aqui. Envie quando ela voltar.</p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        {aside}
        <CompactButton
          variant="ipe"
          icon={Send}
          busy={state === "busy"}
          aria-disabled={!online}
          onClick={() => guard(() => void send())}
          className="ml-auto max-lg:w-full"
        >
          {state === "busy" ? "Enviando…" : "Enviar e-mail"}
          <ActionKey>Ctrl ↵</ActionKey>
        </CompactButton>
      </div>
      {warning}
    </>
  );
}

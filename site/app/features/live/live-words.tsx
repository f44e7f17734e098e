import type { LiveDados, LiveEtapa } from "@eden/domain/jornadas/live";
import type { ReactNode } from "react";
import { ateComecar, proximaLive } from "~/content/encontros.ts";
import type { SendWords } from "~/forms/send-banner.tsx";
import type { refusalOf } from "./refusal-of.ts";

const queued = {
  title: "Seu pedido está salvo neste aparelho.",
  text: "Ele vai sozinho quando a conexão voltar. Se você fechar a página, ele vai na próxima vez que abrir o site.",
};

/** `of`: text for a refusal, once its code has loaded. */
export const liveSendWords = (of: typeof refusalOf | undefined): SendWords => ({
  failed: (cause, message) => of?.(cause, message) ?? "Erro ao processar cadastro. Tente novamente.",
  queued,
});

/** The lead is stored but opening the payment failed; the service's message is shown unchanged. */
export const checkoutWords: SendWords = { failed: (_cause, message) => message, queued };

export const liveTitles: Record<LiveEtapa, { title: ReactNode; lead: ReactNode }> = {
  pessoal: {
    title: (
      <>
        Que bom ter você <em>aqui</em>
      </>
    ),
    lead: (
      <>
        {proximaLive && <span className={ateComecar.live}>Próxima live: {proximaLive}. </span>}
        Primeiro os seus dados, depois o caminho que combina com a sua farmácia.
      </>
    ),
  },
  produto: {
    title: (
      <>
        Qual <em>caminho</em> você quer seguir?
      </>
    ),
    lead: "Escolha um agora. Depois de enviar, dá para escolher outro.",
  },
};

/** Why the step is not complete yet. */
export function reasonOf(id: LiveEtapa, { produto, tipoEdenapp }: LiveDados): string {
  if (id === "pessoal") return "Preencha nome, e-mail e telefone para continuar.";
  if (!produto) return "Escolha um produto para continuar.";
  return tipoEdenapp ? "Escolha a forma de pagamento para continuar." : "Escolha entre FREE e PAGO para continuar.";
}

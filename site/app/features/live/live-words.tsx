import type { LiveDados, LiveEtapa } from "@eden/domain/jornadas/live";
import type { ReactNode } from "react";
import type { RefusalCause } from "~/clients/outbox/data-api.ts";
import type { SendWords } from "~/forms/send-banner.tsx";

const FALLBACK = "Erro ao processar cadastro. Tente novamente.";

const failures: Record<Exclude<RefusalCause, "other">, string> = {
  table_not_found: "Tabela do banco de dados não encontrada. Entre em contato com o suporte. (Código: TABLE_NOT_FOUND)",
  permission_denied: "Erro de permissão no banco de dados. Entre em contato com o suporte. (Código: PERMISSION_DENIED)",
  constraint_violation: "Valor inválido enviado. Tente novamente. (Código: CONSTRAINT_VIOLATION)",
  null_value: "Campos obrigatórios faltando. Verifique o formulário. (Código: NULL_VALUE)",
  config_error: "Sistema não configurado corretamente. Entre em contato com o suporte. (Código: CONFIG_ERROR)",
};

export const liveSendWords: SendWords = {
  failed: (cause, message) => {
    if (cause !== "other") return failures[cause];
    return message ? `Erro: ${message}` : FALLBACK;
  },
  unexpected: FALLBACK,
  queued: {
    title: "Seu pedido está salvo neste aparelho.",
    text: "Ele vai sozinho quando a conexão voltar. Se você fechar a página, ele vai na próxima vez que abrir o site.",
  },
};

/** The lead is stored but opening the payment failed; the service's message is shown unchanged. */
export const checkoutWords: SendWords = { ...liveSendWords, failed: (_cause, message) => message };

export const liveTitles: Record<LiveEtapa, { title: ReactNode; lead: string }> = {
  pessoal: {
    title: (
      <>
        Que bom ter você <em>aqui</em>
      </>
    ),
    lead: "Primeiro os seus dados, depois o caminho que combina com a sua farmácia.",
  },
  produto: {
    title: (
      <>
        Qual <em>caminho</em> você quer seguir?
      </>
    ),
    lead: "Comece pequeno. Crie raiz. Avance quando fizer sentido.",
  },
};

/** Why the step is not complete yet. */
export function reasonOf(id: LiveEtapa, { produto, tipoEdenapp }: LiveDados): string {
  if (id === "pessoal") return "Preencha nome, e-mail e telefone para continuar.";
  if (!produto) return "Escolha um produto para continuar.";
  return tipoEdenapp ? "Escolha a forma de pagamento para continuar." : "Escolha entre FREE e PAGO para continuar.";
}

import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { CANAIS } from "@eden/domain/painel/valores";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { formatQuando } from "~/pessoas/quando.ts";
import { acaoOf, formaSugerida } from "./motivos.ts";

/** The newest of what was sent and what the team did: "E-mail 10:12", "WhatsApp de Bruna 9:31". */
export function enviadasText({ enviadas, contato, voltou_pelo_link }: CobrancaLinha, now: number): string {
  const last = enviadas.at(-1);
  if (contato && (!last || contato.em > last.em)) {
    const quem = contato.quem ? primeiroNome(contato.quem) : "equipe";
    return `${CANAIS[contato.canal]} de ${quem} ${formatMomento(contato.em, now)}`;
  }
  if (!last) return voltou_pelo_link ? "Nada enviado, voltou pelo link" : "Nada enviado ainda";
  const quando = formatMomento(last.em, now);
  const sent = enviadas.length === 1 ? `E-mail ${quando}` : `${enviadas.length} e-mails, o último ${quando}`;
  return voltou_pelo_link ? `${sent}, voltou pelo link` : sent;
}

/** What happens next: the automatic step, what a member should do, or why nothing is scheduled. */
export function proximoText(linha: CobrancaLinha, now: number): string {
  const { grupo, proxima, pausada_ate, quieta_ate } = linha;
  if (grupo === "encerrado") return "encerrado";
  if (quieta_ate) return `se não terminar, vem para cima às ${formatMomento(quieta_ate, now)}`;
  if (pausada_ate) return `em pausa até ${formatMomento(pausada_ate, now)}`;
  if (grupo === "precisa") return acaoOf(linha);
  if (proxima && isMensagem(linha)) return `${passoText(proxima.tipo, linha)} ${formatQuando(proxima.em, now)}`;
  return proxima?.tipo === "pessoa" ? `entra na Caixa ${formatQuando(proxima.em, now)}` : "só uma conversa agora";
}

/** Whether the next step is a message to the buyer, which a contact holds back. */
export function isMensagem({ proxima }: CobrancaLinha): boolean {
  return proxima !== null && proxima.tipo !== "pessoa" && proxima.tipo !== "encerrar";
}

/** As formatQuando, without naming today. */
export const formatMomento = (em: string, now: number) => formatQuando(em, now).replace("hoje, ", "");

type Passo = NonNullable<CobrancaLinha["proxima"]>["tipo"];

function passoText(tipo: Passo, { forma }: CobrancaLinha): string {
  if (tipo === "outra_forma") return formaSugerida(forma) === "pix" ? "e-mail com PIX" : "e-mail com 12×";
  return PASSOS[tipo];
}

const PASSOS: Record<Exclude<Passo, "outra_forma">, string> = {
  lembrete: "lembrete",
  cobrar: "lembrete do cadastro",
  boleto_vespera: "aviso da véspera",
  boleto_dia: "aviso do vencimento",
  boleto_depois: "aviso depois do vencimento",
  pessoa: "entra na Caixa",
  encerrar: "encerra",
};

import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import { formatQuando } from "~/pessoas/quando.ts";
import { formaSugerida } from "./motivos.ts";

/** What was sent, in a few words: "E-mail 10:12, voltou pelo link". */
export function enviadasText({ enviadas, voltou_pelo_link }: CobrancaLinha, now: number): string {
  const last = enviadas.at(-1);
  if (!last) return voltou_pelo_link ? "Nada enviado, voltou pelo link" : "Nada enviado ainda";
  const quando = formatMomento(last.em, now);
  const sent = enviadas.length === 1 ? `E-mail ${quando}` : `${enviadas.length} e-mails, o último ${quando}`;
  return voltou_pelo_link ? `${sent}, voltou pelo link` : sent;
}

/** The next automatic step: when, and what it is. Null when nothing is planned. */
export function proximaText(linha: CobrancaLinha, now: number): { quando: string; oque: string } | null {
  const { proxima, pausada_ate } = linha;
  if (pausada_ate) return { quando: "em pausa", oque: `até ${formatMomento(pausada_ate, now)}` };
  return proxima && { quando: formatMomento(proxima.em, now), oque: passoText(proxima.tipo, linha) };
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

import { formatReais } from "@eden/domain/catalogo/dinheiro";
import { PRECO_PARCELADO } from "@eden/domain/catalogo/precos";
import type { CobrancaLinha } from "@eden/domain/painel/contrato-cobranca";
import type { Cobranca } from "@eden/domain/painel/valores";
import type { Saida } from "~/clients/rpc.ts";
import { primeiroNome } from "~/pessoas/nomes.ts";
import { diaCurto } from "./motivos.ts";

export type Opcao = Saida<"cobranca">["opcoes"][number];

/** Is in the text until the link exists. */
export const MARCA = "[link]";

interface Quem {
  autor: string;
  now: number;
}

/** The suggested WhatsApp message; with `opcao` it offers a link. */
export function textoDeCobranca(linha: CobrancaLinha, opcao: Opcao | undefined, { autor, now }: Quem): string {
  const abertura = `Oi, ${primeiroNome(linha.nome)}! Aqui é ${primeiroNome(autor)}, do Éden Grupo.`;
  const dia = linha.vence_em ? diaCurto(linha.vence_em, now) : null;
  const assunto =
    linha.motivo === "boleto_em_aberto" && dia ? `O boleto do EdenApp vence ${dia}.` : ASSUNTOS[linha.motivo];
  if (!opcao) return `${abertura} ${assunto}`;
  return `${abertura} ${assunto} ${ofertaOf(opcao)}:\n${MARCA}\nSe preferir, eu te ligo.`;
}

/** The text with the link in place of the mark, or after the text when the member removed the mark. */
export function withLink(texto: string, url: string): string {
  return texto.includes(MARCA) ? texto.replaceAll(MARCA, url) : `${texto.trimEnd()}\n${url}`.trimStart();
}

function ofertaOf({ forma, valor_centavos: valor, parcelas }: Opcao): string {
  if (forma === "cartao") return `No cartão dá para dividir em ${parcelas} vezes de ${formatReais(valor / parcelas)}`;
  if (forma === "boleto") return `Aqui está um boleto novo, de ${formatReais(valor)}`;
  const economia = PRECO_PARCELADO.total - valor;
  return `No PIX fica ${formatReais(valor)}${economia > 0 ? `, ${formatReais(economia)} a menos que no cartão` : ""}`;
}

const ASSUNTOS: Record<Cobranca, string> = {
  cartao_recusado: "O cartão não passou, e isso é comum em compra parcelada.",
  cartao_nao_pago: "Vi que a compra do EdenApp no cartão não foi até o fim.",
  pix_nao_pago: "Vi que o PIX do EdenApp não chegou a ser pago.",
  boleto_em_aberto: "O boleto do EdenApp ainda está em aberto.",
  boleto_vencido: "O boleto do EdenApp venceu.",
  analise_de_risco: "A operadora do cartão ainda está conferindo a compra do EdenApp.",
  pago_sem_cadastro:
    "Seu pagamento entrou, obrigado! Falta só o cadastro para abrir sua conta no EdenApp: o link está no e-mail que enviamos. Posso ajudar?",
  valor_diferente: "O pagamento do EdenApp entrou com um valor diferente do pedido. Podemos acertar isso juntos?",
  reembolso: "Vi que o pagamento do EdenApp foi devolvido. Posso entender o que aconteceu?",
  contestacao: "A operadora nos avisou de uma contestação da compra do EdenApp. Posso ajudar a resolver?",
};

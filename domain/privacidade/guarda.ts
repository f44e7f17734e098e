import { formatPrazo, prazos } from "./prazos.ts";

/** The sources of data about a person, as team and visitors read them. */
export const NOMES_DAS_FONTES = {
  contato: { um: "mensagem de contato", varios: "mensagens de contato" },
  leadlive: { um: "inscrição na live ou no livro", varios: "inscrições na live ou no livro" },
  inscricoes: { um: "inscrição num programa", varios: "inscrições em programas" },
  cadastros_app: { um: "cadastro do EdenApp", varios: "cadastros do EdenApp" },
  pedidos: { um: "compra do EdenApp", varios: "compras do EdenApp" },
  diagnosticos_lojas: { um: "loja do diagnóstico", varios: "lojas do diagnóstico" },
  diagnosticos_respostas: { um: "resposta do diagnóstico", varios: "respostas do diagnóstico" },
  registros: { um: "contato anotado pela equipe", varios: "contatos anotados pela equipe" },
  emails_recebidos: { um: "e-mail recebido", varios: "e-mails recebidos" },
  requerimentos: { um: "outro pedido de titular", varios: "outros pedidos de titular" },
} as const;

/** Why the law keeps a row when the others are erased; `ate` follows the period. */
export function porqueALeiGuarda(motivo: "registro de pagamento" | "contrato", ate = ""): string {
  if (motivo === "registro de pagamento") {
    return `Registro de pagamento: ${formatPrazo(prazos.registrosDePagamento)}${ate}. LGPD, art. 16, I.`;
  }
  return `Contrato: ${formatPrazo(prazos.contrato)} depois do fim. Perde a origem e a permissão de novidades. LGPD, art. 16, I.`;
}

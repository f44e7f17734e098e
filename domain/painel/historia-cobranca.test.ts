import { expect, test } from "vitest";
import { fraseDaHistoria, type LinhaDaHistoria } from "./historia-cobranca.ts";

type Linha = LinhaDaHistoria extends infer L ? (L extends { em: string } ? Omit<L, "em"> : never) : never;
const frase = (linha: Linha) => fraseDaHistoria({ em: "2026-11-16T12:00:00Z", ...linha } as LinhaDaHistoria);

const FRASES: [Linha, string][] = [
  [{ tipo: "comecou", forma: "cartao" }, "Começou a compra no cartão, em 12×"],
  [{ tipo: "recusado", risco: true }, "Cartão recusado na análise de risco"],
  [{ tipo: "analise", aprovada: true }, "A análise de risco aprovou"],
  [{ tipo: "boleto_visto" }, "Abriu o boleto"],
  [
    { tipo: "valor_diferente", recebido_centavos: 100_000, valor_centavos: 189_800 },
    "Entraram R$ 1.000,00, e o preço é R$ 1.898,00",
  ],
  [{ tipo: "valor_diferente", recebido_centavos: null, valor_centavos: 1 }, "Entrou um valor diferente do preço"],
  [{ tipo: "link", quem: "Bruna", forma: "boleto" }, "Bruna fez um link novo por boleto"],
  [
    { tipo: "contato", quem: null, resultado: "nao_atendeu", canal: "telefone", texto: null, forma: null },
    "A equipe tentou falar por telefone",
  ],
  [
    { tipo: "contato", quem: "Bruna", resultado: "mandei_mensagem", canal: "whatsapp", texto: "Oi", forma: "cartao" },
    "Bruna mandou mensagem por WhatsApp com o link do cartão",
  ],
  [
    { tipo: "contato", quem: "Bruna", resultado: "abriu", canal: "whatsapp", texto: "Oi", forma: "pix" },
    "Bruna abriu o WhatsApp com o link do PIX",
  ],
  [{ tipo: "pausa", quem: "Bruna", ate: null }, "Bruna retomou as mensagens"],
  [{ tipo: "pausa", quem: "Bruna", ate: "2026-11-18T12:30:00Z" }, "Bruna pausou as mensagens até 18/11, 09:30"],
  [{ tipo: "decisao", quem: null, decisao: "sem_resposta" }, "Encerrado sem resposta"],
  [{ tipo: "decisao", quem: "Gustavo", decisao: "confirmar" }, "Gustavo aceitou como pago"],
  [{ tipo: "email", passo: "outra_forma", forma: "cartao" }, "E-mail com o PIX primeiro"],
  [{ tipo: "futuro", passo: "outra_forma", forma: "pix" }, "E-mail com o parcelado primeiro"],
];

test.each(FRASES)("[COBRANCA-02, COBRANCA-05] %o reads %s", (linha, words) => expect(frase(linha)).toBe(words));

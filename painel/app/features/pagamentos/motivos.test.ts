import { expect, test } from "vitest";
import { cobrancaLinha } from "../../../testing/cobrancas.ts";
import { AGORA } from "../../../testing/pessoas.ts";
import { gruposOf } from "./cobrancas-list.tsx";
import { enviadasText, proximoText } from "./envios.ts";
import { filtroOf, pagamentosPath, SEM_FILTRO } from "./filtro.ts";
import { acaoOf, detalheOf, formaSugerida, manchete, tituloOf, valorDetalhe, valorOf } from "./motivos.ts";
import { MARCA, withLink } from "./with-link.ts";

const now = Date.parse(AGORA);
const pix = { motivo: "pix_nao_pago", forma: "pix", valor_centavos: 189800 } as const;
const boleto = { motivo: "boleto_em_aberto", forma: "boleto", vence_em: "2026-11-17T21:00:00.000Z" } as const;
const revisao = { ...pix, motivo: "valor_diferente", entrou_centavos: 189000 } as const;

test.each([
  [{}, "Cartão recusado", "3 tentativas, a última hoje, 11:20", "12 × R$ 166,50", "oferecer PIX"],
  [{ ...pix, tentativas: 1 }, "PIX não pago", "1 tentativa, hoje, 11:20", "à vista", "oferecer 12×"],
  [{ ...boleto, boleto_aberto: 2 }, "Boleto em aberto", "vence amanhã · foi aberto 2 vezes", "à vista", "oferecer PIX"],
  [{ ...boleto, vence_em: null }, "Boleto em aberto", "não foi aberto", "à vista", "oferecer PIX"],
  [
    { ...boleto, motivo: "boleto_vencido", vence_em: "2026-11-15T21:00:00.000Z", boleto_aberto: 1 },
    "Boleto vencido",
    "venceu ontem · foi aberto 1 vez",
    "à vista",
    "oferecer PIX",
  ],
  [revisao, "Valor diferente", "pagou R$ 1.890,00 de R$ 1.898,00", "faltam R$ 8,00", "aceitar ou recusar"],
  [
    { ...pix, motivo: "pago_sem_cadastro", enviadas: [] },
    "Pagou e não se cadastrou",
    "hoje, 11:20",
    "já entrou",
    "ajudar com o cadastro",
  ],
  [
    {
      ...pix,
      motivo: "pago_sem_cadastro",
      grupo: "pagou",
      enviadas: [{ tipo: "pago", em: "2026-11-16T14:21:00.000Z" }],
    },
    "Pagou por PIX",
    "hoje, 11:20 · recibo enviado 11:21",
    "já entrou",
    "ajudar com o cadastro",
  ],
  [{ motivo: "analise_de_risco" }, "Análise de risco", "com a operadora · hoje, 11:20", "12 × R$ 166,50", "conversar"],
  // Bought before a change of the price.
  [
    { valor_centavos: 178800, tentativas: 1 },
    "Cartão recusado",
    "1 tentativa, hoje, 11:20",
    "12 × R$ 149,00",
    "oferecer PIX",
  ],
  [{ motivo: "contestacao" }, "Contestação", "hoje, 11:20", "12 × R$ 166,50", "responder no provedor"],
] as const)("[COBRANCA-01] a row tells its reason in words: %o", (part, titulo, detalhe, valor, acao) => {
  const { enviadas = [], ...rest } = { enviadas: undefined, ...part };
  const linha = cobrancaLinha({
    valor_centavos: "forma" in part ? 189800 : 199800,
    enviadas: [...(enviadas ?? [])],
    ...rest,
  });
  expect([tituloOf(linha), detalheOf(linha, now), valorDetalhe(linha), acaoOf(linha)]).toEqual([
    titulo,
    detalhe,
    valor,
    acao,
  ]);
});

test("[COBRANCA-02, COBRANCA-04] a row tells what was sent, what comes next, or why nothing does", () => {
  const linha = cobrancaLinha({ grupo: "sozinho", voltou_pelo_link: true });
  expect(enviadasText(linha, now)).toBe("E-mail 10:12, voltou pelo link");
  expect(enviadasText(cobrancaLinha({ enviadas: [] }), now)).toBe("Nada enviado ainda");
  const contato = { quem: "Bruna Salles", resultado: "abriu", canal: "whatsapp", texto: "Oi", forma: "pix" } as const;
  expect(enviadasText(cobrancaLinha({ contato: { em: "2026-11-16T13:31:00.000Z", ...contato } }), now)).toBe(
    "WhatsApp de Bruna 10:31",
  );
  expect(enviadasText(cobrancaLinha({ contato: { em: "2026-11-16T13:01:00.000Z", ...contato } }), now)).toBe(
    "E-mail 10:12",
  );
  const next = (part: Parameters<typeof cobrancaLinha>[0]) => proximoText(cobrancaLinha(part), now);
  expect(next({ grupo: "sozinho" })).toBe("e-mail com PIX hoje, 14:00");
  expect(next({ ...pix, grupo: "sozinho" })).toBe("e-mail com 12× hoje, 14:00");
  expect(next({})).toBe("oferecer PIX");
  expect(next({ grupo: "pausa", pausada_ate: "2026-11-17T11:00:00.000Z" })).toBe("em pausa até amanhã, 08:00");
  expect(next({ ...pix, grupo: "pagou", quieta_ate: "2026-11-16T15:20:00.000Z" })).toBe(
    "se não terminar, vem para cima às 12:20",
  );
  const step = (tipo: "pessoa" | "encerrar") => ({ tipo, em: "2026-11-17T11:30:00.000Z" });
  expect(next({ ...pix, grupo: "sem_envio", proxima: step("pessoa") })).toBe("entra na Caixa amanhã, 08:30");
  expect(next({ ...pix, grupo: "sem_envio", proxima: step("encerrar") })).toMatch(/^só uma conversa agora/);
});

test("[COBRANCA-02] another method than the one tried is offered, and the link takes the place of its mark", () => {
  expect([formaSugerida("cartao"), formaSugerida("pix"), formaSugerida("boleto")]).toEqual(["pix", "cartao", "pix"]);
  expect(withLink(`No PIX:\n${MARCA}\nAbraço`, "https://pague.example/1")).toBe(
    "No PIX:\nhttps://pague.example/1\nAbraço",
  );
  expect(withLink("Oi!", "https://pague.example/1")).toBe("Oi!\nhttps://pague.example/1");
});

test("a review names the difference in both directions", () => {
  expect(manchete(cobrancaLinha(revisao))).toBe("Entraram R$ 8,00 a menos");
  expect(manchete(cobrancaLinha({ ...revisao, entrou_centavos: 190000 }))).toBe("Entraram R$ 2,00 a mais");
});

test("[DINHEIRO-01] a refund shows the price that was returned, not what is left of it", () => {
  const linha = cobrancaLinha({ ...pix, motivo: "reembolso", entrou_centavos: null });
  expect([valorOf(linha), valorDetalhe(linha)]).toEqual([linha.valor_centavos, "devolvido"]);
});

test("groups keep the order of the database and are counted once they are whole", () => {
  const linhas = [cobrancaLinha(), cobrancaLinha({ grupo: "sozinho" }), cobrancaLinha()];
  expect(gruposOf(linhas, false).map(({ id, total }) => [id, total])).toEqual([
    ["precisa", 2],
    ["sozinho", null],
  ]);
  expect(gruposOf(linhas, true).at(-1)?.total).toBe(1);
});

test("[COBRANCA-06] the address keeps the tab, the filters and the order, and ignores unknown ones", () => {
  const filtro = {
    situacao: "encerradas",
    motivo: "reembolso",
    forma: "pix",
    dono: "ninguem",
    dias: 7,
    ordem: "valor",
  } as const;
  expect(filtroOf(new URL(pagamentosPath(filtro, "x"), "https://a.example").searchParams)).toEqual(filtro);
  expect(filtroOf(new URLSearchParams("lista=nada&motivo=nada&forma=&dono=x&dias=3&ordem=z"))).toEqual(SEM_FILTRO);
  expect(pagamentosPath(SEM_FILTRO)).toBe("/pagamentos");
});

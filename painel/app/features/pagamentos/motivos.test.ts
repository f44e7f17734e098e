import { expect, test } from "vitest";
import { cobrancaLinha } from "../../../testing/cobrancas.ts";
import { AGORA } from "../../../testing/pessoas.ts";
import { gruposOf } from "./cobrancas-list.tsx";
import { enviadasText, proximaText } from "./envios.ts";
import { filtroOf, pagamentosPath } from "./filtro.ts";
import { acaoOf, detalheOf, formaSugerida, manchete, tituloOf, valorDetalhe, valorOf } from "./motivos.ts";
import { MARCA, textoDeCobranca, withLink } from "./texto-de-cobranca.ts";

const now = Date.parse(AGORA);
const pix = { motivo: "pix_nao_pago", forma: "pix", valor_centavos: 189800 } as const;
const boleto = { motivo: "boleto_em_aberto", forma: "boleto", vence_em: "2026-11-17T21:00:00.000Z" } as const;
const revisao = { ...pix, motivo: "valor_diferente", entrou_centavos: 189000 } as const;

test.each([
  [{}, "Cartão recusado", "3 tentativas · hoje, 11:20", "12 × R$ 166,50", "Oferecer PIX"],
  [{ ...pix, tentativas: 1 }, "PIX não pago", "1 tentativa · hoje, 11:20", "à vista", "Link em 12×"],
  [{ ...boleto, boleto_aberto: 2 }, "Boleto vence amanhã, foi aberto", "aberto 2 vezes", "à vista", "Oferecer PIX"],
  [{ ...boleto, vence_em: null }, "Boleto em aberto, não foi aberto", "gerado hoje, 11:20", "à vista", "Oferecer PIX"],
  [
    { ...boleto, motivo: "boleto_vencido", vence_em: "2026-11-15T21:00:00.000Z", boleto_aberto: 1 },
    "Boleto venceu ontem, foi aberto",
    "aberto 1 vez",
    "à vista",
    "Oferecer PIX",
  ],
  [revisao, "Valor diferente: decidir", "entraram R$ 1.890,00 · hoje, 11:20", "faltam R$ 8,00", "Decidir"],
  [{ ...pix, motivo: "pago_sem_cadastro" }, "Pagou e não se cadastrou", "PIX · hoje, 11:20", "já entrou", "Chamar"],
  [
    { motivo: "analise_de_risco" },
    "Análise de risco",
    "a operadora confere o cartão · hoje, 11:20",
    "12 × R$ 166,50",
    "Chamar",
  ],
  [{ motivo: "contestacao" }, "Contestação", "hoje, 11:20", "12 × R$ 166,50", "Chamar"],
] as const)("[COBRANCA-01] a row tells its reason in words: %o", (part, titulo, detalhe, valor, acao) => {
  const linha = cobrancaLinha({ valor_centavos: "forma" in part ? 189800 : 199800, ...part });
  expect([tituloOf(linha, now), detalheOf(linha, now), valorDetalhe(linha), acaoOf(linha)]).toEqual([
    titulo,
    detalhe,
    valor,
    acao,
  ]);
});

test("[COBRANCA-02] a row tells what was sent, what comes next and until when it waits", () => {
  const linha = cobrancaLinha({ voltou_pelo_link: true });
  expect(enviadasText(linha, now)).toBe("E-mail 10:12, voltou pelo link");
  expect(enviadasText(cobrancaLinha({ enviadas: [] }), now)).toBe("Nada enviado ainda");
  expect(proximaText(linha, now)).toEqual({ quando: "14:00", oque: "e-mail com PIX" });
  expect(proximaText(cobrancaLinha({ ...pix }), now)?.oque).toBe("e-mail com 12×");
  expect(proximaText(cobrancaLinha({ pausada_ate: "2026-11-17T11:00:00.000Z" }), now)).toEqual({
    quando: "em pausa",
    oque: "até amanhã, 08:00",
  });
  expect(proximaText(cobrancaLinha({ proxima: null }), now)).toBeNull();
});

test("[COBRANCA-02] another method than the one tried is offered, with its price and a place for the link", () => {
  expect([formaSugerida("cartao"), formaSugerida("pix"), formaSugerida("boleto")]).toEqual(["pix", "cartao", "pix"]);
  const opcao = { forma: "pix", valor_centavos: 189800, parcelas: 1 } as const;
  const texto = textoDeCobranca(cobrancaLinha(), opcao, { autor: "Carla Menezes", now });
  expect(texto).toContain("Oi, Márcia! Aqui é Carla, do Éden Grupo. O cartão não passou");
  expect(texto).toContain(`No PIX fica R$ 1.898,00, R$ 100,00 a menos que no cartão:\n${MARCA}\n`);
  expect(withLink(texto, "https://pague.example/1")).toContain(":\nhttps://pague.example/1\n");
  expect(withLink("Oi!", "https://pague.example/1")).toBe("Oi!\nhttps://pague.example/1");
  expect(
    textoDeCobranca(
      cobrancaLinha(pix),
      { forma: "cartao", valor_centavos: 199800, parcelas: 12 },
      { autor: "Ana", now },
    ),
  ).toContain("em 12 vezes de R$ 166,50");
  const pago = cobrancaLinha({ ...pix, motivo: "pago_sem_cadastro" });
  expect(textoDeCobranca(pago, undefined, { autor: "Ana", now })).not.toContain(MARCA);
});

test("a review names the difference in both directions", () => {
  expect(manchete(cobrancaLinha(revisao), now)).toBe("Entraram R$ 8,00 a menos");
  expect(manchete(cobrancaLinha({ ...revisao, entrou_centavos: 190000 }), now)).toBe("Entraram R$ 2,00 a mais");
});

test("[DINHEIRO-01] a refund shows the price that was returned, not what is left of it", () => {
  const linha = cobrancaLinha({ ...pix, motivo: "reembolso", entrou_centavos: 0 });
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

test("the address keeps the tab and the reason, and ignores unknown ones", () => {
  const filtro = { situacao: "minhas", motivo: "reembolso" } as const;
  expect(filtroOf(new URL(pagamentosPath(filtro, "x"), "https://a.example").searchParams)).toEqual(filtro);
  expect(filtroOf(new URLSearchParams("lista=nada&motivo=nada"))).toEqual({ situacao: "abertas", motivo: null });
  expect(pagamentosPath({ situacao: "abertas", motivo: null })).toBe("/pagamentos");
});

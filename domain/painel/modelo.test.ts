import { expect, test } from "vitest";
import { problemaDoModelo, problemaDoTexto } from "./campos-do-modelo.ts";
import { type DadosDoModelo, renderModelo } from "./modelo.ts";

const DADOS: DadosDoModelo = {
  primeiro_nome: "Ana",
  autor: "Carla",
  protocolo: "ED-0000-0001",
  loja: "Farmácia Central",
  cidade: null,
};

test("[CAIXA-05] a template names the person and the protocol", () => {
  expect(renderModelo("Oi, {primeiro_nome}! Aqui é {autor}. Protocolo {protocolo}", DADOS)).toBe(
    "Oi, Ana! Aqui é Carla. Protocolo ED-0000-0001",
  );
});

test.each([
  ["a known datum keeps its passage", "Oi[, {primeiro_nome}]!", "Oi, Ana!"],
  ["a missing datum removes its passage", "A farmácia[ em {cidade}] cresce", "A farmácia cresce"],
  ["one missing datum of two removes the passage", "Oi[ da {loja} em {cidade}]!", "Oi!"],
  ["a passage without data stays", "Oi[ de novo]!", "Oi de novo!"],
  ["a removed passage at the end leaves no blank line", "Oi!\n\n[{cidade}]", "Oi!"],
  ["a missing datum outside brackets is empty", "Em {cidade}.", "Em ."],
  ["the first complete alternative is taken", "Oi[ da {cidade}| da {loja}| daí]!", "Oi da Farmácia Central!"],
  ["the last alternative needs no datum", "Oi[ em {cidade}| por aí]!", "Oi por aí!"],
  ["an unknown name stays visible", "Oi, {apelido}!", "Oi, {apelido}!"],
])("[CAIXA-05] %s", (_, texto, expected) => {
  expect(renderModelo(texto, DADOS)).toBe(expected);
});

test("[CAIXA-05] a datum of blanks counts as missing, and braces in a datum stay text", () => {
  expect(renderModelo("Oi[, {primeiro_nome}]!", { ...DADOS, primeiro_nome: "  " })).toBe("Oi!");
  expect(renderModelo("Oi, {primeiro_nome}!", { ...DADOS, primeiro_nome: "[{autor}]" })).toBe("Oi, [{autor}]!");
});

test.each([
  ["Oi[, {primeiro_nome}]! [Protocolo {protocolo}, {loja}, {cidade}] {autor}", null],
  ["Oi, {apelido}!", "{apelido} não existe aqui. Use {primeiro_nome}, {autor}, {protocolo}, {loja}, {cidade}."],
  ["Oi, {Loja}!", "{Loja} não existe aqui. Use {primeiro_nome}, {autor}, {protocolo}, {loja}, {cidade}."],
  ["Oi, {loja!", "Falta abrir ou fechar uma chave { }."],
  ["Oi[, {loja}!", "Falta abrir ou fechar um colchete [ ]."],
  ["Oi, {loja}]!", "Falta abrir ou fechar um colchete [ ]."],
  ["Oi[, [{loja}]]!", "Um trecho opcional não cabe dentro de outro, e cada colchete aberto precisa fechar."],
])("[EQUIPE-01] %j can be saved or says why not", (texto, expected) => {
  expect(problemaDoModelo(texto, "depois")).toBe(expected);
});

const FALTA_LINK = "Falta {link}: sem ele, quem recebe não tem onde continuar.";

test.each([
  ["pagamento", [], "Fica {valor}", FALTA_LINK],
  ["pagamento", ["pix_nao_pago"], "Fica {valor}[: {link}]", null],
  [
    "pagamento",
    [],
    "{nota} {link}",
    expect.stringMatching(/^\{nota\} não existe aqui\. Use .*\{vencimento\}, \{link\}\.$/),
  ],
  ["convite", ["sem_convite"], "Oi[, {responsavel}]!", FALTA_LINK],
  ["convite", ["convidada", "respondeu"], "Deu {nota}.", FALTA_LINK],
  ["convite", ["respondeu"], "Deu {nota}, e {area} com {nota_da_area}.", null],
  ["convite", [], "{protocolo} {link}", expect.stringMatching(/^\{protocolo\} não existe aqui/)],
  ["depois", [], "Sem link nenhum.", null],
] as const)("[EQUIPE-03] %s for %j: %j can be saved or says why not", (momento, motivos, texto, expected) => {
  expect(problemaDoTexto({ momento, motivos, texto })).toEqual(expected);
});

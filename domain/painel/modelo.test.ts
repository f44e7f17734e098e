import { expect, test } from "vitest";
import { type DadosDoModelo, problemaDoModelo, renderModelo } from "./modelo.ts";

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
  ["Oi, {apelido}!", "{apelido} não existe. Use {primeiro_nome}, {autor}, {protocolo}, {loja}, {cidade}."],
  ["Oi, {Loja}!", "{Loja} não existe. Use {primeiro_nome}, {autor}, {protocolo}, {loja}, {cidade}."],
  ["Oi, {loja!", "Falta abrir ou fechar uma chave { }."],
  ["Oi[, {loja}!", "Falta abrir ou fechar um colchete [ ]."],
  ["Oi, {loja}]!", "Falta abrir ou fechar um colchete [ ]."],
  ["Oi[, [{loja}]]!", "Um trecho opcional não cabe dentro de outro, e cada colchete aberto precisa fechar."],
])("[EQUIPE-01] %j can be saved or says why not", (texto, expected) => {
  expect(problemaDoModelo(texto)).toBe(expected);
});

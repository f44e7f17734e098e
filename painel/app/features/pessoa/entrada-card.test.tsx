import { tituloDaFase } from "@eden/domain/acompanhar/fase";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mensagem } from "../../../testing/pessoas.ts";
import { EntradaCard } from "./entrada-card.tsx";
import { isEntradaLinha } from "./linha-do-tempo.ts";

const entrada = (part: Parameters<typeof mensagem>[0]) => {
  const linha = mensagem(part);
  if (!isEntradaLinha(linha)) throw new Error("not an entry");
  return linha;
};

test("[ACOMPANHAR-06] an entry shows the title of the follow-up page, a purchase once for all its rows", () => {
  const fase = { tipo: "compra", fase: "esperando_pagamento", confere: null } as const;
  const lead = entrada({ tabela: "leadlive", protocolo: "ED-1", fase, dados: {} });
  const pedido = entrada({ tabela: "pedidos", protocolo: "ED-1", fase, situacao: "pendente", dados: {} });
  const { rerender } = render(<EntradaCard linha={pedido} partes={[lead, pedido]} />);
  expect(screen.getAllByText(`A pessoa vê: ${tituloDaFase(fase, "pedidos").join(" ")}`)).toHaveLength(1);
  expect(screen.getByText("Compra do EdenApp")).toBeVisible();
  expect(screen.getByText("Interesse")).toBeVisible();
  expect(screen.getByText("Pedido")).toBeVisible();
  expect(screen.getAllByText("ED-1")).toHaveLength(1);
  rerender(<EntradaCard linha={entrada({ fase: { tipo: "conversa", fase: "lida" } })} />);
  expect(screen.getByText("A pessoa vê: Sua mensagem já foi lida")).toBeVisible();
});

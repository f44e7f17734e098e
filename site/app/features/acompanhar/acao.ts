import type { Acompanhar } from "@eden/domain/acompanhar/acompanhar";
import { ACESSO_AO_APP } from "@eden/domain/empresa/acesso-ao-app";
import { livroPdf } from "@eden/domain/empresa/livro-pdf";

/** The next step of the visitor. `convite`: sends the link of the sign-up to the mailbox. */
export type Acao = { words: string; href: string } | { words: string; faz: "convite" };

/** What the visitor can do now, as the one button under the title; null when there is nothing but to wait. */
export function acaoOf({ fase, compra }: Acompanhar): Acao | null {
  const pay = compra ? `/api/checkout/${compra.pedido}` : "/formulario-live?produto=edenapp";
  const open = { words: "Acessar EdenApp", href: ACESSO_AO_APP.entrada };
  if (fase.tipo === "livro") return { words: "Baixar o livro", href: livroPdf.path };
  if (fase.tipo === "conta") {
    return fase.fase === "convidada" ? { words: "Criar a conta", faz: "convite" } : fase.fase === "ativa" ? open : null;
  }
  if (fase.tipo !== "compra") return null;
  switch (fase.fase) {
    case "escolhida":
    case "esperando_pagamento":
    case "encerrada":
      return { words: "Ir para o pagamento", href: pay };
    case "falta_cadastro":
      return { words: "Fazer o cadastro", faz: "convite" };
    case "ativa":
      return open;
    default:
      return null;
  }
}

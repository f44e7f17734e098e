import { isEncerrado, type Situacao, type StoredPedido } from "@eden/domain/catalogo/pedido";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type InferOutput, object, optional, picklist, string } from "valibot";
import { cadastroId } from "./cadastro.ts";
import { type ContaSituacao, followConta, followSituacao } from "./situacao.ts";
import { stored } from "./storage/storage.ts";
import { readPedido } from "./storage/stored-pedido.ts";

const schema = object({
  userType: picklist(["free", "paid"]),
  nome: string(),
  sobrenome: string(),
  email: string(),
  telefone: string(),
  cnpj: string(),
  razaoSocial: string(),
  registrationDate: string(),
  /** Active only once the conta exists. */
  status: picklist(["active", "pending"]),
  endereco: object({
    rua: string(),
    numero: string(),
    complemento: string(),
    bairro: string(),
    cidade: string(),
    estado: string(),
    cep: string(),
  }),
  /** Not stored any more, but an older copy may contain it. */
  cpf: optional(string()),
});

/** The visitor's copy of the last cadastro on this device. */
export type StoredCadastro = InferOutput<typeof schema>;

const copy = stored({ area: "local", key: "edenApp_userData", schema });
const CHANGED = "eden-dados-usuario";

/** Undefined until storage is read, because the prerendered page cannot know it. Null if there is none. */
export const useStoredCadastro = (): StoredCadastro | null | undefined =>
  useSyncExternalStore(subscribe, snapshot, () => undefined);

/**
 * unpaid: the server has no payment of the pedido yet. opening: paid, and the conta does not exist yet. review: the team
 * decides. ended: the pedido was cancelled or expired.
 */
export type ContaStatus = "active" | "pending" | "unpaid" | "opening" | "review" | "ended";

/**
 * State of the conta after the cadastro: a free one is created within seconds, a paid one once the provider confirms its
 * pedido, after minutes or, with a boleto, days. Either waits while the account API fails.
 */
export function useConta({ status, userType }: StoredCadastro): ContaStatus {
  const [pedido, setPedido] = useState<Situacao | null>(null);
  const [conta, setConta] = useState<ContaSituacao | null>(null);
  const active = status === "active";
  const paid = userType === "paid";
  useEffect(() => {
    const pedidoId = paid && readPedidoDoCadastro()?.pedidoId;
    return pedidoId ? followSituacao(pedidoId, setPedido) : undefined;
  }, [paid]);
  useEffect(() => {
    const id = cadastroId.read();
    if (!id) return;
    return followConta(id, (now) => {
      setConta(now);
      if (now !== "ativa") return;
      cadastroId.remove();
      activate();
    });
  }, []);
  if (conta === "em_revisao" || (pedido === "em_revisao" && !active)) return "review";
  if (active) return "active";
  if (isEncerrado(pedido)) return "ended";
  if (pedido === "pago") return "opening";
  return pedido === "pendente" ? "unpaid" : "pending";
}

/** The device keeps one pedido: after the cadastro it is its own, until another purchase begins. */
export function readPedidoDoCadastro(): StoredPedido | null {
  const pedido = readPedido();
  return pedido?.over === "concluded" ? pedido : null;
}

/** The conta was opened after the cadastro ended. */
function activate(): void {
  const kept = copy.read();
  if (!kept || kept.status === "active") return;
  copy.write({ ...kept, status: "active" });
  announceCadastro();
}

/** Notifies this tab's pages; the browser's storage event notifies the other tabs. */
export function announceCadastro(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  for (const event of [CHANGED, "storage"]) window.addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, "storage"]) window.removeEventListener(event, onChange);
  };
}

let last: StoredCadastro | null = null;

/** The same object until its content changes, as React requires. */
function snapshot(): StoredCadastro | null {
  const now = copy.read();
  if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
  return last;
}

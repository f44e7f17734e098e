import { splitNome } from "@eden/domain/contas/split-nome";
import { chooseAcesso, type RegistroEdenappDados } from "@eden/domain/jornadas/registro-edenapp";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readDraft } from "~/clients/draft.ts";
import { type Checkout, keepCheckout, readCheckout, readTempData, type TempData } from "~/clients/edenapp-storage.ts";
import type { Convite } from "~/clients/invitation.ts";
import type { Forma } from "~/forms/pix-or-boleto.tsx";
import { freeArrival } from "./free-arrival.ts";
import type { useCheckout } from "./use-checkout.ts";
import { isInvited, useInvitation } from "./use-invitation.ts";

type Values = RegistroEdenappDados & { forma: Forma };

interface Options {
  form: string;
  values: Values;
  edit: (patch: Partial<Values>) => void;
  order: ReturnType<typeof useCheckout>;
}

const isSettled = (situacao: string) => situacao === "pago" || situacao === "em_revisao";

/** Initialises the form: after the checkout, from the link of an e-mail, or empty. */
export function useArrival({ form, values, edit, order }: Options) {
  const navigate = useNavigate();
  const { search, hash, state: passed } = useLocation();
  /** E-mail of the current order; "" if this device no longer knows it, undefined without an order. */
  const [emailDaCompra, keepEmail] = useState<string>();

  /** Resumes an order of an earlier page, another tab or an e-mail: fills in the form and goes to the last step. */
  const takeUp = (open: Checkout, paid: boolean) => {
    const temp = readTempData();
    const { planType, forma } = open;
    const draft = readDraft(form, values)?.values;
    // On a reload after the return, corrections in the draft are newer than the data saved for the checkout.
    const wasFlagged = draft?.pagamentoConfirmado === true && (!temp || draft.email === temp.email);
    const refill = wasFlagged ? { ...(temp && { cpf: temp.cpf }) } : { ...temp };
    edit({ ...refill, isPaid: true, planType, forma, pagamentoConfirmado: paid || wasFlagged });
    order.resume(open, temp);
    if (open.pedidoId) keepEmail(temp?.email ?? "");
  };

  const accept = (convite: Convite) => {
    const { nome, email, telefone } = convite;
    const person = { ...splitNome(nome), email, telefone };
    if (convite.tipo === "free") {
      const draft = readDraft(form, values)?.values;
      edit({ ...chooseAcesso(values, false), ...(draft?.email === email && draft.isPaid === false ? {} : person) });
    } else {
      const before = readCheckout();
      // Bought on this device: the stored data is more complete than the link's.
      const known = before?.pedidoId === convite.pedido_id && readTempData() !== null;
      takeUp(known ? before : bind(convite, person), isSettled(convite.situacao));
    }
    void navigate("?etapa=3", { replace: true });
  };
  const invitation = useInvitation(accept);

  const arrive = () => {
    const params = new URLSearchParams(search);
    const free = params.get("acesso") === "gratuito";
    if (free) edit(freeArrival({ ...values, ...readDraft(form, values)?.values }, passed));
    const open = readCheckout();
    const isOpen = open !== null && !open.over;
    if (isOpen) takeUp(open, params.get("payment") === "success");
    else if (readDraft(form, values)?.values.pagamentoConfirmado) edit({ pagamentoConfirmado: false });
    if (open?.over === "abandoned") {
      void order.wasPaidSince(open).then((paid) => {
        if (!paid) return;
        takeUp(open, true);
        void navigate("?etapa=3", { replace: true });
      });
    }
    if ((isOpen || free) && !params.has("etapa")) params.set("etapa", "3");
    params.delete("acesso");
    params.delete("alterar");
    params.delete("payment");
    const clean = params.size > 0 ? `?${params}` : "";
    if (clean !== search) void navigate({ search: clean }, { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (!isInvited(hash)) arrive();
  }, []);

  const startOver = () => {
    invitation.leave();
    arrive();
  };
  return { invitation, emailDaCompra, keepEmail, startOver };
}

/** Stores the order of an invitation on this device. */
function bind(convite: Extract<Convite, { tipo: "paid" }>, person: Omit<TempData, "cpf" | "planType" | "isPaid">) {
  const { pedido_id: pedidoId, plano: planType, origem } = convite;
  const forma = convite.forma === "boleto" ? "boleto" : "pix";
  return keepCheckout({ pedidoId, planType, forma, origem, url: null }, { ...person, cpf: "", planType, isPaid: true });
}

import { useMemo, useSyncExternalStore } from "react";

/** Account data of the sign-up on this device. No CPF. */
export interface UserData {
  userType: "free" | "paid";
  nome: string;
  sobrenome: string;
  email: string;
  telefone: string;
  cnpj: string;
  razaoSocial: string;
  registrationDate: string;
  /** Active only after a webhook event of the payment provider confirmed the order. */
  status: "active" | "pending";
  endereco: {
    rua: string;
    numero: string;
    complemento: string;
    bairro: string;
    cidade: string;
    estado: string;
    cep: string;
  };
}

const KEY = "edenApp_userData";
const CHANGED = "eden-dados-usuario";

/** Undefined until storage is read, because the prerendered page cannot know it. Null if there is none. */
export function useUserData(): UserData | null | undefined {
  const kept = useSyncExternalStore(subscribe, readKept, () => undefined);
  return useMemo(() => (kept === undefined ? undefined : parse(kept)), [kept]);
}

/** The webhook event arrived after the sign-up ended. */
export function activateUserData(): void {
  const kept = parse(readKept());
  if (!kept || kept.status === "active") return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, status: "active" } satisfies UserData));
  } catch {
    // Storage is full: the next visit queries the state again.
  }
  announceUserData();
}

/** Notifies this tab's pages; the browser's storage event notifies the other tabs. */
export function announceUserData(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  for (const event of [CHANGED, "storage"]) window.addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, "storage"]) window.removeEventListener(event, onChange);
  };
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(kept: string | null): UserData | null {
  try {
    const data = JSON.parse(kept ?? "null") as UserData | null;
    return data?.userType ? data : null;
  } catch {
    return null;
  }
}

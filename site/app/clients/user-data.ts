import { useMemo, useSyncExternalStore } from "react";

/** What the sign-up keeps of an account on this device. No CPF. */
export interface UserData {
  userType: "free" | "paid";
  nome: string;
  sobrenome: string;
  email: string;
  telefone: string;
  cnpj: string;
  razaoSocial: string;
  registrationDate: string;
  /** Active only when the payment provider's own notice confirmed the order. */
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

/** Undefined until the device was asked: the prerendered page cannot know. Null where there is nothing. */
export function useUserData(): UserData | null | undefined {
  const kept = useSyncExternalStore(subscribe, readKept, () => undefined);
  return useMemo(() => (kept === undefined ? undefined : parse(kept)), [kept]);
}

/** The provider's notice arrived after the sign-up ended. */
export function activateUserData(): void {
  const kept = parse(readKept());
  if (!kept || kept.status === "active") return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, status: "active" } satisfies UserData));
  } catch {
    // Storage full: the next visit asks again.
  }
  announceUserData();
}

/** Tells the pages of this tab; the browser tells those of the others. */
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

/**
 * Everything the site stores in a visitor's browser, by storage: localStorage, sessionStorage (deleted with the tab) or
 * a cookie. A trailing asterisk matches any suffix. The privacy policy explains each key, and clearing deletes all.
 */
export const CHAVES_DO_NAVEGADOR = {
  edenApp_tempData: "local",
  edenApp_userData: "local",
  eden_checkout_edenapp: "local",
  eden_cadastro_edenapp: "local",
  eden_convite: "session",
  produtoslive_edenapp: "local",
  edenapp_purchase: "local",
  customer_registration: "local",
  customer_edificacao_registration: "local",
  mentoria_imersao_registration: "local",
  despertar_registration: "local",
  diagnostico_progress: "local",
  eden_diagnostico_em: "local",
  eden_fila_envios: "local",
  eden_caderno: "local",
  "eden_conta_*": "session",
  "eden_rascunho_*": "session",
  eden_origem: "session",
  eden_conexao_testada: "session",
  "react-router-scroll-positions": "session",
  eden_consentimento: "cookie",
} as const satisfies Record<string, "local" | "session" | "cookie">;

export type ChaveDoNavegador = keyof typeof CHAVES_DO_NAVEGADOR;

/** The entry of a stored key; null if there is none. */
export function chaveOf(where: "local" | "session" | "cookie", key: string): ChaveDoNavegador | null {
  const found = Object.entries(CHAVES_DO_NAVEGADOR).find(
    ([name, place]) => place === where && (name.endsWith("*") ? key.startsWith(name.slice(0, -1)) : key === name),
  );
  return found ? (found[0] as ChaveDoNavegador) : null;
}

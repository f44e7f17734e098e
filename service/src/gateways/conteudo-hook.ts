const TIMEOUT_MS = 10_000;

export type Alvo = "site" | "previa";
/** Starts a build of the site or of the preview with the texts approved by now. */
export type StartBuild = (alvo: Alvo) => Promise<void>;

/**
 * The body is that of a GitHub repository_dispatch; other build hooks ignore it or read `client_payload`. Undefined if the
 * URL is not configured: the build is then started by hand.
 */
export function createConteudoHook(url: string | undefined, token: string | undefined): StartBuild | undefined {
  if (!url) return undefined;
  return async (alvo) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ event_type: "conteudo", client_payload: { alvo } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`build hook answered ${response.status}`);
  };
}

export interface PublicConfig {
  /** Base URL of the data API, e.g. "/rest/v1" behind our own host. */
  restUrl: string;
  publishableKey: string;
  /** Base URL of the service; null if it is not deployed. */
  apiUrl: string | null;
}

/** The file is missing: a deployment error, which a retry does not fix. */
export class MissingConfigError extends Error {}

let loading: Promise<PublicConfig | null> | undefined;

/**
 * Settings that differ per deployment, loaded once, when first needed. Null if the site was deployed without a backend.
 * A failed request is not cached: the next call tries again.
 */
export function loadPublicConfig(): Promise<PublicConfig | null> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchConfig(): Promise<PublicConfig | null> {
  const response = await fetch("/config.json", { signal: AbortSignal.timeout(10_000) });
  if (response.status === 404) throw new MissingConfigError();
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const { restUrl, publishableKey, apiUrl } = (await response.json()) as Partial<PublicConfig>;
  if (!restUrl || !publishableKey) return null;
  return { restUrl: new URL(restUrl, location.origin).href, publishableKey, apiUrl: apiUrl ?? null };
}

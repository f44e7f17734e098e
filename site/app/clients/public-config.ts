export interface PublicConfig {
  /** Address of the data API, e.g. "/rest/v1" behind our own host. */
  restUrl: string;
  publishableKey: string;
  /** Address of the service; null where it is not deployed. */
  apiUrl: string | null;
}

/** The file is not there: a fault of the deployment, which asking again would not mend. */
export class MissingConfigError extends Error {}

let loading: Promise<PublicConfig | null> | undefined;

/**
 * What differs per deployment, asked for once and only when first needed. Null where the site was deployed without a
 * backend. A failed request is not remembered: the next call asks again.
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

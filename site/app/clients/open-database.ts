import type { PostgrestClient } from "@supabase/postgrest-js";
import { loadPublicConfig, type PublicConfig } from "./public-config.ts";

interface Opened {
  client: PostgrestClient;
  /** Seconds to wait according to the last response; 60 if it named none. */
  retryAfter: () => number;
}

/** The data client, loaded when a form is first used. Null if no backend is configured. */
export async function openDatabase(): Promise<Opened | null> {
  const config = await loadPublicConfig();
  return config && connect(config);
}

export async function connect({ restUrl, publishableKey }: Omit<PublicConfig, "apiUrl">): Promise<Opened> {
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  let seconds = 60;
  const client = new PostgrestClient(restUrl, {
    headers: { apikey: publishableKey },
    // Disable the library's retries: only our own know that repeating this insert is harmless.
    retry: false,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      seconds = Number(response.headers.get("Retry-After")) || 60;
      return response;
    },
  });
  return { client, retryAfter: () => seconds };
}

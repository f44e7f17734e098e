import { REOPEN_CONSENT } from "~/clients/consent-cookie.ts";

/** Opens the cookie banner again. */
export function CookiePreferences({ className }: { className: string }) {
  return (
    <button type="button" className={className} onClick={() => window.dispatchEvent(new Event(REOPEN_CONSENT))}>
      Preferências de cookies
    </button>
  );
}

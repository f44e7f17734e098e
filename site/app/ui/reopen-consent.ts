/** Event by which any part of the page asks for the cookie choice to be shown again. */
export const REOPEN_CONSENT = "consent:reopen";

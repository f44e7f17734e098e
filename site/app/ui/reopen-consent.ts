/** Event that shows the cookie banner again. */
export const REOPEN_CONSENT = "consent:reopen";

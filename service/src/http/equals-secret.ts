import { createHash, timingSafeEqual } from "node:crypto";

/** Compares hashes, so that the time of the comparison reveals neither the secret nor its length. */
export function equalsSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

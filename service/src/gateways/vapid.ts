import { createPrivateKey, sign } from "node:crypto";

export interface Vapid {
  /** 65 bytes in base64url: the panel gives it to the browser. */
  publicKey: string;
  /** 32 bytes in base64url. */
  privateKey: string;
  /** Whom a push service may ask about our messages: mailto: or https:. */
  subject: string;
}

const VALID_S = 12 * 60 * 60;
/** Push services accept a token for a day; one is used for an hour. */
const USED_S = 60 * 60;

/** Signs requests to push services with our own key (VAPID, RFC 8292); one token per origin and hour. */
export function createVapidHeader(vapid: Vapid): (origin: string) => string {
  const { publicKey, subject } = vapid;
  const key = privateKeyOf(vapid);
  const tokens = new Map<string, { header: string; until: number }>();
  return (origin) => {
    const now = Math.floor(Date.now() / 1000);
    const known = tokens.get(origin);
    if (known && known.until > now) return known.header;
    const content = [
      { typ: "JWT", alg: "ES256" },
      { aud: origin, exp: now + VALID_S, sub: subject },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const signature = sign("sha256", Buffer.from(content), { key, dsaEncoding: "ieee-p1363" });
    const header = `vapid t=${content}.${signature.toString("base64url")}, k=${publicKey}`;
    tokens.set(origin, { header, until: now + USED_S });
    return header;
  };
}

/** The service may ask us in vain, but the two keys must belong together: every browser would refuse the messages. */
function privateKeyOf({ publicKey, privateKey }: Vapid) {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "", d: privateKey }, format: "jwk" });
}

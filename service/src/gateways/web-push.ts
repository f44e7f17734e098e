import { Agent, request } from "node:https";
import { encryptPush, type PushKeys } from "./encrypt-push.ts";
import { createVapidHeader, type Vapid } from "./vapid.ts";

export interface PushDevice extends PushKeys {
  /** Address of the device at its push service. */
  endereco: string;
}

export interface PushMessage {
  payload: string;
  /** Seconds in which the push service may still deliver it. */
  ttl: number;
  urgent: boolean;
  /** Replaces an undelivered message of the same topic: 32 characters of base64url. */
  topic: string;
}

/** `gone`: the device no longer exists. `waitS`: the push service asks us to wait. */
export type PushOutcome =
  | { status: "accepted" }
  | { status: "gone" }
  | { status: "refused"; code: number; waitS?: number };
export type SendPush = (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;

/** The push services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];
const TIMEOUT_MS = 5000;
const GONE = [404, 410];

/**
 * An address comes from a browser, so it is checked before any connection: without this list a member could make the service
 * send requests to any machine that it reaches.
 */
export function isPushService(endereco: string): boolean {
  const url = URL.parse(endereco);
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return false;
  return SERVICES.some((service) => service.test(url.hostname));
}

export class ForeignPushService extends Error {}

/** Sends encrypted messages to devices. Follows no redirect and waits five seconds at most. */
export function createWebPush(vapid: Vapid, agent = new Agent({ keepAlive: true, maxSockets: 8 })): SendPush {
  const authorization = createVapidHeader(vapid);
  return async (device, { payload, ttl, urgent, topic }) => {
    if (!isPushService(device.endereco)) throw new ForeignPushService("not the address of a push service");
    const url = new URL(device.endereco);
    const headers = {
      authorization: authorization(url.origin),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(ttl),
      urgency: urgent ? "high" : "normal",
      topic,
    };
    const { code, retryAfter } = await post(url, headers, encryptPush(payload, device), agent);
    if (code >= 200 && code < 300) return { status: "accepted" };
    if (GONE.includes(code)) return { status: "gone" };
    const waitS = Number.parseInt(retryAfter ?? "", 10);
    return { status: "refused", code, ...(waitS > 0 && { waitS }) };
  };
}

interface VapidEnv {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
}

/** Undefined where the keys are not configured: no device gets messages then. */
export function vapidOf(env: VapidEnv): Vapid | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

function post(url: URL, headers: Record<string, string>, body: Buffer, agent: Agent) {
  return new Promise<{ code: number; retryAfter: string | undefined }>((resolve, reject) => {
    const options = { method: "POST", agent, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const asked = request(url, { ...options, headers: { ...headers, "content-length": body.length } }, (answer) => {
      // The body has nothing that we use, but must be read to free the connection.
      answer.resume();
      resolve({ code: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

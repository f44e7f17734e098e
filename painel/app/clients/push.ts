import { nullable, object, parse, string } from "valibot";
import { get, post } from "./transport.ts";

/**
 * Messages to this device while the panel is closed. `install`: an iPhone shows them only for the installed app. `denied`: the
 * member refused, which only the settings of the browser change. `off` may be turned on.
 */
export type PushStatus = "unsupported" | "install" | "denied" | "off" | "on";

const WORKER = "/sw.js";
const idSchema = object({ id: string() });
const chaveSchema = object({ chave: nullable(string()) });

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const isIphone = () => /iPhone|iPad/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** The public key of our messages; null where the service sends none. */
export const readChave = async () => parse(chaveSchema, await get("avisos/chave")).chave;

export async function readPushStatus(): Promise<PushStatus> {
  if (!isSupported()) return isIphone() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await currentSubscription()) && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the member, then subscribes; returns the id of the device, or null when the member refused. */
export async function turnPushOn(chave: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(workerUrl() as string, { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  return keep(await subscribe(worker, chave));
}

/** At each start: the device belongs to the member who is signed in now, and follows a new key. Null where notices are off. */
export async function renewPush(): Promise<string | null> {
  if (!isSupported() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  const chave = worker && known ? await readChave() : null;
  if (!worker || !known || !chave) return null;
  if (keyOf(known) === chave) return keep(known);
  await known.unsubscribe();
  return keep(await subscribe(worker, chave));
}

export async function turnPushOff(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

export const testPush = (id: string) => post("avisos/testar", { id });

async function currentSubscription() {
  if (!isSupported()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

const subscribe = ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });

async function keep(subscription: PushSubscription): Promise<string> {
  const { endpoint: endereco, keys = {} } = subscription.toJSON();
  const aparelho = { endereco, p256dh: keys.p256dh, auth: keys.auth, nome: nameOfDevice(navigator.userAgent) };
  return parse(idSchema, await post("avisos/aparelho", aparelho)).id;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

type Policies = { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };

/** The panel's policy asks for trusted types: this is the one script address that it makes. */
function workerUrl(): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy("aviso", { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;
}

const BROWSERS: [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/OPR/, "Opera"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac/, "Mac"],
  [/Linux/, "Linux"],
];

/** In the words of the list of devices: "Chrome, Windows". */
export function nameOfDevice(userAgent: string): string {
  const nameOf = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameOf(BROWSERS) ?? "Navegador", nameOf(SYSTEMS)].filter(Boolean).join(", ");
}

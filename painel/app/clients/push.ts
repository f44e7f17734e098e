import { nullable, object, parse, string } from "valibot";
import { get, post } from "./transport.ts";

/**
 * Messages to this device while the panel is closed. `install`: an iPhone shows them only for the installed app. `denied`: the
 * member refused, which only the settings of the browser change. `off` may be turned on.
 */
export type PushStatus = "unsupported" | "install" | "denied" | "off" | "on";

const WORKER = "/sw.js";
/** In local storage: the id of this device, which stays when the browser changes its address. */
const ID = "painel:aparelho";
const idSchema = object({ id: nullable(string()) });
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

/** Until it is done, the device looks like one that was removed. */
let turningOn: Promise<unknown> | undefined;

/** Asks the member, then subscribes; returns the id of the device, or null when the member refused. */
export function turnPushOn(chave: string): Promise<string | null> {
  const turned = askAndSubscribe(chave);
  turningOn = turned.catch(() => undefined);
  return turned;
}

async function askAndSubscribe(chave: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.register(workerUrl() as string, { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  return keep(await subscribe(worker, chave));
}

/**
 * At each start: the device belongs to the member who is signed in now, and follows a new key. Null where notices are off,
 * also because the device was removed from another one.
 */
export async function renewPush(onRemoved?: () => void): Promise<string | null> {
  await turningOn;
  if (!isSupported() || Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  const chave = worker && known ? await readChave() : null;
  if (!worker || !known || !chave) return null;
  const isCurrent = keyOf(known) === chave;
  if (!isCurrent) await known.unsubscribe();
  const id = await keep(isCurrent ? known : await subscribe(worker, chave), { renova: localStorage.getItem(ID) });
  if (id === null) {
    await turnPushOff();
    onRemoved?.();
  }
  return id;
}

export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(ID);
  await (await currentSubscription())?.unsubscribe();
}

export const testPush = (id: string) => post("avisos/testar", { id });

async function currentSubscription() {
  if (!isSupported()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
}

const subscribe = ({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });

async function keep(subscription: PushSubscription, renewal?: { renova: string | null }): Promise<string | null> {
  const { endpoint: endereco, keys = {} } = subscription.toJSON();
  const nome = nameOfDevice(navigator.userAgent);
  const aparelho = { endereco, p256dh: keys.p256dh, auth: keys.auth, nome, ...renewal };
  const { id } = parse(idSchema, await post("avisos/aparelho", aparelho));
  if (id !== null) localStorage.setItem(ID, id);
  return id;
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

import { generateVapidKeys } from "./stack/vapid-keys.ts";

/** Prints a new key pair for the messages to members' devices, as lines of the service's environment. */
const { publicKey, privateKey } = generateVapidKeys();
console.log(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:`);

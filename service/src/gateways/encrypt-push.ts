import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export interface PushKeys {
  /** Public key of the device, 65 bytes in base64url. */
  p256dh: string;
  /** Secret that the device shares with us, 16 bytes in base64url. */
  auth: string;
}

/** Fixed only by the test that compares with the example of the RFC. */
interface Chance {
  salt: Buffer;
  privateKey?: Buffer;
}

const RECORD_SIZE = 4096;
const LAST_RECORD = Buffer.from([2]);

/** Encrypts a message so that only the device can read it (RFC 8291): one record with the encoding aes128gcm (RFC 8188). */
export function encryptPush(
  payload: string,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16) },
): Buffer {
  const device = Buffer.from(p256dh, "base64url");
  const ours = createECDH("prime256v1");
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const sender = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), device, sender]);
  const secret = derive(ours.computeSecret(device), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([sender.length]),
    sender,
    cipher.update(Buffer.from(payload)),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

import { execFileSync } from "node:child_process";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConnectionOptions, connect } from "node:tls";

const HOST = "fcm.googleapis.com";

export interface Pushed {
  device: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

export interface PushServiceFake {
  /** Takes connections to the push service here, instead of to the network. */
  agent: Agent;
  received: Pushed[];
  /** Status and headers of the next answers; `null` never answers. */
  answer: { status: number; headers?: Record<string, string> } | null;
  newDevice(): PushDeviceFake;
  stop(): Promise<void>;
}

export interface PushDeviceFake {
  endereco: string;
  p256dh: string;
  auth: string;
  messages(): Pushed[];
  /** Reads a message as the browser would; throws for one that was not encrypted to this device. */
  open(message: Pushed): string;
}

/** A push service on loopback with the name and a certificate of a real one, which sees only what such a service sees. */
export async function startPushService(): Promise<PushServiceFake> {
  const { key, cert } = makeCertificate();
  const server = createServer({ key, cert }, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    fake.received.push({ device: `https://${HOST}${request.url}`, headers: request.headers, body, at: Date.now() });
    if (fake.answer) response.writeHead(fake.answer.status, fake.answer.headers).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, ca: cert });
  agent.createConnection = (options) =>
    connect({ ...(options as ConnectionOptions), host: "127.0.0.1", port, servername: HOST });
  const fake: PushServiceFake = {
    agent,
    received: [],
    answer: { status: 201 },
    newDevice: () => newDevice(fake),
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return fake;
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "eden-push-"));
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "2"];
  const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const files = ["-keyout", join(folder, "key"), "-out", join(folder, "cert")];
  execFileSync("openssl", ["req", "-x509", ...curve, ...names, ...files], { stdio: "pipe" });
  const made = { key: readFileSync(join(folder, "key")), cert: readFileSync(join(folder, "cert")) };
  rmSync(folder, { recursive: true });
  return made;
}

/** What a browser makes when it subscribes. */
function newDevice({ received }: PushServiceFake): PushDeviceFake {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  const endereco = `https://${HOST}/fcm/send/${randomBytes(16).toString("hex")}`;
  return {
    endereco,
    p256dh: keys.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
    messages: () => received.filter(({ device }) => device === endereco),
    open: ({ body }) => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
      const derive = (from: Buffer, with_: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", from, with_, info, length));
      const label = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, label, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const record = body.subarray(21 + sender.length);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
      const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last byte says that this is the last record.
      return text.subarray(0, -1).toString();
    },
  };
}

/** The claims of a signature by our own key, or an error. */
export function verifyVapid({ headers }: Pushed): { aud: string; sub: string; exp: number; key: string } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", signed, options, Buffer.from(signature, "base64url"))) throw new Error("not signed by the key");
  return { ...JSON.parse(Buffer.from(claims, "base64url").toString()), key };
}

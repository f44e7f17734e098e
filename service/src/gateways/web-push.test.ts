import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PushServiceFake, startPushService, verifyVapid } from "../../../scripts/fakes/push-service.ts";
import { generateVapidKeys } from "../../../scripts/stack/vapid-keys.ts";
import { createWebPush, ForeignPushService, isPushService } from "./web-push.ts";

const VAPID = { ...generateVapidKeys(), subject: "mailto:painel@exemplo.com.br" };
const MESSAGE = { payload: '{"v":1,"t":"prazo","a":"Rosângela"}', ttl: 1800, urgent: true, topic: "a".repeat(32) };
let fake: PushServiceFake;

beforeAll(async () => {
  fake = await startPushService();
});
afterAll(() => fake.stop());

test("[AVISO-02] a message is encrypted to the device and signed with our key", async () => {
  const [device, other] = [fake.newDevice(), fake.newDevice()];
  expect(await createWebPush(VAPID, fake.agent)(device, MESSAGE)).toEqual({ status: "accepted" });
  const [sent] = device.messages();
  if (!sent) throw new Error("nothing arrived");
  expect(device.open(sent)).toBe(MESSAGE.payload);
  expect(() => other.open(sent)).toThrow();
  const changed = Buffer.from(sent.body);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  expect(() => device.open({ ...sent, body: changed })).toThrow();
  expect(sent.body.includes("Rosângela")).toBe(false);
  expect(sent.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "1800",
    urgency: "high",
    topic: MESSAGE.topic,
  });
  const { aud, sub, exp, key } = verifyVapid(sent);
  expect([aud, sub, key]).toEqual(["https://fcm.googleapis.com", VAPID.subject, VAPID.publicKey]);
  expect(exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000);
});

const FOREIGN = [
  "http://fcm.googleapis.com/fcm/send/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://169.254.169.254/latest/meta-data",
  "https://fcm.googleapis.com.example.com/x",
  "https://example.com/fcm.googleapis.com",
  "https://fcm.googleapis.com@example.com/x",
  "https://fcm.googleapis.com:8787/x",
  "https://push.apple.com.example.com/x",
  "https://evilnotify.windows.com/x",
  "file:///etc/passwd",
  "",
];

test.each(FOREIGN)("[AVISO-02] %s is refused before any connection", async (endereco) => {
  const connection = vi.spyOn(fake.agent, "createConnection");
  const sending = createWebPush(VAPID, fake.agent)({ ...fake.newDevice(), endereco }, MESSAGE);
  await expect(sending).rejects.toBeInstanceOf(ForeignPushService);
  expect(connection).not.toHaveBeenCalled();
  connection.mockRestore();
});

test.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/x",
  "https://wns2-by3p.notify.windows.com/w/?token=x",
])("[AVISO-02] %s is a push service", (endereco) => {
  expect(isPushService(endereco)).toBe(true);
});

test.each([
  [404, {}, { status: "gone" }],
  [410, {}, { status: "gone" }],
  [429, { "retry-after": "30" }, { status: "refused", code: 429, waitS: 30 }],
  [500, {}, { status: "refused", code: 500 }],
  [302, { location: "https://127.0.0.1/x" }, { status: "refused", code: 302 }],
])("[AVISO-06] the answer %i means what it says, and a redirect is not followed", async (status, headers, outcome) => {
  fake.answer = { status, headers };
  const device = fake.newDevice();
  const before = fake.received.length;
  expect(await createWebPush(VAPID, fake.agent)(device, MESSAGE)).toEqual(outcome);
  expect(fake.received.length).toBe(before + 1);
  fake.answer = { status: 201 };
});

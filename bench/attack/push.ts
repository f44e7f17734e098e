import { type PushDeviceFake, startPushService } from "../../scripts/fakes/push-service.ts";
import { generateVapidKeys } from "../../scripts/stack/vapid-keys.ts";
import { createWebPush, isPushService } from "../../service/src/gateways/web-push.ts";
import { avisarMembro } from "../../service/src/tasks/avisar-membro.ts";
import type { Arena, Member } from "./arena.ts";
import { attack, countStatuses, type Group, held, refused } from "./attack.ts";
import { control } from "./control.ts";

const ENDPOINTS = [
  "https://169.254.169.254/latest/meta-data",
  "http://fcm.googleapis.com/x",
  "https://127.0.0.1:6002/metrics",
  "https://localhost/x",
  "https://fcm.googleapis.com:8443/x",
  "https://fcm.googleapis.com@evil.example/x",
  "https://user:x@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evil.example/fcm.googleapis.com",
  "https://a.b.push.apple.com.evil.example/x",
  "https://xpush.apple.com/x",
  "https://[::1]/x",
  "https://0x7f000001/x",
  "file:///etc/passwd",
  "gopher://fcm.googleapis.com/x",
];
const KEYS = { p256dh: "a".repeat(87), auth: "a".repeat(22), nome: "Chrome" };
const subscribe = (
  { post }: Member,
  { endereco, p256dh, auth }: Pick<PushDeviceFake, "endereco" | "p256dh" | "auth">,
) => post("/avisos/aparelho", { endereco, p256dh, auth, nome: "Chrome, Android" });

/** A fake push service, and the task of the service that sends to it; the built service could not reach it. */
async function withPush<T>(
  arena: Arena,
  work: (push: {
    send(membro: string): Promise<unknown>;
    fake: Awaited<ReturnType<typeof startPushService>>;
  }) => Promise<T>,
) {
  // Notices ring in opening hours only, and the attacks run at night.
  await arena.db.query(`update privado.horario set dias = (
    select jsonb_agg('[{"abre": "00:00", "fecha": "24:00"}]'::jsonb) from generate_series(1, 7)
  )`);
  await arena.db.query(`insert into privado.feriados (dia, nome, faixas)
    values ((now() at time zone 'America/Sao_Paulo')::date, 'Aberto', '[{"abre": "00:00", "fecha": "24:00"}]') on conflict do nothing`);
  const fake = await startPushService();
  const sendPush = createWebPush({ ...generateVapidKeys(), subject: "mailto:painel@exemplo.com.br" }, fake.agent);
  try {
    return await work({ fake, send: (membro) => avisarMembro.perform({ membro }, { pool: arena.db, sendPush }) });
  } finally {
    await fake.stop();
  }
}

/** A notice about a person that waits. */
const notify = (arena: Arena, { id }: Member) =>
  arena.db.query(
    `insert into privado.pessoas (nome, email, telefone, dono, espera_desde, prazo, resumo)
    values ('Rosângela Almeida', 'rosangela@farmacia.com.br', '16998124470', $1, now(), now() + interval '1 hour', 'Tenho duas lojas')
    returning privado.avisar('prazo', 'bench:' || gen_random_uuid(), id, null, $1)`,
    [id],
  );

/** A member with a device, to which one message was sent. */
const ringing = (id: string, name: string, gain: string, end: (arena: Arena, membro: Member) => Promise<unknown>) =>
  attack(id, name, gain, (arena) =>
    withPush(arena, async ({ fake, send }) => {
      const [membro, device] = [await arena.member("atendimento"), fake.newDevice()];
      control((await subscribe(membro, device)).status === 200, "a device is kept");
      await notify(arena, membro);
      await send(membro.id);
      control(device.messages().length === 1, "a notice reaches the device");
      await end(arena, membro);
      await notify(arena, membro);
      await send(membro.id);
      return held(device.messages().length === 1, `${device.messages().length - 1} messages afterwards`);
    }),
  );

export const PUSH: Group = {
  name: "web push",
  attacks: [
    attack(
      "push-address",
      "Fifteen addresses that are not of a push service",
      "requests of our service to other machines",
      async (arena) => {
        const membro = await arena.member("atendimento");
        const answers = await Promise.all(
          ENDPOINTS.map((endereco) => membro.post("/avisos/aparelho", { endereco, ...KEYS })),
        );
        const right = await membro.post("/avisos/aparelho", {
          endereco: "https://fcm.googleapis.com/fcm/send/x",
          ...KEYS,
        });
        control(right.status === 200, "an address of a push service is kept");
        return refused(answers, 422, 400);
      },
    ),
    attack(
      "push-connection",
      "The same addresses, written into the database, at the moment of sending",
      "a connection past the list",
      (arena) =>
        withPush(arena, async ({ fake, send }) => {
          const membro = await arena.member("atendimento");
          const https = ENDPOINTS.filter((endereco) => endereco.startsWith("https://"));
          for (const endereco of https) {
            await arena.db.query("delete from privado.aparelhos_aviso where membro = $1", [membro.id]);
            control((await subscribe(membro, fake.newDevice())).status === 200, "a device is kept");
            const written = "update privado.aparelhos_aviso set endereco = $2 where membro = $1";
            control((await arena.db.query(written, [membro.id, endereco])).rowCount === 1, "its address is replaced");
            await notify(arena, membro);
            await send(membro.id).catch(() => undefined);
          }
          return held(
            fake.received.length === 0 && !https.some(isPushService),
            `${fake.received.length} connections of ${https.length}`,
          );
        }),
    ),
    attack("push-other", "The device of another member is tested and removed", "a colleague's telephone", (arena) =>
      withPush(arena, async ({ fake }) => {
        const [owner, other, device] = [
          await arena.member("atendimento"),
          await arena.member("atendimento"),
          fake.newDevice(),
        ];
        const { id } = JSON.parse((await subscribe(owner, device)).body) as { id: string };
        const tested = await other.post("/avisos/testar", { id });
        const removed = await other.rpc("retirar_aparelho", { comando: arena.uuid(), id });
        const [row] = await arena.rows<{ membro: string }>("select membro from privado.aparelhos_aviso where id = $1", [
          id,
        ]);
        return held(
          row?.membro === owner.id && tested.status === 410,
          `test ${tested.status}, removal ${removed.status}, still its owner's`,
        );
      }),
    ),
    attack(
      "push-roles",
      "leitura, the officer, a half session and a visitor turn notices on",
      "notices about people",
      async (arena) => {
        const device = { endereco: "https://fcm.googleapis.com/x", ...KEYS };
        const answers = [
          await (await arena.member("leitura")).post("/avisos/aparelho", device),
          await (await arena.member("encarregado")).post("/avisos/aparelho", device),
          await (await arena.member("gestao", "aal1")).post("/avisos/aparelho", device),
          await arena
            .visitor()
            .painel("/api/painel/avisos/aparelho", { body: device, headers: { origin: arena.painelUrl } }),
        ];
        return refused(answers, 401, 403);
      },
    ),
    ringing(
      "push-sign-out",
      "A device rings after its member signed out",
      "notices for who has the telephone",
      (_, { post }) => post("/sair"),
    ),
    ringing(
      "push-all-out",
      "A device rings after its member left all devices",
      "notices for who has the telephone",
      (_, { post }) => post("/sair-de-todos"),
    ),
    ringing(
      "push-former",
      "A device rings after its member was deactivated",
      "notices for a former member",
      async (arena, { id }) => {
        const gestao = await arena.member("gestao");
        const heir = await arena.member("atendimento");
        const written = await gestao.rpc("gravar_membro", {
          ...{
            comando: arena.uuid(),
            id,
            nome: "Membro atendimento",
            papel: "atendimento",
            ativa: false,
            herdeiro: heir.id,
          },
        });
        control(written.status === 200, `gestao deactivates a member (${written.status})`);
      },
    ),
    attack(
      "push-payload",
      "The push service and the locked screen learn who wrote",
      "personal data at a vendor",
      (arena) =>
        withPush(arena, async ({ fake, send }) => {
          const [membro, device] = [await arena.member("atendimento"), fake.newDevice()];
          await subscribe(membro, device);
          await notify(arena, membro);
          await send(membro.id);
          const [message] = device.messages();
          control(message !== undefined, "a message arrives");
          const seen = `${JSON.stringify(message?.headers)}${message?.body.toString("latin1")}${message && device.open(message)}`;
          return held(!/Ros|Almeida|16998124470|rosangela|lojas/.test(seen), message ? device.open(message) : "");
        }),
    ),
    attack("push-flood", "One member tests a device without end", "a vendor that blocks us", async (arena) => {
      const { post } = await arena.member("atendimento");
      const answers = [];
      for (let count = 0; count < 12; count += 1) answers.push(await post("/avisos/testar", { id: arena.uuid() }));
      return held(
        answers.slice(10).every(({ status }) => status === 429),
        countStatuses(answers),
      );
    }),
  ],
};

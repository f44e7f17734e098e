import { attack, countStatuses, type Group, held, refused } from "./attack.ts";

const KEYS = { p256dh: "a".repeat(87), auth: "a".repeat(22), nome: "Chrome" };

export const PUSH: Group = {
  name: "web push",
  attacks: [
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

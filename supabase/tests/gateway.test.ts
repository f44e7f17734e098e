import { expect, test } from "vitest";
import { accessFacts } from "../../scripts/access/access.ts";
import { ALLOWED_ACCESS } from "../../scripts/access/allowed-access.ts";
import { validRow } from "./support/rows.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();

test("serving requests adds no grants", async () => {
  await api.insert("leadlive", validRow("leadlive"));
  await api.call("diagnosticos_perguntas");
  expect(await accessFacts(api.sql)).toEqual(ALLOWED_ACCESS);
});

test("requests without a key, or with a wrong one, are rejected", async () => {
  for (const headers of [{ apikey: "" }, { apikey: "sb_publishable_errada" }]) {
    expect((await api.call("diagnosticos_perguntas", { headers })).status).toBe(401);
  }
});

test("the secret key reads what visitors cannot", async () => {
  const row = validRow("contato");
  await api.insert("contato", row);
  const answer = await api.call(`contato?id=eq.${row.id}`, { headers: { apikey: api.keys.secretKey } });
  expect(answer.body).toMatchObject([{ id: row.id, mensagem: row.mensagem }]);
});

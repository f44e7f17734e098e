import { beforeAll, expect, test } from "vitest";
import { accessFacts } from "../../scripts/access/access.ts";
import { ALLOWED_ACCESS } from "../../scripts/access/allowed-access.ts";
import { startGateway } from "../../scripts/stack/gateway.ts";
import { validRow } from "./support/rows.ts";
import { useApi } from "./support/test-api.ts";

const api = useApi();

beforeAll(async () => {
  await api.sql.unsafe(`
    create table privado.pedidos_vistos (metodo text, caminho text, endereco text, papel text);
    create function public.antes() returns void language sql security definer set search_path = '' as $$
      insert into privado.pedidos_vistos values (current_setting('request.method'), current_setting('request.path'),
        current_setting('request.headers')::json ->> 'cf-connecting-ip', current_setting('role'))
    $$;
    grant execute on function public.antes() to anon, service_role`);
});

test("serving requests adds no grants", async () => {
  await api.insert("leadlive", validRow("leadlive"));
  await api.call("diagnosticos_perguntas");
  const facts = (await accessFacts(api.sql)).filter((fact) => !fact.includes("antes()"));
  expect(facts).toEqual(ALLOWED_ACCESS);
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

test("a pre-request function runs with the visitor's role before reads, inserts and functions", async () => {
  const { databaseUrl, keys } = api;
  const second = await startGateway({ databaseUrl, keys, preRequest: "public.antes" });
  try {
    const headers = {
      apikey: keys.publishableKey,
      "content-type": "application/json",
      "cf-connecting-ip": "198.18.9.9",
    };
    const post = (body: unknown) => ({ method: "POST", headers, body: JSON.stringify(body) });
    await api.sql`truncate privado.pedidos_vistos`;
    await fetch(`${second.restUrl}/diagnosticos_perguntas?select=id`, { headers });
    await fetch(`${second.restUrl}/leadlive`, post(validRow("leadlive")));
    await fetch(`${second.restUrl}/rpc/localizar_loja`, post({ p_cnpj: "1", p_cpf: "1" }));
    const seen = await api.sql`select metodo, caminho from privado.pedidos_vistos
      where endereco = '198.18.9.9' and papel = 'anon'`;
    expect([...seen]).toEqual([
      { metodo: "GET", caminho: "/diagnosticos_perguntas" },
      { metodo: "POST", caminho: "/leadlive" },
      { metodo: "POST", caminho: "/rpc/localizar_loja" },
    ]);
  } finally {
    await second.stop();
  }
});

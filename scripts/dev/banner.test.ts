import { expect, test } from "vitest";
import { COLEGAS } from "../samples/colegas.ts";
import { bannerOf } from "./banner.ts";

test("the banner fits in 15 lines and names every sample member with the role", () => {
  const url = "http://127.0.0.1:9000";
  const banner = bannerOf(12.3, {
    ...{ site: url, request: `${url}/acompanhar#x`, painel: url, signIn: "imitation", mailbox: url, emails: url },
    ...{
      answers: true,
      payments: url,
      accounts: url,
      texts: [url, url],
      service: url,
      database: "postgres://127.0.0.1/eden",
    },
  });
  expect(banner.split("\n").length).toBeLessThanOrEqual(15);
  expect(banner).toContain("running (12 s)");
  expect(banner).toContain("sign-in: imitation");
  for (const { email, papel } of COLEGAS) expect(banner).toContain(`${email} (${papel})`);
});

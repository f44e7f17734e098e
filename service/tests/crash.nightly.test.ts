import { expect, test } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { crashRun } from "./crash-run.ts";

test("[SEC-M1] sales while the service and the database are killed: every order paid once, one account, one e-mail", {
  timeout: timeLimit(240_000),
}, async () => {
  const report = await crashRun({ orders: 12, kills: 4, killDatabase: true, hurryLocks: true });
  expect(report).toMatchObject({
    durable: true,
    serviceSurvivedDatabase: true,
    paidOrders: 12,
    activeAccounts: 12,
    accountsAtTheApi: 12,
    ordersWithoutAccount: 0,
    paymentMails: 12,
    paidWithoutJob: 0,
    jobsFailed: 0,
  });
  expect(report.samples).toBeGreaterThan(10);
  expect(report.oldestLockSeconds).toBeLessThan(120);
});

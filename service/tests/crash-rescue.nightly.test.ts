import { expect, test } from "vitest";
import { timeLimit } from "../../scripts/time-limit.ts";
import { crashRescueRun } from "./crash-rescue-run.ts";

test("[COBRANCA-03] unpaid orders while the service is killed: no message twice, none after a payment or refusal, none missing", {
  timeout: timeLimit(360_000),
}, async () => {
  expect(await crashRescueRun({ orders: 20, kills: 3 })).toMatchObject({
    paid: 12,
    refused: 4,
    handedToAPerson: 4,
    messages: 0 + 4 + 8 + 4 + 8,
    twiceUnderANewId: 0,
    afterPaymentOrRefusal: 0,
    missing: 0,
    jobsFailed: 0,
  });
});

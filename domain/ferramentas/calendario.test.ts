import { expect, test } from "vitest";
import { bankDayFrom, dayOfMonth, fifthWorkingDay, mondayOf } from "./calendario.ts";

test("[FERRAMENTA-28] the fifth working day counts Saturdays, and is paid on the banking day before", () => {
  const days = [
    fifthWorkingDay(2026, 11),
    fifthWorkingDay(2026, 12),
    fifthWorkingDay(2027, 1),
    fifthWorkingDay(2027, 2),
    fifthWorkingDay(2027, 5),
  ];
  expect(days).toEqual(["2026-11-06", "2026-12-04", "2027-01-07", "2027-02-05", "2027-05-07"]);
});

test("[FERRAMENTA-28] FGTS and 13th salary move to the banking day before, the DAS to the one after", () => {
  const before = ["2026-11-20", "2026-12-20", "2027-01-20", "2027-02-20", "2025-11-30"].map((dia) =>
    bankDayFrom(dia, -1),
  );
  expect(before).toEqual(["2026-11-19", "2026-12-18", "2027-01-20", "2027-02-19", "2025-11-28"]);
  const after = ["2026-11-20", "2026-12-20", "2027-02-20"].map((dia) => bankDayFrom(dia, 1));
  expect(after).toEqual(["2026-11-23", "2026-12-21", "2027-02-22"]);
});

test("[FERRAMENTA-28] banks close on Carnival and Corpus Christi, which are computed", () => {
  expect([bankDayFrom("2027-02-08", 1), bankDayFrom("2027-05-27", 1), bankDayFrom("2027-03-26", 1)]).toEqual([
    "2027-02-10",
    "2027-05-28",
    "2027-03-29",
  ]);
});

test("[FERRAMENTA-27] weeks begin on Monday, and day 31 of a shorter month is its last day", () => {
  expect([mondayOf("2026-11-18"), mondayOf("2026-11-22"), mondayOf("2026-11-16")]).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-16",
  ]);
  expect([dayOfMonth(2026, 11, 31), dayOfMonth(2027, 2, 31), dayOfMonth(2028, 2, 31)]).toEqual([
    "2026-11-30",
    "2027-02-28",
    "2028-02-29",
  ]);
});

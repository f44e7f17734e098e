import { string } from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TabMemory } from "./tab-memory.ts";

const HOUR = 60 * 60 * 1000;
const [ANA, BIA] = ["00000000-0000-4000-9000-00000000000a", "00000000-0000-4000-9000-00000000000b"];

/** A reload: memory is gone, the storage of the tab stays. */
const reload = () => new TabMemory("teste", string());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test("[RESPOSTA-02] what a member typed survives a reload and a session that ended, and nobody else reads it", () => {
  const before = reload();
  TabMemory.open(ANA);
  before.set("nota:1", "Duas lojas");
  const after = reload();
  expect(after.all().size).toBe(0);
  TabMemory.open(ANA);
  expect([...after.all()]).toEqual([["nota:1", "Duas lojas"]]);
  const other = reload();
  TabMemory.open(BIA);
  expect(other.all().size).toBe(0);
  expect(Object.keys(sessionStorage).filter((key) => key.includes("teste"))).toEqual([]);
});

test("[RESPOSTA-02] each value is deleted 16 hours after its last change, in an open tab and in a restored one", () => {
  const store = reload();
  TabMemory.open(BIA);
  TabMemory.open(ANA);
  store.set("velha", "a");
  vi.advanceTimersByTime(HOUR);
  store.set("nova", "b");
  vi.advanceTimersByTime(15 * HOUR);
  expect([...store.all().keys()]).toEqual(["nova"]);
  const kept = { ...sessionStorage };
  vi.advanceTimersByTime(HOUR);
  expect(store.all().size).toBe(0);
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  reload();
  expect(Object.keys(sessionStorage).filter((key) => key.includes("teste"))).toEqual([]);
});

test("[RESPOSTA-02, ACESSO-05] signing out deletes it, also in the other tabs of the browser", async () => {
  const store = reload();
  TabMemory.open(BIA);
  TabMemory.open(ANA);
  const elsewhere = new BroadcastChannel("painel_abas");
  const heard = new Promise((resolve) => elsewhere.addEventListener("message", resolve, { once: true }));
  store.set("nota:1", "Duas lojas");
  store.clear();
  await heard;
  expect(Object.keys(sessionStorage).filter((key) => key.includes("teste"))).toEqual([]);
  store.set("nota:1", "De novo");
  elsewhere.postMessage("clear");
  await vi.waitFor(() => expect(store.all().size).toBe(0));
  elsewhere.close();
});

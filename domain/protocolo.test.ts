import fc from "fast-check";
import { expect, test } from "vitest";
import { inicioDaCompra, protocoloOf } from "./protocolo.ts";

test.each([
  ["00000000-0000-4000-8000-000000000000", "ED-0000-0000"],
  ["ffffffff-ffff-4fff-bfff-ffffffffffff", "ED-ZZZZ-ZZZZ"],
  ["00000000-1f00-4000-8000-000000000000", "ED-0000-000Z"],
  ["0123456789AB4DEF8123456789abcdef", "ED-04HM-ASW9"],
])("%s becomes %s", (uuid, protocolo) => {
  expect(protocoloOf(uuid)).toBe(protocolo);
});

test("any UUID gives a number without ambiguous letters, the same one every time", () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (uuid) => {
      expect(protocoloOf(uuid)).toMatch(/^ED-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(protocoloOf(uuid.toUpperCase())).toBe(protocoloOf(uuid));
    }),
  );
});

test("UUIDs that differ in their first 40 bits give different numbers", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const sameStart = one.slice(0, 11) === other.slice(0, 11);
      expect(protocoloOf(one) === protocoloOf(other)).toBe(sameStart);
    }),
  );
});

test.each(["", "abc", "ED-0000-0000", "zzzzzzzz-zzzz-4zzz-8zzz-zzzzzzzzzzzz"])("%j is not a UUID", (text) => {
  expect(() => protocoloOf(text)).toThrow("UUID");
});

test("[COMPRA-01] a purchase has the number of its first row: the interest, else the order, else the row itself", () => {
  expect(inicioDaCompra({ inicioId: "lead", pedidoId: "pedido", id: "cadastro" })).toBe("lead");
  expect(inicioDaCompra({ inicioId: null, pedidoId: "pedido", id: "cadastro" })).toBe("pedido");
  expect(inicioDaCompra({ id: "cadastro" })).toBe("cadastro");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { INICIO, maxZoom, moveEnquadre, recorteOf } from "./recorte.ts";

const PROPORCAO = 1600 / 1917;

test("[TEXTO-01] a landscape photo keeps its height, an upright one its width", () => {
  expect(recorteOf({ largura: 3000, altura: 1917 }, PROPORCAO, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({
    x: 700,
    y: 0,
    largura: 1600,
    altura: 1917,
  });
  expect(recorteOf({ largura: 1600, altura: 2917 }, PROPORCAO, { zoom: 1, x: 0.5, y: 1 })).toMatchObject({
    x: 0,
    y: 1000,
    largura: 1600,
  });
});

test("[TEXTO-01] the frame stays inside the photo and keeps its ratio, wherever it is moved", () => {
  const side = fc.integer({ min: 800, max: 8000 });
  const unit = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), unit, unit, (largura, altura, near, dx, dy) => {
      const foto = { largura, altura };
      const zoom = 1 + near * (maxZoom(foto, PROPORCAO, 480) - 1);
      const moved = moveEnquadre(foto, PROPORCAO, { ...INICIO, zoom }, [dx, dy]);
      const { x, y, ...size } = recorteOf(foto, PROPORCAO, moved);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + size.largura).toBeLessThanOrEqual(largura);
      expect(y + size.altura).toBeLessThanOrEqual(altura);
      expect(Math.abs(size.largura - size.altura * PROPORCAO)).toBeLessThan(2);
    }),
  );
});

test("[TEXTO-01] the photo follows the finger: pulled to the right, the frame moves left, until the edge", () => {
  const foto = { largura: 4000, altura: 1917 };
  const { largura } = recorteOf(foto, PROPORCAO, INICIO);
  const moved = moveEnquadre(foto, PROPORCAO, INICIO, [0.25, 0]);
  const before = recorteOf(foto, PROPORCAO, INICIO).x;
  expect(before - recorteOf(foto, PROPORCAO, moved).x).toBeCloseTo(largura / 4, -1);
  expect(recorteOf(foto, PROPORCAO, moveEnquadre(foto, PROPORCAO, INICIO, [9, 9])).x).toBe(0);
});

import { expect, test } from "vitest";
import { findParecidas, type Lugar } from "./parecidas.ts";

let next = 1;
/** One degree of longitude at the equator is 111 km. */
const town = (uf: string, longitude: number, habitantes: number): Lugar => ({
  ...{ ibge: next++, uf, latitude: 0, longitude, habitantes },
});
const found = (lugar: Lugar, lugares: Lugar[]) =>
  findParecidas(lugares)
    .filter(({ ibge }) => ibge === lugar.ibge)
    .map(({ outra, km, criterio }) => [outra, km, criterio]);

test("[PRACA-24] the five nearest of the state with two thirds to one and a half times the inhabitants, nearest first", () => {
  const own = town("SP", -50, 9000);
  const [far, near, small, large, foreign] = [
    town("SP", -53, 13_500),
    town("SP", -51, 6000),
    town("SP", -50, 5999),
    town("SP", -50, 13_501),
    town("PR", -50, 9000),
  ];
  const others = [-52, -54, -55, -56].map((longitude) => town("SP", longitude, 9000));
  expect(found(own, [own, far, near, small, large, foreign, ...others])).toEqual([
    [near.ibge, 111, "estado"],
    [others[0]?.ibge, 222, "estado"],
    [far.ibge, 334, "estado"],
    [others[1]?.ibge, 445, "estado"],
    [others[2]?.ibge, 556, "estado"],
  ]);
});

test("[PRACA-24] with fewer than three in the state the country is searched, then the closest populations", () => {
  const own = town("DF", -50, 9000);
  const [same, one, two] = [town("DF", -51, 9000), town("GO", -52, 9000), town("GO", -53, 9000)];
  expect(found(own, [own, same, one, two])).toEqual([
    [same.ibge, 111, "pais"],
    [one.ibge, 222, "pais"],
    [two.ibge, 334, "pais"],
  ]);
  const huge = town("SP", -50, 900_000);
  const sizes = [10_000, 20_000, 400_000, 3_000_000, 30_000, 600_000].map((people) => town("SP", -51, people));
  expect(found(huge, [huge, ...sizes]).map(([outra]) => outra)).toEqual(
    [600_000, 400_000, 3_000_000, 30_000, 20_000].map(
      (people) => sizes.find(({ habitantes }) => habitantes === people)?.ibge,
    ),
  );
});

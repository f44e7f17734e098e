/** A town to compare: its seat in degrees, and its inhabitants. */
export interface Lugar {
  ibge: number;
  uf: string;
  latitude: number;
  longitude: number;
  habitantes: number;
}

/** A town that is shown beside another, and the rule by which it was chosen. */
export interface Parecida {
  ibge: number;
  outra: number;
  km: number;
  criterio: "estado" | "pais" | "populacao";
}

const EARTH_KM = 6371;
/** Two thirds to one and a half times the inhabitants. */
const SIZE = 1.5;
const FEWEST = 3;
const MOST = 5;

interface Point extends Lugar {
  x: number;
  y: number;
  z: number;
}

/**
 * Per town the five nearest of similar size in its state; with fewer than three there, in the country; with fewer than three
 * there too, the five closest in population. Here and not in the database, which takes a hundred times as long.
 */
export function findParecidas(lugares: Lugar[]): Parecida[] {
  const all = lugares.map(toPoint);
  const byUf = Map.groupBy(all, ({ uf }) => uf);
  return all.flatMap((town) => {
    const inState = nearest(town, byUf.get(town.uf) ?? []);
    if (inState.length >= FEWEST) return inState.map((other) => toParecida(town, other, "estado"));
    const inCountry = nearest(town, all);
    if (inCountry.length >= FEWEST) return inCountry.map((other) => toParecida(town, other, "pais"));
    return closest(town, all).map((other) => toParecida(town, other, "populacao"));
  });
}

function nearest(town: Point, others: Point[]): Point[] {
  const similar = others.filter(
    ({ ibge, habitantes }) =>
      ibge !== town.ibge && habitantes >= town.habitantes / SIZE && habitantes <= town.habitantes * SIZE,
  );
  return first(similar, (other) => chord(town, other));
}

function closest(town: Point, others: Point[]): Point[] {
  const different = others.filter(({ ibge }) => ibge !== town.ibge);
  return first(different, ({ habitantes }) => Math.abs(Math.log(habitantes / town.habitantes)));
}

const first = (points: Point[], far: (point: Point) => number) =>
  points
    .map((point) => ({ point, far: far(point) }))
    .sort((one, other) => one.far - other.far || one.point.ibge - other.point.ibge)
    .slice(0, MOST)
    .map(({ point }) => point);

function toPoint(lugar: Lugar): Point {
  const [lat, lon] = [(lugar.latitude * Math.PI) / 180, (lugar.longitude * Math.PI) / 180];
  return { ...lugar, x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
}

/** On a sphere of radius 1, straight through it: in the same order as along its surface. */
const chord = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);

const toParecida = (town: Point, other: Point, criterio: Parecida["criterio"]): Parecida => ({
  ibge: town.ibge,
  outra: other.ibge,
  km: Math.round(2 * EARTH_KM * Math.asin(Math.min(1, chord(town, other) / 2))),
  criterio,
});

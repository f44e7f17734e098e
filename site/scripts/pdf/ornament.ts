/** Gold line drawing: leaves along branches, as on the book's cover. Units are those of the surrounding SVG. */
export function leaf(x: number, y: number, angle: number, length: number, filled: boolean): string {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (along: number, across: number) =>
    `${round(x + along * length * cos - across * length * sin)} ${round(y + along * length * sin + across * length * cos)}`;
  const edge = `M${at(0, 0)}C${at(0.3, -0.24)} ${at(0.75, -0.22)} ${at(1, 0)}C${at(0.75, 0.22)} ${at(0.3, 0.24)} ${at(0, 0)}Z`;
  if (filled) return `<path class="cheio" d="${edge}"/>`;
  return `<path d="${edge}M${at(0.14, 0)}L${at(0.78, 0)}"/>`;
}

type Point = readonly [number, number];

/** A stem from one point to another, bent towards a third, with pairs of leaves that get smaller towards the tip. */
export function branch(from: Point, bend: Point, to: Point, pairs: number, length: number): string {
  const along = (t: number, axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * to[axis];
  const slope = (t: number, axis: 0 | 1) => (1 - t) * (bend[axis] - from[axis]) + t * (to[axis] - bend[axis]);
  let drawing = `<path d="M${from.join(" ")}Q${bend.join(" ")} ${to.join(" ")}"/>`;
  for (let pair = 1; pair <= pairs; pair++) {
    const t = pair / (pairs + 0.2);
    const angle = Math.atan2(slope(t, 1), slope(t, 0));
    const size = length * (1 - 0.45 * t);
    const isOdd = pair % 2 === 1;
    drawing += leaf(along(t, 0), along(t, 1), angle + 0.75, size, isOdd);
    drawing += leaf(along(t, 0), along(t, 1), angle - 0.75, size, !isOdd);
  }
  return drawing + leaf(to[0], to[1], Math.atan2(slope(1, 1), slope(1, 0)), length * 0.6, true);
}

export function sun(x: number, y: number, radius: number, rays = 24): string {
  const ray = (index: number) => {
    const angle = (index * 2 * Math.PI) / rays;
    const point = (distance: number) =>
      `${round(x + radius * distance * Math.cos(angle))} ${round(y + radius * distance * Math.sin(angle))}`;
    return `M${point(1.35)}L${point(index % 2 === 0 ? 2.1 : 1.8)}`;
  };
  const drawing = Array.from({ length: rays }, (_, index) => ray(index)).join("");
  return `<circle class="cheio" cx="${x}" cy="${y}" r="${radius}"/><path d="${drawing}"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** São Paulo has no summer time. */
const BEHIND_UTC = 3 * 3_600_000;

/**
 * Today in São Paulo. Not `diaOf`: the first DateTimeFormat of a page costs a slow phone as much as the page's own script,
 * and a tool needs the day only to choose a table.
 */
export const today = () => new Date(Date.now() - BEHIND_UTC).toISOString().slice(0, 10);

/** São Paulo has no summer time. */
const BEHIND_UTC = 3 * 3_600_000;

/**
 * The day of a moment in São Paulo. Not `diaOf`: the first DateTimeFormat of a page costs a slow phone as much as the page's own
 * script, and a tool needs the day only to choose a table and to say when something was kept.
 */
export const diaDe = (moment: number) => new Date(moment - BEHIND_UTC).toISOString().slice(0, 10);

export const today = () => diaDe(Date.now());

/** "31/12/2026" */
export const formatDia = (dia: string) => dia.split("-").reverse().join("/");

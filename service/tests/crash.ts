import { crashRun } from "./crash-run.ts";

/**
 * Run by hand: `npm run bench -- crash 100 20` creates 100 orders while the service is killed 20 times and the database once.
 */
const [orders = 100, kills = 20] = process.argv.slice(2).map(Number);
console.table(await crashRun({ orders, kills, killDatabase: true }));

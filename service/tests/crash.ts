import { crashRun } from "./crash-run.ts";

/** On demand: `npm run crash -- 100 20` sells 100 orders through 20 deaths of the service and one of the database. */
const [orders = 100, kills = 20] = process.argv.slice(2).map(Number);
console.table(await crashRun({ orders, kills, killDatabase: true }));

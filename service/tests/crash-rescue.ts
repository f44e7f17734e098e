import { crashRescueRun } from "./crash-rescue-run.ts";

/** Run by hand: `npm run bench -- crash-rescue 200 20` follows 200 unpaid orders while the service is killed 20 times. */
const [orders = 200, kills = 20] = process.argv.slice(2).map(Number);
console.table(await crashRescueRun({ orders, kills }));

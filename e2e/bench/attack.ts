import { parseArgs } from "node:util";
import { createArena, openDatabase } from "../../bench/attack/arena.ts";
import { GROUPS } from "../../bench/attack/groups.ts";
import { startMailIn } from "../../bench/attack/mail-in.ts";
import { runAttacks, summarise } from "../../bench/attack/run-attacks.ts";
import { machineFacts, writeResults } from "../../bench/support/results.ts";
import { requireBuild } from "../../scripts/build-problem.ts";
import { folderOf } from "../../scripts/static/nginx.ts";
import { ports } from "../support/ports.ts";
import { startProduct } from "../support/product.ts";

/**
 * The attacks of the security review and of the surface that came since, against one private instance of the built product
 * on loopback: nginx, service, database, sign-in server and a real mail server, with the rate limits of the migrations.
 * Fails if one succeeds, or if a control shows that it proves nothing. `npm run bench -- attack --only sign-in`.
 */
const { values } = parseArgs({ options: { only: { type: "string" } } });
const groups = GROUPS.filter(({ name }) => name.startsWith(values.only ?? ""));
if (groups.length === 0) throw new Error(`--only takes one of: ${GROUPS.map(({ name }) => name).join("; ")}`);
requireBuild();

const facts = machineFacts();
const begun = performance.now();
const mailIn = await startMailIn();
// The service inherits the environment: it reads this mailbox.
Object.assign(process.env, mailIn.env);
const product = await startProduct(ports, undefined, "production");
const db = openDatabase(product.stack.databaseUrl);
try {
  const arena = createArena({ ...product, folder: folderOf(ports), deliver: mailIn.deliver }, db);
  const ready = () => arena.visitor().site("/api/readyz");
  await arena.until(() =>
    ready().then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  const judged = await runAttacks(arena, groups);
  const figures = summarise(judged);
  const seconds = Math.round((performance.now() - begun) / 1000);
  if (!values.only) writeResults("attack", { machine: facts, seconds, ...figures, judged });
  console.log(`\nSign-in: ${product.stack.signIn}`, { seconds, ...figures });
  if (figures.broken + figures.provesNothing > 0) process.exitCode = 1;
} finally {
  await db.end();
  await product.stop();
  await mailIn.stop();
}

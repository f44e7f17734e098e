import { startStack } from "./stack.ts";

/** The parent that the stack's test kills. */
const { databaseUrl, restUrl } = await startStack({ dataDir: process.argv[2] ?? "" });
process.send?.({ databaseUrl, restUrl });

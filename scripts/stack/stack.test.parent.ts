import { startStack } from "./stack.ts";

/** The parent process that the test of the stack kills. */
const { databaseUrl, restUrl } = await startStack({ dataDir: process.argv[2] ?? "" });
process.send?.({ databaseUrl, restUrl });

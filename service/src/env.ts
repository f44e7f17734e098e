import { email, flatten, integer, object, optional, pipe, safeParse, string, toNumber, url } from "valibot";

const address = pipe(string(), email("must be an e-mail address"));
const entries = {
  /** Session or direct connection: the queue listens, which a transaction pooler cannot do. */
  DATABASE_URL: pipe(string(), url("must be a postgres:// address")),
  PORT: pipe(optional(string(), "8787"), toNumber("must be a port"), integer("must be a port")),
  SMTP_URL: pipe(string(), url("must be an smtp:// address")),
  MAIL_FROM: address,
  /** Where the sales team reads about new leads. */
  MAIL_TEAM: address,
};
const schema = object(entries, "is required");

/** Reads the environment once, and names everything that is wrong with it in one error. */
export function readEnv(source: Record<string, string | undefined>) {
  const result = safeParse(schema, source);
  if (result.success) return result.output;
  const problems = Object.entries(flatten(result.issues).nested ?? {}).map(
    ([name, words]) => `  ${name} ${words?.[0]}`,
  );
  throw new Error(`The environment is not complete (see .env.example):\n${problems.join("\n")}`);
}

import {
  email,
  flatten,
  integer,
  minLength,
  object,
  optional,
  pipe,
  safeParse,
  string,
  toNumber,
  transform,
  url,
} from "valibot";

const address = pipe(string(), email("must be an e-mail address"));
const httpUrl = pipe(
  string(),
  url("must be an http:// or https:// address"),
  transform((value) => value.replace(/\/$/, "")),
);
/** A line left empty is a value not given. */
const optionalText = pipe(
  optional(string(), ""),
  transform((value) => value || undefined),
);
const entries = {
  /** Session or direct connection: the queue listens, which a transaction pooler cannot do. */
  DATABASE_URL: pipe(string(), url("must be a postgres:// address")),
  PORT: pipe(optional(string(), "8787"), toNumber("must be a port"), integer("must be a port")),
  /** Only this machine, unless a container's network is the wall around it. */
  HOST: optional(string(), "127.0.0.1"),
  SMTP_URL: pipe(string(), url("must be an smtp:// address")),
  MAIL_FROM: address,
  /** Where the sales team reads about new leads. */
  MAIL_TEAM: address,
  /** The public address of the site: buyers come back to it, and e-mails point to it. */
  SITE_URL: httpUrl,
  ASAAS_URL: pipe(optional(string(), "https://api.asaas.com/v3"), httpUrl),
  ASAAS_API_KEY: string(),
  /** Chosen by us, told to the provider: its notices carry it. */
  ASAAS_WEBHOOK_TOKEN: pipe(string(), minLength(32, "must have at least 32 characters")),
  /** Without address and key the team opens the accounts. */
  ACCOUNT_API_URL: optionalText,
  ACCOUNT_API_KEY: optionalText,
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

import {
  check,
  email,
  flatten,
  integer,
  literal,
  minLength,
  object,
  optional,
  pick,
  pipe,
  safeParse,
  string,
  toNumber,
  transform,
  union,
  url,
} from "valibot";

const address = pipe(string(), email("must be an e-mail address"));
const httpUrl = pipe(
  string(),
  url("must be an http:// or https:// address"),
  transform((value) => value.replace(/\/$/, "")),
);
/** An empty value counts as not set. */
const optionalText = pipe(
  optional(string(), ""),
  transform((value) => value || undefined),
);
const optionalUrl = pipe(
  optional(string(), ""),
  union([
    pipe(
      literal(""),
      transform(() => undefined),
    ),
    httpUrl,
  ]),
);
const entries = {
  /** Session or direct connection: the queue uses LISTEN, which a transaction pooler does not support. */
  DATABASE_URL: pipe(string(), url("must be a postgres:// address")),
  PORT: pipe(optional(string(), "8787"), toNumber("must be a port"), integer("must be a port")),
  /** Loopback only, unless a container's network isolates the port. */
  HOST: optional(string(), "127.0.0.1"),
  SMTP_URL: pipe(string(), url("must be an smtp:// address")),
  MAIL_FROM: address,
  /** The sales team's mailbox for new leads. */
  MAIL_TEAM: address,
  /** Public URL of the site, for redirects after the payment and links in e-mails. */
  SITE_URL: httpUrl,
  ASAAS_URL: pipe(optional(string(), "https://api.asaas.com/v3"), httpUrl),
  ASAAS_API_KEY: string(),
  /** Chosen by us and configured at the provider, which sends it with each webhook event. */
  ASAAS_WEBHOOK_TOKEN: pipe(string(), minLength(32, "must have at least 32 characters")),
  /** Without URL and key the team opens the accounts by hand. */
  ACCOUNT_API_URL: optionalText,
  ACCOUNT_API_KEY: optionalText,
  /** Origin of the staff panel. Without it and the three values of Supabase, the panel is not served. */
  PAINEL_URL: optionalUrl,
  /** The project that signs the team in; its data API is not used. */
  SUPABASE_URL: optionalUrl,
  SUPABASE_PUBLISHABLE_KEY: optionalText,
  SUPABASE_SECRET_KEY: optionalText,
  /** Starts a build of the site when texts were approved. Without it the team starts it by hand. */
  CONTEUDO_HOOK_URL: optionalUrl,
  CONTEUDO_HOOK_TOKEN: optionalText,
  /** With this token a build fetches the approved texts. Without it nothing is handed out. */
  CONTEUDO_TOKEN: pipe(
    optionalText,
    check((value) => value === undefined || value.length >= 32, "must have at least 32 characters"),
  ),
  /** Origin that serves the preview of drafts. */
  CONTEUDO_PREVIA_URL: optionalUrl,
  /** WebDAV address and token of the share with the public CNPJ register. Without both it is not loaded. */
  RECEITA_URL: optionalUrl,
  RECEITA_TOKEN: optionalText,
  /** Holds about 7 GB while the register is downloaded. Default: a folder in the system's temporary one. */
  RECEITA_FOLDER: optionalText,
};
const schema = object(entries, "is required");
const receitaSchema = pick(schema, ["DATABASE_URL", "RECEITA_URL", "RECEITA_TOKEN", "RECEITA_FOLDER"]);

type Source = Record<string, string | undefined>;

/** Parses the environment once and reports all problems in one error. */
export const readEnv = (source: Source) => parseEnv(schema, source);

/** The part that the loader of the register needs, which may run on another machine. */
export const readReceitaEnv = (source: Source) => parseEnv(receitaSchema, source);

function parseEnv<Schema extends typeof schema | typeof receitaSchema>(parsed: Schema, source: Source) {
  const result = safeParse(parsed, source);
  if (result.success) return result.output;
  const problems = Object.entries<string[] | undefined>(flatten<Schema>(result.issues).nested ?? {}).map(
    ([name, words]) => `  ${name} ${words?.[0]}`,
  );
  throw new Error(`The environment is not complete (see .env.example):\n${problems.join("\n")}`);
}

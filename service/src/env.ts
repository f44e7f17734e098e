import {
  email,
  flatten,
  integer,
  maxValue,
  minLength,
  minValue,
  object,
  optional,
  pick,
  pipe,
  rawCheck,
  regex,
  safeParse,
  string,
  toNumber,
  transform,
} from "valibot";
import { databaseProblem, imapProblem, smtpProblem, webProblem } from "./addresses.ts";

const mailAddress = pipe(string(), email("must be an e-mail address"));
const address = (problemOf: (value: string) => string | undefined) =>
  pipe(
    string(),
    rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && problemOf(dataset.value);
      if (problem) addIssue({ message: problem });
    }),
  );
const webAddress = pipe(
  address(webProblem),
  transform((value) => value.replace(/\/$/, "")),
);
const token = pipe(string(), minLength(32, "must have at least 32 characters"));
const NO_PORT = "must be a port";

const entries = {
  /** Session or direct connection: the queue uses LISTEN, which a transaction pooler does not support. */
  DATABASE_URL: address(databaseProblem),
  PORT: pipe(
    optional(string(), "8787"),
    toNumber(NO_PORT),
    integer(NO_PORT),
    minValue(1, NO_PORT),
    maxValue(65_535, NO_PORT),
  ),
  /** Loopback only, unless a container's network isolates the port. */
  HOST: optional(string(), "127.0.0.1"),
  SMTP_URL: address(smtpProblem),
  MAIL_FROM: mailAddress,
  /** The sales team's mailbox for new leads. */
  MAIL_TEAM: mailAddress,
  /** Mailbox to which people answer, and the folder of it that is read. All four or none; without them replies go to the author. */
  IMAP_URL: optional(address(imapProblem)),
  IMAP_FOLDER: optional(string()),
  /** Name that our own mail server writes into Authentication-Results; results under another name are ignored. */
  IMAP_AUTHSERV_ID: optional(string()),
  /** `conversas@host`: the code of a conversation follows a plus sign. `code@host`: it replaces the name, for a catch-all. */
  MAIL_REPLIES: optional(
    pipe(
      mailAddress,
      // conversas+ and 53 letters are 63 of the 64 octets that a local part may have.
      regex(/^[^@+]{1,10}@/, "must have a name of at most 10 characters before the @"),
    ),
  ),
  /** Public URL of the site, for redirects after the payment and links in e-mails. */
  SITE_URL: webAddress,
  ASAAS_URL: optional(webAddress, "https://api.asaas.com/v3"),
  ASAAS_API_KEY: string(),
  /** Chosen by us and configured at the provider, which sends it with each webhook event. */
  ASAAS_WEBHOOK_TOKEN: token,
  /** Without URL and key the team opens the accounts by hand. */
  ACCOUNT_API_URL: optional(address(webProblem)),
  ACCOUNT_API_KEY: optional(string()),
  /** Origin of the staff panel. Without it and the three values of Supabase, the panel is not served. */
  PAINEL_URL: optional(webAddress),
  /** The project that signs the team in; its data API is not used. */
  SUPABASE_URL: optional(webAddress),
  SUPABASE_PUBLISHABLE_KEY: optional(string()),
  SUPABASE_SECRET_KEY: optional(string()),
  /** Starts a build of the site when texts were approved. Without it a developer builds by hand. */
  CONTEUDO_HOOK_URL: optional(webAddress),
  CONTEUDO_HOOK_TOKEN: optional(string()),
  /** With this token a build fetches the approved texts. Without it nothing is handed out. */
  CONTEUDO_TOKEN: optional(token),
  /** Origin that serves the preview of drafts. */
  CONTEUDO_PREVIA_URL: optional(webAddress),
  /** Key pair of `npm run ops -- vapid` and whom push services may ask. Without all three no device of a member gets messages. */
  VAPID_PUBLIC_KEY: optional(pipe(string(), regex(/^[\w-]{87}$/, "must be the public key of npm run ops -- vapid"))),
  VAPID_PRIVATE_KEY: optional(pipe(string(), regex(/^[\w-]{43}$/, "must be the private key of npm run ops -- vapid"))),
  VAPID_SUBJECT: optional(
    pipe(string(), regex(/^(?:mailto:[^@\s]+@\S+|https:\/\/\S+)$/, "must begin with mailto: or https:")),
  ),
  /** WebDAV address and token of the share with the public CNPJ register. Without both it is not loaded. */
  RECEITA_URL: optional(webAddress),
  RECEITA_TOKEN: optional(string()),
  /** Holds about 7 GB while the register is downloaded. Default: a folder in the system's temporary one. */
  RECEITA_FOLDER: optional(string()),
};
const schema = object(entries, "is required");
const receitaSchema = pick(schema, ["DATABASE_URL", "RECEITA_URL", "RECEITA_TOKEN", "RECEITA_FOLDER"]);

type Name = keyof typeof entries;
const IMAP = ["IMAP_URL", "IMAP_FOLDER", "IMAP_AUTHSERV_ID", "MAIL_REPLIES"] as const;
/** If the first of a row is set, the others are required. */
const NEEDS: [Name, ...Name[]][] = [
  ["ACCOUNT_API_URL", "ACCOUNT_API_KEY"],
  ["ACCOUNT_API_KEY", "ACCOUNT_API_URL"],
  ["PAINEL_URL", "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"],
  ["SUPABASE_URL", "PAINEL_URL"],
  ["SUPABASE_PUBLISHABLE_KEY", "PAINEL_URL"],
  ["SUPABASE_SECRET_KEY", "PAINEL_URL"],
  ...IMAP.map((name): [Name, ...Name[]] => [name, ...IMAP.filter((other) => other !== name)]),
  ["CONTEUDO_HOOK_URL", "CONTEUDO_TOKEN"],
  ["CONTEUDO_HOOK_TOKEN", "CONTEUDO_HOOK_URL"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
  ["VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY"],
  ["VAPID_SUBJECT", "VAPID_PUBLIC_KEY"],
  ["RECEITA_URL", "RECEITA_TOKEN"],
  ["RECEITA_TOKEN", "RECEITA_URL"],
];
/** Names reserved for documentation (RFC 2606), and the tokens that earlier versions of .env.example had. */
const EXAMPLE = /\bexample\.com\b|^chave-de-exemplo$|^token-de-exemplo-/;

type Source = Record<string, string | undefined>;

/** Parses the environment once and reports all problems in one error. */
export const readEnv = (source: Source) => parseEnv(schema, source, unmetNeeds);

/** The part that the loader of the register needs, which may run on another machine. */
export const readReceitaEnv = (source: Source) => parseEnv(receitaSchema, source);

/** Reads the environment of a command or of the service; prints one sentence for each problem and exits if there are any. */
export function loadEnv<Env>(read: (source: Source) => Env): Env {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

class EnvError extends Error {}

function parseEnv<Schema extends typeof schema | typeof receitaSchema>(
  parsed: Schema,
  source: Source,
  more: (set: Source) => string[] = () => [],
) {
  const set = withoutEmpty(source);
  const result = safeParse(parsed, set);
  const nested = result.success ? {} : (flatten<Schema>(result.issues).nested ?? {});
  const wrong = Object.entries<string[] | undefined>(nested).map(([name, words]) => `${name} ${words?.[0]}.`);
  const examples = Object.keys(parsed.entries).filter((name) => EXAMPLE.test(set[name] ?? ""));
  const problems = [...wrong, ...examples.map((name) => `${name} has the value of .env.example.`), ...more(set)];
  if (result.success && problems.length === 0) return result.output;
  throw new EnvError(`The environment is not complete (see .env.example).\n${problems.join("\n")}`);
}

/** An empty value counts as not set: compose files and secret stores pass a missing one as an empty one. */
function withoutEmpty(source: Source): Source {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
}

function unmetNeeds(set: Source): string[] {
  return NEEDS.flatMap(([name, ...needed]) =>
    needed.filter((other) => set[name] && !set[other]).map((other) => `${other} is required with ${name}.`),
  );
}

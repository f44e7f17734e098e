import { join } from "node:path";
import { startAuth } from "./auth-server.ts";
import { type Database, startDatabase, startTemporaryDatabase } from "./database.ts";
import { type Gateway, startGateway } from "./gateway.ts";
import { type Answer, type Authenticator, type Mailbox, startMailbox } from "./mailbox.ts";

export type Stack = Omit<Database, "stop"> & {
  /** For `new PostgrestClient(restUrl, { headers: { apikey: publishableKey } })`. */
  restUrl: string;
  publishableKey: string;
  gateway: Gateway;
  /** Where members sign in: at Supabase Auth itself or at the gateway's imitation. */
  signIn: "Supabase Auth" | "imitation";
  mailbox: Mailbox;
  stop(): Promise<void>;
};

export type StackPorts = { postgres?: number; gateway?: number; smtp?: number; mailbox?: number };

type Program = "postgres" | "auth" | "gateway";

type StackOptions = {
  /** Any free port if not set. */
  ports?: StackPorts;
  /** Shown on the page of the mailbox. */
  authenticators?: Authenticator[];
  /** Answers a message of the mailbox as its recipient. */
  answer?: Answer | undefined;
  /** Signs in at the imitation even where Supabase Auth was built. */
  signIn?: "imitation";
  /** Signs in with the rate limits of supabase/config.toml. */
  limited?: boolean;
  /** Receives the output of the programs. */
  onOutput?: (program: Program, chunk: string) => void;
} & ({ temporary: true } | { temporary?: false; dataDir: string });

/** Starts database, sign-in, gateway and mailbox: migrated, seeded and ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports = {}, authenticators, answer, limited = false, onOutput } = options;
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  const outputOf = (program: Program) => (chunk: string) => onOutput?.(program, chunk);
  try {
    const server = { port: ports.postgres, onOutput: outputOf("postgres") };
    const database = await (options.temporary
      ? startTemporaryDatabase(server)
      : startDatabase(options.dataDir, server));
    running.push(database);
    const { databaseUrl, keys } = database;
    const mailFolder = options.temporary ? undefined : join(options.dataDir, "mail");
    const { smtp, mailbox: httpPort } = ports;
    const mailbox = await startMailbox({ smtpPort: smtp, httpPort, folder: mailFolder, authenticators, answer });
    running.push(mailbox);
    const { smtpPort } = mailbox;
    const settings = { databaseUrl, keys, smtpPort, limited };
    const auth = options.signIn ? undefined : await startAuth({ ...settings, onOutput: outputOf("auth") });
    if (auth) running.push(auth);
    const gateway = await startGateway({ ...settings, port: ports.gateway, auth, onOutput: outputOf("gateway") });
    running.push(gateway);
    const { publishableKey } = keys;
    const signIn = auth ? "Supabase Auth" : "imitation";
    return { databaseUrl, keys, restUrl: gateway.restUrl, publishableKey, gateway, signIn, mailbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

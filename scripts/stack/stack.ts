import { join } from "node:path";
import { type Database, startDatabase, startTemporaryDatabase } from "./database.ts";
import { type Gateway, startGateway } from "./gateway.ts";
import { type Authenticator, type Mailbox, startMailbox } from "./mailbox.ts";

export type Stack = Omit<Database, "stop"> & {
  /** For `new PostgrestClient(restUrl, { headers: { apikey: publishableKey } })`. */
  restUrl: string;
  publishableKey: string;
  gateway: Gateway;
  mailbox: Mailbox;
  stop(): Promise<void>;
};

export type StackPorts = { postgres?: number; gateway?: number; smtp?: number; mailbox?: number };

type StackOptions = {
  /** Any free port if not set. */
  ports?: StackPorts;
  /** Shown on the page of the mailbox. */
  authenticators?: Authenticator[];
  /** Receives the output of the programs. */
  onOutput?: (program: "postgres" | "gateway", chunk: string) => void;
} & ({ temporary: true } | { temporary?: false; dataDir: string });

/** Starts database, gateway and mailbox: migrated, seeded and ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports = {}, authenticators, onOutput } = options;
  const running: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
  };
  const outputOf = (program: "postgres" | "gateway") => (chunk: string) => onOutput?.(program, chunk);
  try {
    const settings = { port: ports.postgres, onOutput: outputOf("postgres") };
    const database = await (options.temporary
      ? startTemporaryDatabase(settings)
      : startDatabase(options.dataDir, settings));
    running.push(database);
    const { databaseUrl, keys } = database;
    const mailFolder = options.temporary ? undefined : join(options.dataDir, "mail");
    const { smtp, mailbox: httpPort } = ports;
    const mailbox = await startMailbox({ smtpPort: smtp, httpPort, folder: mailFolder, authenticators });
    running.push(mailbox);
    const { smtpPort } = mailbox;
    const onGateway = outputOf("gateway");
    const gateway = await startGateway({ databaseUrl, keys, port: ports.gateway, smtpPort, onOutput: onGateway });
    running.push(gateway);
    const { publishableKey } = keys;
    return { databaseUrl, keys, restUrl: gateway.restUrl, publishableKey, gateway, mailbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { type Daemon, startDaemon } from "./daemon.ts";
import { freePort } from "./free-port.ts";

type PostgrestOptions = {
  databaseUrl: string;
  jwtSecret: string;
  onOutput?: ((chunk: string) => void) | undefined;
};

/** PostgREST does not end with its standard input, so a shell ends it: also when this process or the shell is killed. */
const ENDING = 'exec 3<&0; "$0" 3<&- & program=$!; { cat <&3 >&2; kill "$program"; } & wait "$program"';

/** An official PostgREST with the settings of the hosted data API. */
export async function startPostgrest(program: string, options: PostgrestOptions): Promise<Daemon & { url: string }> {
  const { databaseUrl, jwtSecret, onOutput } = options;
  const port = await freePort();
  const daemon = await startDaemon("sh", ["-c", ENDING, program], {
    env: {
      ...process.env,
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: "public",
      PGRST_DB_ANON_ROLE: "anon",
      PGRST_DB_MAX_ROWS: "100",
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: "127.0.0.1",
      PGRST_SERVER_PORT: String(port),
    },
    readyWhen: (output) => /listening on (?:port|127)/i.test(output) && output.includes("Schema cache loaded"),
    readyWithinMs: 60_000,
    onOutput,
  });
  return { ...daemon, url: `http://127.0.0.1:${port}` };
}

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export type SilentSmtp = { smtpUrl: string; connections(): number; stop(): Promise<void> };

/** What the server does with a connection: nothing, greet and stop answering, or answer endlessly. */
export type Silence = "mute" | "greets" | "trickles";

/** A mail server that accepts connections but never a message. */
export async function startSilentSmtp(silence: Silence): Promise<SilentSmtp> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on("error", () => undefined);
    socket.resume();
    if (silence !== "mute") socket.write("220 silencio\r\n");
    const drip = silence === "trickles" ? setInterval(() => socket.write("250-ainda\r\n"), 200) : undefined;
    socket.on("close", () => {
      clearInterval(drip);
      open.delete(socket);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

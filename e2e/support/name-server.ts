import { createSocket } from "node:dgram";
import { once } from "node:events";

/** A DNS server that resolves every name to this machine, so nginx can resolve a made-up name. */
export async function startNameServer(): Promise<{ port: number; stop(): void }> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => socket.send(answerTo(query), port, address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { port: socket.address().port, stop: () => socket.close() };
}

/** RFC 1035, section 4: repeats the question, and adds one A record that points back to its name. */
function answerTo(query: Buffer): Buffer {
  const header = Buffer.from([0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]);
  const questionEnd = query.indexOf(0, 12) + 5;
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  return Buffer.concat([query.subarray(0, 2), header, query.subarray(12, questionEnd), record]);
}

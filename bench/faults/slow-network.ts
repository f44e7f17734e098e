import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface SlowNetwork {
  /** Listens in front of a port of this machine; returns the port to connect to instead. */
  between(port: number): Promise<number>;
  /** Delays every byte in both directions by this much from now on; 0 is the network of this machine. */
  delay(ms: number): void;
  stop(): void;
}

/** A network that can be slow. It does not lose or end connections by itself: an end passes through like the bytes do. */
export function createSlowNetwork(): SlowNetwork {
  let delayMs = 0;
  const servers: { close(): void }[] = [];
  const pass = (from: Socket, to: Socket) => {
    // What was sent while the network was slow must not be overtaken by what follows.
    let free = 0;
    const later = (work: () => void) => {
      const now = performance.now();
      free = Math.max(free, now + delayMs);
      if (free - now < 1) work();
      else setTimeout(work, free - now);
    };
    from.on("data", (chunk) => later(() => void to.write(chunk)));
    from.on("end", () => later(() => void to.end()));
    // A killed process resets its connections.
    from.on("error", () => to.destroy());
    from.on("close", () => later(() => void to.destroySoon()));
  };
  return {
    async between(port) {
      const server = createServer({ allowHalfOpen: true }, (client) => {
        const target = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
        for (const socket of [client, target]) socket.setNoDelay();
        pass(client, target);
        pass(target, client);
      });
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      servers.push(server);
      return (server.address() as AddressInfo).port;
    },
    delay(ms) {
      delayMs = ms;
    },
    stop() {
      for (const server of servers) server.close();
    },
  };
}

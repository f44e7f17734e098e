import { configure } from "@testing-library/react";
import "../../ui/testing/setup.ts";

// Files run in threads of one process, whose channels of one name would otherwise reach each other's tabs.
const file = crypto.randomUUID();
const { BroadcastChannel } = globalThis;
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
};

// Conditions are awaited for as long as a busy machine may take.
configure({ asyncUtilTimeout: 30_000 });

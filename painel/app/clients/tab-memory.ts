import { type GenericSchema, number, object, record, safeParse, string } from "valibot";

/** Longest time that something unsent is kept: no session lasts longer. */
const KEPT_MS = 16 * 60 * 60 * 1000;

interface Entry<T> {
  valor: T;
  /** When it was last changed. */
  em: number;
}
type Entries<T> = Record<string, Entry<T>>;

/**
 * Values of the signed-in member by name, in memory and in the tab's session storage, under the member's id. They survive a
 * reload and a session that ended by itself. They are deleted when the member signs out in any tab, when another one signs
 * in, after 16 hours, and with the tab.
 */
export class TabMemory<T> {
  static readonly #all = new Set<TabMemory<unknown>>();
  /** Other tabs of this browser, which cannot see this one's session storage. */
  static readonly #tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("painel_abas") : null;
  static {
    TabMemory.#tabs?.addEventListener("message", () => {
      for (const memory of TabMemory.#all) memory.#forget();
    });
  }

  readonly #listeners = new Set<() => void>();
  readonly #prefix: string;
  readonly #schema: GenericSchema<unknown, Entries<T>>;
  #membro: string | null = null;
  #entries: Entries<T> = {};
  #values: ReadonlyMap<string, T> = new Map();
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string, valor: GenericSchema<unknown, T>) {
    this.#prefix = `painel:${name}:`;
    this.#schema = record(string(), object({ valor, em: number() })) as GenericSchema<unknown, Entries<T>>;
    TabMemory.#all.add(this as TabMemory<unknown>);
    // Also where nobody signs in any more, in a tab that the browser restored.
    for (const key of this.#keys()) if (Object.keys(this.#read(key)).length === 0) sessionStorage.removeItem(key);
  }

  /** Reads what this tab has of a member and deletes what it has of others. */
  static open(membro: string): void {
    for (const memory of TabMemory.#all) memory.#open(membro);
  }

  /** The same map until something changes. */
  all = (): ReadonlyMap<string, T> => this.#values;

  set(name: string, valor: T | undefined): void {
    const { [name]: _, ...others } = this.#entries;
    this.#change(valor === undefined ? others : { ...others, [name]: { valor, em: Date.now() } });
  }

  /** Here and in the other tabs of this browser. */
  clear(): void {
    this.#forget();
    TabMemory.#tabs?.postMessage("clear");
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #open(membro: string): void {
    const key = this.#prefix + membro;
    const entries = this.#membro === membro ? fresh(this.#entries) : this.#read(key);
    this.#membro = membro;
    for (const other of this.#keys()) if (other !== key) sessionStorage.removeItem(other);
    this.#change(entries);
  }

  #forget(): void {
    for (const key of this.#keys()) sessionStorage.removeItem(key);
    this.#change({});
  }

  /** None where the browser blocks the storage: the memory of the page has the values then. */
  #keys(): string[] {
    try {
      return Object.keys(sessionStorage).filter((key) => key.startsWith(this.#prefix));
    } catch {
      return [];
    }
  }

  #read(key: string): Entries<T> {
    try {
      const result = safeParse(this.#schema, JSON.parse(sessionStorage.getItem(key) ?? "{}"));
      return result.success ? fresh(result.output) : {};
    } catch {
      return {};
    }
  }

  #change(next: Entries<T>): void {
    this.#entries = next;
    this.#values = new Map(Object.entries(next).map(([name, { valor }]) => [name, valor]));
    clearTimeout(this.#expiry);
    const oldest = Math.min(...Object.values(next).map(({ em }) => em));
    if (this.#values.size > 0) {
      this.#expiry = setTimeout(() => this.#change(fresh(this.#entries)), oldest + KEPT_MS - Date.now());
    }
    this.#write();
    for (const listener of this.#listeners) listener();
  }

  #write(): void {
    if (this.#membro === null) return;
    try {
      const key = this.#prefix + this.#membro;
      if (this.#values.size === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(this.#entries));
    } catch {
      // Blocked or full: the memory of the page has the values.
    }
  }
}

const fresh = <T>(entries: Entries<T>): Entries<T> =>
  Object.fromEntries(Object.entries(entries).filter(([, { em }]) => Date.now() - em < KEPT_MS));

import { custom, type GenericSchema, safeParse } from "valibot";

/** One key of the browser's storage, and the only way to it. Nothing here throws. */
export interface Stored<Value> {
  key: string;
  /** Null if there is no value, it has expired, it does not match the schema, or storage is blocked. */
  read(): Value | null;
  /** False if storage is full or blocked. */
  write(value: Value): boolean;
  remove(): void;
}

interface Options<Value> {
  area: "local" | "session";
  key: string;
  schema: GenericSchema<unknown, Value>;
  /** Text as it is instead of JSON: for keys that other code reads or writes. */
  plain?: boolean;
  /** An expired value is removed by the next read. */
  expired?: (value: Value) => boolean;
}

/** Smaller than `record` and `looseObject`, which every page would load. */
export const anyObject = custom<object>((value) => typeof value === "object" && value !== null);

export function stored<Value>({ area, key, schema, plain = false, expired }: Options<Value>): Stored<Value> {
  const remove = () => attempt(area, undefined, (storage) => storage.removeItem(key));
  return {
    key,
    read: () => {
      const kept = attempt(area, null, (storage) => {
        const text = storage.getItem(key);
        return text === null || plain ? text : JSON.parse(text);
      });
      const { success, output } = safeParse(schema, kept);
      if (!success) return null;
      if (!expired?.(output)) return output;
      remove();
      return null;
    },
    write: (value) =>
      attempt(area, false, (storage) => {
        storage.setItem(key, plain ? String(value) : JSON.stringify(value));
        return true;
      }),
    remove,
  };
}

/** Visits every key of both areas; does nothing where storage is blocked. */
export function eachStored(visit: (area: "local" | "session", key: string, remove: () => void) => void): void {
  for (const area of ["local", "session"] as const)
    attempt(area, undefined, (storage) => {
      const found = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      for (const key of found) visit(area, key, () => storage.removeItem(key));
    });
}

/** Reading `localStorage` itself throws where site data is blocked. */
function attempt<Result>(area: "local" | "session", otherwise: Result, work: (storage: Storage) => Result): Result {
  try {
    return work(area === "local" ? localStorage : sessionStorage);
  } catch {
    return otherwise;
  }
}

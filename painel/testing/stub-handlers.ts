/** A response of the stub by function or path, with `*` for an id: what it returns is the body, `null` means 204. */
export type Handlers = Record<string, (body: Record<string, unknown>, path: string) => unknown>;

export class StubRefusal extends Error {
  readonly status: number;
  readonly corpo: unknown;

  constructor(status: number, corpo: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.corpo = corpo;
  }
}

export function refuse(status: number, corpo: unknown): never {
  throw new StubRefusal(status, corpo);
}

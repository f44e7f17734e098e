import type { CONTRATO, Funcao } from "@eden/domain/painel/contrato";
import type { InferInput } from "valibot";
import type { Entrada } from "~/clients/rpc.ts";

type Answer<T> = T | Promise<T>;

/** What the database sends; the panel reads it as `Saida`. */
export type Enviada<F extends Funcao> = InferInput<(typeof CONTRATO)[F]["saida"]>;

/** Requests of the service that call no function of the contract; `*` is an id. */
type Rota = "codigo" | "entrar" | "fator" | "segundo-fator" | "sair" | "sair-de-todos" | `${string}/${string}`;

/** The responses of the stub. Those of functions are typed by the contract; `null` of a route means 204. */
export type Handlers = {
  [F in Exclude<Funcao, "eu">]?: (entrada: Entrada<F>, path: string) => Answer<Enviada<F>>;
} & {
  /** `pode` follows from the role. */
  eu?: () => Answer<Omit<Enviada<"eu">, "pode">>;
} & {
  [R in Rota]?: (body: Record<string, unknown>, path: string) => Answer<unknown>;
};

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

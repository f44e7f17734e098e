import { createObservable } from "./create-observable.ts";

const espera = createObservable({ esperando: 0, passadas: 0 });

/** How many people wait for the member, and how many were handed to them; 0 until it is known and after the sign-out. */
export const useEspera = espera.use;

export const changeEspera = espera.set;

import { createStub } from "./stub-backend.ts";
import { stubCaixa } from "./stub-caixa.ts";
import { stubDia } from "./stub-dia.ts";

/** Replaces the service in the browser; served only by `vite --mode stub`. */
const real = window.fetch.bind(window);
const caixa = stubCaixa();
const stub = createStub({ ...caixa, ...stubDia(caixa) });
window.fetch = (input, init) => {
  const path = new URL(input instanceof Request ? input.url : input, window.location.href).pathname;
  return path.startsWith("/api/painel/") ? stub.fetch(path, init) : real(input, init);
};

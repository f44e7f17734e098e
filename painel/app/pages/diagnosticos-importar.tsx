import { Navigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { ImportarPage } from "~/features/diagnosticos/importar-page.tsx";

export function Component() {
  return usePapel("atendimento", "gestao") ? <ImportarPage /> : <Navigate to="/diagnosticos" replace />;
}

import { Navigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { ImportPage } from "~/features/diagnosticos/import-page.tsx";

export function Component() {
  return usePapel("atendimento", "gestao") ? <ImportPage /> : <Navigate to="/diagnosticos" replace />;
}

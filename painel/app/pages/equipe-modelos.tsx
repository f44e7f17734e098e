import { Navigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { ModelosPage } from "~/features/equipe/modelos-page.tsx";

export function Component() {
  return usePapel("gestao") ? <ModelosPage /> : <Navigate to="/equipe/acessos" replace />;
}

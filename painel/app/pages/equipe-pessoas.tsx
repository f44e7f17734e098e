import { Navigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { MembrosPage } from "~/features/equipe/membros-page.tsx";

export function Component() {
  return usePapel("gestao") ? <MembrosPage /> : <Navigate to="/equipe/acessos" replace />;
}

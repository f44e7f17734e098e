import { Navigate } from "react-router";
import { usePapel } from "~/clients/use-eu.ts";
import { HorarioPage } from "~/features/equipe/horario-page.tsx";

export function Component() {
  return usePapel("gestao") ? <HorarioPage /> : <Navigate to="/equipe/acessos" replace />;
}

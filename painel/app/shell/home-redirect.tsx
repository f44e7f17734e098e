import { Navigate } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { placesOf } from "~/places.ts";

/** Opens the first place of the member's role. */
export function HomeRedirect() {
  const [first] = placesOf(useEu().membro.papel);
  return <Navigate to={first?.path ?? "/caixa"} replace />;
}

import { Navigate } from "react-router";
import { useEu } from "~/clients/use-eu.ts";
import { placesOf } from "~/places.ts";

/** Opens the first place of the member. */
export function HomeRedirect() {
  const [first] = placesOf(useEu().pode);
  return <Navigate to={first?.path ?? "/caixa"} replace />;
}

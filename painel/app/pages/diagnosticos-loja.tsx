import { useParams } from "react-router";
import { LojaPage } from "~/features/diagnosticos/loja-page.tsx";

export function Component() {
  const { id = "" } = useParams();
  return <LojaPage key={id} id={id} />;
}

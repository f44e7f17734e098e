import { useParams } from "react-router";
import { RequerimentoPage } from "~/features/titular/requerimento-page.tsx";

export function Component() {
  const { id = "" } = useParams();
  return <RequerimentoPage key={id} id={id} />;
}

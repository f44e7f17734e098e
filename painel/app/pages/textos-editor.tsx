import { CHAVES } from "@eden/domain/conteudo/formas";
import { Navigate, useParams } from "react-router";
import { TextoPage } from "~/features/textos/texto-page.tsx";

export function Component() {
  const { chave } = useParams();
  const known = CHAVES.find((one) => one === chave);
  return known ? <TextoPage key={known} chave={known} /> : <Navigate to="/textos" replace />;
}

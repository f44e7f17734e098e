import { readCampo } from "@eden/domain/ferramentas/campos";
import { VALOR } from "@eden/domain/ferramentas/previsao";

/** What is wrong with an amount. */
export function erroOf(texto: string, campo = VALOR): string | undefined {
  const found = readCampo(campo, texto);
  return typeof found === "string" ? found : undefined;
}

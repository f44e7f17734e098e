import { type Campos, readCampos, type Textos, type Valores } from "@eden/domain/ferramentas/campos";
import type { Conta } from "./use-conta.ts";

/** Fields that are all numbers, as their form needs them. */
export interface ContaDeCampos<Nome extends string> {
  campos: Campos<Nome>;
  textos: Textos<Nome>;
  valores: Valores<Nome>;
  erros: Partial<Record<Nome, string>>;
  put: (more: Partial<Textos<Nome>>) => void;
  antigoOf?: (nome: Nome) => string | null;
}

export function camposDaConta<Nome extends string>(
  campos: Campos<Nome>,
  { digitado, put, antigoOf }: Conta<Textos<Nome>>,
): ContaDeCampos<Nome> {
  return { campos, textos: digitado, ...readCampos(campos, digitado), put, antigoOf };
}

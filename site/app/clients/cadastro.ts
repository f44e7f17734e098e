import { string } from "valibot";
import { stored } from "./storage/storage.ts";
import { endPedido } from "./storage/stored-pedido.ts";

/** Id of the last cadastro sent from this device, until its conta is final. No personal data. */
export const cadastroId = stored({ area: "local", key: "eden_cadastro_edenapp", schema: string(), plain: true });

/** The server has the cadastro. Without an id there is no backend that could be asked about its conta. */
export function concludeCadastro(id?: string): void {
  endPedido("concluded");
  if (id) cadastroId.write(id);
  else cadastroId.remove();
}

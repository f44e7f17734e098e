import { useQueryClient } from "@tanstack/react-query";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { fetchFile } from "~/clients/fetch-file.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { saveFile } from "~/clients/save-file.ts";
import { RpcError } from "~/clients/transport.ts";

/** Saves the data of a request as a file, then loads the request again: the export is one of its acts. */
export function useExportFile(id: string) {
  const queryClient = useQueryClient();
  const { announce } = useComandos();
  return async (format: "json" | "html") => {
    try {
      const { name, content } = await fetchFile(`titular/${id}/dados.${format}`);
      saveFile(content, name);
      announce("Arquivo exportado. Envie protegido por senha e apague a cópia daqui.");
      void queryClient.invalidateQueries({ queryKey: rpcKey("requerimento") });
    } catch (error) {
      announce(error instanceof RpcError ? error.mensagem : "O arquivo não saiu. Tente de novo.", "erro");
    }
  };
}

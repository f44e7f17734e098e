import { useNavigate } from "react-router";
import { signOut, signOutEverywhere } from "~/clients/acesso.ts";
import { useComandos } from "~/clients/comandos/use-comandos.tsx";
import { clearRascunhos } from "~/clients/rascunhos.ts";
import { leaveSessao } from "~/clients/sessao.ts";
import { RpcError } from "~/clients/transport.ts";

/** Ends the session at the service, then removes everything personal from this browser; the shell clears the cache as it closes. */
export function useSignOut() {
  const { comandos, announce } = useComandos();
  const navigate = useNavigate();
  return async (everywhere: boolean) => {
    try {
      await (everywhere ? signOutEverywhere() : signOut());
    } catch (error) {
      // A session that is already over is what was asked for.
      if (!(error instanceof RpcError && error.status === 401)) {
        return announce("Não deu para sair sem conexão. Tente de novo em instantes.", "erro");
      }
    }
    await comandos.clear();
    clearRascunhos();
    navigate("/entrar", { replace: true });
    leaveSessao();
  };
}

import { ConfirmDialog } from "@eden/ui/confirm-dialog.tsx";
import { Dialog } from "@eden/ui/dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { clearRascunhos, hasRascunhos } from "~/clients/rascunhos.ts";
import type { Saida } from "~/clients/rpc.ts";
import { rpcKey } from "~/clients/rpc-key.ts";
import { leaveSessao, renewSessao } from "~/clients/sessao.ts";
import { SignInFlow } from "~/features/entrar/sign-in-flow.tsx";
import { stepLink } from "~/features/entrar/step-frame.tsx";
import { Bones } from "./bones.tsx";

/** The session ended: the data is unmounted, and after the sign-in the same screen is back. */
export function SessionOver({ membro }: { membro: Saida<"eu">["membro"] }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "eu" });
    void queryClient.resetQueries({ queryKey: rpcKey("eu") });
  }, [queryClient]);
  const leave = () => {
    clearRascunhos();
    navigate("/entrar", { replace: true });
    leaveSessao();
  };
  const first = membro.nome.split(" ")[0];
  return (
    <>
      <Bones />
      <Dialog
        open={!asking}
        onClose={() => undefined}
        mustAnswer
        locked
        aria-label="Sua sessão terminou"
        className="max-w-108 px-5 pt-6.5 pb-4 sm:px-8"
      >
        <SignInFlow
          email={membro.email}
          onDone={renewSessao}
          aside={
            <button type="button" onClick={() => (hasRascunhos() ? setAsking(true) : leave())} className={stepLink}>
              Entrar com outro e-mail
            </button>
          }
        >
          {(_, step) => step}
        </SignInFlow>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={`Descartar o que ${first} estava escrevendo?`}
        confirm="Descartar e trocar"
        cancel="Voltar"
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        Para entrar com outro e-mail, o texto não enviado sai deste aparelho.
      </ConfirmDialog>
    </>
  );
}

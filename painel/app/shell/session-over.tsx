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
import { clearContatosPendentes } from "~/pessoas/contatos-pendentes.ts";

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
    clearContatosPendentes();
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

const ROWS = [0, 1, 2, 3, 4, 5];

/** The outline of a screen without any data. */
function Bones() {
  return (
    <div
      aria-hidden="true"
      className="grid h-dvh grid-cols-1 gap-px bg-linha md:grid-cols-[88px_200px_minmax(0,364px)_minmax(0,1fr)]"
    >
      <div className="bg-mata max-md:hidden" />
      <div className="bg-creme p-6 max-md:hidden">
        <span className={`${bone} h-6 w-20`} />
      </div>
      <div className="bg-papel">
        {ROWS.map((row) => (
          <div key={row} className="flex gap-3 border-b border-linha p-4">
            <span className={`${bone} size-11 rounded-full`} />
            <div className="flex-1 pt-1">
              <span className={`${bone} h-3.5 w-3/5`} />
              <span className={`${bone} mt-2 h-3 w-11/12`} />
            </div>
          </div>
        ))}
      </div>
      <div className="bg-creme max-md:hidden" />
    </div>
  );
}

const bone = "block rounded-full bg-linha";

import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { LockKeyhole } from "lucide";
import { useLocation, useNavigate } from "react-router";
import { object, safeParse, string } from "valibot";
import { renewSessao } from "~/clients/sessao.ts";
import { type Passo, SignInFlow } from "~/features/entrar/sign-in-flow.tsx";
import { CENAS } from "~/images/cenas.ts";
import { Marca } from "~/shell/marca.tsx";
import { usePageTitle } from "~/shell/use-page-title.ts";

const CENA_OF: Record<Passo["tipo"], keyof typeof CENAS | null> = {
  email: "loja",
  codigo: "correio",
  limite: "ampulheta",
  segundo_fator: "loja",
  // The QR code needs the room.
  cadastrar_fator: null,
};

export function Component() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  usePageTitle();
  const done = () => {
    queryClient.clear();
    renewSessao();
    navigate(voltaOf(state), { replace: true });
  };
  return (
    <main className="flex min-h-dvh flex-col items-center bg-creme px-4 pt-5 pb-4.5 sm:px-6 sm:pt-8 sm:pb-6">
      <Marca />
      <SignInFlow onDone={done}>
        {(passo, step) => (
          <div className="flex w-full flex-1 flex-col items-center pt-4.5 pb-6 sm:justify-center">
            <Cena passo={passo} />
            <section className="relative w-full max-w-108 rounded-sheet border border-linha bg-white px-5 pt-6.5 pb-4 sm:px-8 sm:pt-7.5">
              {step}
            </section>
          </div>
        )}
      </SignInFlow>
      <p className="flex items-center gap-1.5 text-small text-pedra">
        <Icon of={LockKeyhole} size={15} />
        Painel da equipe. Cada acesso fica registrado.
      </p>
    </main>
  );
}

/** Above the card, always of the same height, so that the fields do not jump from step to step. */
function Cena({ passo }: { passo: Passo["tipo"] }) {
  const cena = CENA_OF[passo];
  if (!cena) return null;
  return (
    <div className="-mb-5 flex h-52 w-72 items-end sm:-mb-7 sm:h-64 sm:w-90">
      <Picture of={CENAS[cena]} sizes="360px" priority className="h-auto w-full" />
    </div>
  );
}

const voltaSchema = object({ volta: string() });

/** Only a path of the panel: the state of the history is not trusted to be one. */
function voltaOf(state: unknown): string {
  const parsed = safeParse(voltaSchema, state);
  return parsed.success && /^\/(?!\/)/.test(parsed.output.volta) ? parsed.output.volta : "/";
}

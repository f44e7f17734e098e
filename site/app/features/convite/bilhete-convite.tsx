import { ButtonLink } from "@eden/ui/core/button.tsx";
import { caminhosDaEducacao } from "~/content/educacao.ts";
import { ateComecar, proximaImersao, proximaMentoria, SEM_DATA } from "~/content/encontros.ts";
import { Convite, ConviteNumero, ConviteTitle } from "./convite.tsx";

const quando = { imersao: proximaImersao, mentoria: proximaMentoria };

/** Closes /educacao: a ticket with the next dates, across the upper edge. */
export function BilheteConvite() {
  return (
    <Convite className="mt-30 lg:mt-44">
      <div className="pagina grid justify-items-center pb-9 text-center md:pb-14 lg:pb-16">
        <Bilhete />
        <ConviteTitle className="mt-7 lg:mt-10">
          Seu lugar na próxima <em>turma</em>
        </ConviteTitle>
        <p className="mt-3 text-lead text-nevoa">A pré-reserva avisa você primeiro.</p>
        <div className="mt-5 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 max-sm:w-full lg:mt-7">
          <ButtonLink to="/registro-mentoria-imersao" variant="ipe" size="l" className="w-full sm:w-auto">
            <span>
              Garantir minha pré reserva<span className="sr-only"> na Imersão ou na Mentoria</span>
            </span>
          </ButtonLink>
          <ConviteNumero mensagem="Olá! Quero ajuda para escolher entre o app, a imersão e a mentoria." />
        </div>
      </div>
    </Convite>
  );
}

/** 560 × 220 px, with a stub to tear off. The notches are cut out: the ticket lies on two grounds. */
function Bilhete() {
  return (
    <div className="-mt-20 w-full max-w-140 -rotate-2 drop-shadow-[0_24px_40px_#00000040] lg:-mt-28">
      <div className="flex min-h-50 rounded-cartao bg-papel text-left text-tinta [mask-composite:intersect] [mask-image:radial-gradient(circle_12px_at_calc(100%-5.5rem)_0,transparent_97%,#000),radial-gradient(circle_12px_at_calc(100%-5.5rem)_100%,transparent_97%,#000)] sm:min-h-55 sm:[mask-image:radial-gradient(circle_14px_at_calc(100%-8rem)_0,transparent_97%,#000),radial-gradient(circle_14px_at_calc(100%-8rem)_100%,transparent_97%,#000)]">
        <div className="flex grow flex-col justify-between px-5 py-5 sm:px-8 sm:py-6">
          <p className="font-semibold text-folha text-peq">Próxima turma</p>
          <dl className="mt-2 grid gap-3">
            {caminhosDaEducacao.map(
              ({ id, nome, numero, unidade }) =>
                id !== "app" && (
                  <div key={id}>
                    <dt className="flex items-baseline gap-2.5 font-semibold font-titulo text-mata text-2xl/tight sm:text-[1.75rem]/tight">
                      {nome}
                      <span className="font-normal font-texto text-pedra text-peq">
                        {numero} {unidade}
                      </span>
                    </dt>
                    <dd className={`text-base/snug ${ateComecar[id]}`}>{quando[id] ?? SEM_DATA}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <div
          aria-hidden="true"
          className="grid w-22 shrink-0 place-items-center border-linha-2 border-l-2 border-dashed sm:w-32"
        >
          <span className="rotate-180 font-semibold font-titulo text-folha text-lg tracking-[0.06em] [writing-mode:vertical-rl] sm:text-xl">
            Éden Grupo
          </span>
        </div>
      </div>
    </div>
  );
}

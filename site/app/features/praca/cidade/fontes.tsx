import type { Praca } from "@eden/domain/pracas/praca";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { avisoDeErro, fontesOf, praca as words } from "~/content/praca.ts";

/** Where the numbers come from and what they do not say. */
export function Fontes({ praca }: { praca: Praca }) {
  return (
    <section aria-labelledby="fontes" className="pagina mt-18 mb-18 min-[72rem]:mt-26">
      <h2 id="fontes" className="text-pergunta">
        De onde vêm os números
      </h2>
      <div className="mt-7 grid gap-7 lg:grid-cols-2 lg:gap-x-18">
        <Lista titulo="Fontes e datas" itens={fontesOf(praca)} />
        <Lista titulo="O que estes números não dizem" itens={words.limites} />
      </div>
      <p className="mt-6 text-pedra text-peq">
        Encontrou um erro?{" "}
        <AppLink
          to="/contato"
          state={{ mensagem: avisoDeErro(praca) }}
          className="-my-3 inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
        >
          Avise a gente
        </AppLink>
        . Se o CNPJ da sua farmácia está desatualizado, a correção é feita na Receita Federal.
      </p>
    </section>
  );
}

function Lista({ titulo, itens }: { titulo: string; itens: readonly { termo: string; texto: string }[] }) {
  return (
    <div>
      <h3 className="mb-2 text-h3">{titulo}</h3>
      <ul>
        {itens.map(({ termo, texto }) => (
          <li key={termo} className="border-linha-2 border-t py-3 leading-normal">
            <b className="font-semibold">{termo}</b> {texto}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Resumo } from "@eden/domain/pracas/documentos";
import { formatMes } from "@eden/domain/pracas/numero";
import { BelowFold } from "@eden/ui/below-fold.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { MapPin } from "lucide";
import { lojaEden } from "~/images/loja-eden.ts";
import { Amostra } from "./aviso.tsx";
import { EscolhaDaPraca } from "./escolha-da-praca.tsx";
import { Estados } from "./estados.tsx";
import { OQueVoceVe } from "./o-que-voce-ve.tsx";

/** The start page. Without a register there is nothing to choose yet. */
export function Inicio({ resumo }: { resumo: Resumo | null | undefined }) {
  return (
    <>
      <section className="overflow-x-clip">
        <div className="pagina relative lg:min-h-160">
          <Picture
            of={lojaEden}
            alt=""
            sizes="(min-width: 1280px) 1010px, 70vw"
            className="pointer-events-none absolute -top-7 -right-[min(310px,22vw)] h-auto w-[min(1010px,70vw)] max-w-none max-lg:hidden"
          />
          <div className="relative z-1 max-w-155 pt-7 lg:max-w-[min(35rem,46vw)]">
            <p className="flex items-center gap-2 font-semibold text-folha text-peq">
              <Icon of={MapPin} size={20} />
              Raio-X da praça
            </p>
            <h1 className="mt-3.5 max-w-[12ch] text-pagina">
              Como está o mercado na sua <em>cidade</em>?
            </h1>
            <p className="mt-4.5 max-w-[40ch] text-lead text-pedra">
              Quantas farmácias existem, de quem são, aberturas e baixas. Dados públicos, de graça, sem cadastro.
            </p>
            {resumo?.amostra && <Amostra />}
            <div className="mt-7 max-w-140">
              {resumo ? <EscolhaDaPraca /> : <SemDados isMissing={resumo === null} />}
            </div>
          </div>
        </div>
      </section>
      <BelowFold>
        <OQueVoceVe />
        {resumo && (
          <>
            <Section aria-labelledby="estados">
              <h2 id="estados" tabIndex={-1} className="scroll-mt-24 text-pergunta">
                Ou escolha pelo estado
              </h2>
              <Estados className="mt-5" />
            </Section>
            <Section className="pb-24 lg:pb-32">
              <div className="grid gap-2 rounded-cartao bg-papel px-4 py-5 shadow-suave lg:rounded-ficha lg:px-10 lg:py-9">
                <h2 className="font-semibold font-texto text-[1.0625rem]/snug text-tinta tracking-normal">
                  Dados públicos, com data e método
                </h2>
                <p className="max-w-[70ch]">{fontesOf(resumo)}</p>
              </div>
            </Section>
          </>
        )}
      </BelowFold>
    </>
  );
}

const fontesOf = ({ mes, ano }: Resumo) =>
  [
    `As farmácias vêm do registro aberto da Receita Federal, de ${formatMes(mes)}.`,
    ano && `A população vem do IBGE, de ${ano}.`,
    "Cada página diz o que o número mostra e o que ele não mostra.",
  ]
    .filter(Boolean)
    .join(" ");

/** `isMissing`: there is no register yet. Otherwise the page did not learn of which month it is. */
function SemDados({ isMissing }: { isMissing: boolean }) {
  return (
    <p role="status" className="rounded-cartao bg-areia px-5 py-4 leading-snug">
      <b className="block">{isMissing ? "Os dados ainda não chegaram." : "A página não respondeu."}</b>
      {isMissing
        ? "Assim que o registro público for carregado, cada cidade ganha a sua página."
        : "Confira a conexão e abra a página de novo."}
    </p>
  );
}

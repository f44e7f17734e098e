import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import { mensagemGestao, passosDiagnostico } from "~/content/gestao.ts";
import { whatsappLink } from "~/content/whatsapp.ts";

const titleId = "gestao-diagnostico";

export function DiagnosticoSection() {
  return (
    <section
      aria-labelledby={titleId}
      className="mt-18 rounded-[36px] bg-sol py-14 lg:mx-4 lg:mt-36 lg:rounded-ombro lg:py-24"
    >
      <div className="pagina grid gap-10 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-20">
        <div>
          <h2 id={titleId} className="text-h2">
            Antes de podar, olhe a <em>raiz</em>
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead lg:mt-5">
            O diagnóstico de gestão mostra onde a sua loja está firme e onde precisa de cuidado. Você responde online e
            vê o resultado na hora.
          </p>
          <ButtonLink to="/diagnostico-gestao" size="l" className="mt-7 w-full sm:w-auto lg:mt-9">
            Começar o diagnóstico
            <Icon of={ArrowRight} />
          </ButtonLink>
          <p className="mt-5 text-base">
            A loja ainda não está cadastrada?{" "}
            <AppLink
              to={whatsappLink(mensagemGestao)}
              className="whitespace-nowrap font-semibold text-mata underline underline-offset-4"
            >
              Converse com um consultor
            </AppLink>
          </p>
        </div>
        <ol className="grid gap-3.5">
          {passosDiagnostico.map(({ titulo, texto }, index) => (
            <li key={titulo} className="flex gap-5 rounded-cartao bg-papel px-5 py-5 lg:gap-7 lg:px-8 lg:py-7">
              <span
                aria-hidden="true"
                className="w-7 shrink-0 font-semibold font-titulo text-[2.5rem]/none text-folha lining-nums lg:w-9 lg:text-[3.25rem]/none"
              >
                {index + 1}
              </span>
              <span>
                <h3 className="text-h3">{titulo}</h3>
                <span className="mt-1 block text-pedra">{texto}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

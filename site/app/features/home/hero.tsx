import { CONTA_GRATUITA } from "@eden/domain/catalogo/niveis";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight, Sprout } from "lucide";
import { empresa } from "~/content/empresa.ts";
import { precos } from "~/content/precos.ts";
import { lojaEden } from "~/images/loja-eden.ts";
import { TrustStrip } from "./trust-strip.tsx";

const numeros = [
  { valor: "6", rotulo: "caminhos" },
  { antes: "mais de", valor: "30", rotulo: "aulas no aplicativo" },
  { valor: "3", rotulo: "marcas para licenciar" },
];

/** On a phone the picture and the strip come between the words and the numbers. */
export function Hero() {
  return (
    <section aria-labelledby="hero-titulo" className="relative flex flex-col overflow-x-clip">
      <div className="pagina pt-5 short:pt-0 md:pt-8 xl:pt-9">
        <div className="relative z-2 md:max-w-[28rem] lg:max-w-150 xl:max-w-170">
          <p className="flex items-center gap-2.5 font-semibold text-folha text-peq">
            <Icon of={Sprout} />
            Para farmácias independentes
          </p>
          <h1
            id="hero-titulo"
            className="mt-2.5 mb-3 text-h1 short:mt-1.5 short:mb-2 short:text-[2.25rem] md:max-lg:text-[clamp(3rem,6.1vw,3.75rem)] lg:mt-4.5 lg:mb-5 lg:-ml-[0.035em] xl:text-[4.75rem]"
          >
            Crescimento{" "}
            <span className="whitespace-nowrap">
              com <em>Propósito</em>
            </span>
          </h1>
          <p className="max-w-[38ch] text-balance text-lead/[1.42] short:text-[1.03125rem]/[1.36] md:max-w-[26ch] lg:max-w-[30ch] xl:max-w-[34ch]">
            Aulas, consultoria, ferramentas e marcas para o dono de farmácia independente{" "}
            <b className="font-semibold">organizar a loja e crescer</b>.
          </p>
          <div className="mt-5 flex flex-col items-center short:mt-3 sm:items-start lg:mt-7 xl:flex-row xl:items-center xl:gap-x-4.5">
            <ButtonLink
              to="/planos"
              variant="ipe"
              size="l"
              className="w-full gap-2.5! px-4! text-[1.0625rem]! short:min-h-12.5! short:py-2! sm:w-auto sm:px-7.5! sm:text-lg!"
            >
              Quero Conhecer a {empresa.nome}
              <Icon of={ArrowRight} />
            </ButtonLink>
            <AppLink
              to={CONTA_GRATUITA}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg font-semibold text-folha xl:text-base underline underline-offset-4"
            >
              Criar conta gratuita do EdenApp
              <Icon of={ArrowRight} size={18} />
            </AppLink>
          </div>
          <p className="text-pedra text-peq/[1.4] xl:mt-3 xl:text-base/[1.4]">
            EdenApp: <b className={amountStyle}>{precos.gratuito}</b> ou{" "}
            <b className={amountStyle}>{precos.parcelas}</b>.
            <br />
            Planos: proposta {empresa.atendimento.proposta}.{" "}
            <AppLink to="#quanto-custa" className="-my-3 inline-block py-3 underline underline-offset-3">
              Ver tudo
            </AppLink>
          </p>
        </div>
      </div>
      <Picture
        of={lojaEden}
        priority
        sizes="(min-width: 1280px) 1010px, (min-width: 768px) 80vw, 600px"
        className="pointer-events-none relative left-1/2 -mt-3.5 -mb-9 -ml-[342px] h-102.5 w-164 max-w-none motion-safe:animate-surge short:-mt-0.5 short:-mb-5 short:-ml-[250px] short:h-75 short:w-120 md:absolute md:top-4 md:left-[calc(50%-9vw)] md:m-0 md:h-auto md:w-[80vw] xl:-top-6 xl:left-[calc(50%-145px)] xl:w-[min(1010px,70vw)]"
      />
      <div className="md:order-1 md:mt-8 xl:mt-5">
        <TrustStrip />
      </div>
      <dl className="pagina relative z-2 flex justify-between pt-5 md:justify-start md:pt-6">
        {numeros.map(({ antes, valor, rotulo }) => (
          <div
            key={rotulo}
            className="mr-3.5 flex flex-col-reverse justify-end border-linha-2 border-r pr-3.5 last:m-0 last:border-0 last:p-0 lg:mr-7 lg:pr-7"
          >
            <dt className="mt-1.5 text-pedra text-peq/[1.3]">{rotulo}</dt>
            <dd className="flex items-baseline gap-1.5 font-semibold font-titulo text-[2.125rem] text-mata lining-nums leading-none tracking-[-0.03em] lg:text-[2.375rem]">
              {antes && (
                <small className="whitespace-nowrap font-medium font-texto text-[0.8125rem] text-pedra tracking-normal">
                  {antes}
                </small>
              )}
              {valor}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const amountStyle = "valor text-[1.0625rem] text-mata xl:text-xl";

import { ButtonLink } from "@eden/ui/core/button.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Picture } from "@eden/ui/core/picture.tsx";
import { ArrowRight, Sprout } from "lucide";
import { empresa } from "~/content/empresa.ts";
import { lojaEden } from "~/images/loja-eden.ts";

const numeros = [
  { valor: "6", rotulo: "níveis para evoluir" },
  { antes: "mais de", valor: "30", rotulo: "aulas no aplicativo" },
  { valor: "3", rotulo: "marcas para licenciar" },
];

export function Hero() {
  return (
    <section aria-labelledby="hero-titulo" className="relative overflow-x-clip">
      <div className="pagina flex flex-col pt-5 md:min-h-[54vw] md:justify-center md:pt-4 md:pb-9 lg:pt-0 xl:min-h-179">
        <div className="relative z-2 md:max-w-[28rem] lg:max-w-170">
          <p className="flex items-center gap-2.5 font-semibold text-folha text-peq">
            <Icon of={Sprout} />
            Para farmácias independentes
          </p>
          <h1
            id="hero-titulo"
            className="mt-2.5 mb-3.5 text-h1 md:max-lg:text-[clamp(3rem,6.1vw,3.75rem)] lg:mt-4.5 xl:text-[4.75rem] lg:mb-6 lg:-ml-[0.035em]"
          >
            <span className="md:whitespace-nowrap">Crescimento com</span> <em className="md:block">Propósito</em>
          </h1>
          <p className="max-w-[40ch] text-lead text-pedra md:max-w-[30ch] xl:max-w-[40ch]">
            Educação, gestão, tecnologia e marcas para sua farmácia crescer com raiz firme.
          </p>
          <ButtonLink
            to="/planos"
            variant="ipe"
            size="l"
            className="mt-6 w-full gap-2.5! px-4! text-[1.0625rem]! sm:w-auto sm:px-7.5! sm:text-lg! lg:mt-9"
          >
            Quero Conhecer a {empresa.nome}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
        <Picture
          of={lojaEden}
          priority
          sizes="(min-width: 1280px) 1136px, (min-width: 768px) 80vw, 600px"
          className="pointer-events-none relative left-1/2 my-1.5 -ml-[338px] h-102.5 w-164 max-w-none motion-safe:animate-surge md:absolute md:top-4 md:left-[calc(50%-9vw)] md:m-0 md:h-auto md:w-[80vw] xl:top-1.5 xl:left-[calc(50%-214px)] xl:w-284"
        />
        <dl className="relative z-2 flex justify-between border-linha-2 border-t pt-5 md:mt-10 md:justify-start md:border-0 md:pt-0 lg:mt-14">
          {numeros.map(({ antes, valor, rotulo }) => (
            <div
              key={rotulo}
              className="mr-3.5 flex flex-col-reverse border-linha-2 border-r pr-3.5 last:m-0 last:border-0 last:p-0 lg:mr-8 lg:pr-8"
            >
              <dt className="mt-1.5 text-pedra text-peq leading-[1.35] lg:mt-2">{rotulo}</dt>
              <dd className="flex items-baseline gap-1.5 font-semibold font-titulo text-[2.125rem] text-mata lining-nums leading-none tracking-[-0.03em] lg:text-[2.75rem]">
                {antes && (
                  <small className="whitespace-nowrap font-medium font-texto text-[0.8125rem] text-pedra tracking-normal lg:text-base">
                    {antes}
                  </small>
                )}
                {valor}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

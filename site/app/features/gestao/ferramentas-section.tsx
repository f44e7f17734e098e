import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { ArrowRight } from "lucide";
import { ferramentas } from "~/content/ferramentas.ts";
import { ferramentasDoDono, raioX } from "~/content/rodape.ts";

const titleId = "gestao-ferramentas";

/** The free tools, for owners who want a number before they talk to anybody. */
export function FerramentasSection() {
  return (
    <Section aria-labelledby={titleId}>
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-16">
        <div>
          <h2 id={titleId} className="text-h2">
            Faça a conta antes da <em>conversa</em>
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead text-pedra">
            Ferramentas do dono, grátis e sem cadastro. Os números ficam no seu aparelho.
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {[
              { label: "Ver as ferramentas", to: ferramentasDoDono.to },
              { label: "Ver o raio-x da sua cidade", to: raioX.to },
            ].map(({ label, to }) => (
              <li key={to}>
                <AppLink
                  to={to}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-folha underline-offset-4 hover:underline"
                >
                  {label}
                  <Icon of={ArrowRight} size={20} />
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid grid-cols-2 gap-2.5 sm:gap-4">
          {Object.values(ferramentas).map(({ nome, pergunta, path }) => (
            <li
              key={path}
              className="relative rounded-cartao bg-papel p-4 sm:p-6 shadow-suave transition-[translate] duration-250 hover:-translate-y-1"
            >
              <h3 className="text-lg/tight sm:text-h3">
                <AppLink to={path} className="after:absolute after:inset-0 after:rounded-cartao after:content-['']">
                  {nome}
                </AppLink>
              </h3>
              <p className="mt-1.5 max-sm:hidden">{pergunta}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

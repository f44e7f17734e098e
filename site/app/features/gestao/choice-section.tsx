import { classNames } from "@eden/ui/core/class-names.ts";
import { Section } from "@eden/ui/core/section.tsx";
import { comparacao, orientativa, transformadora } from "~/content/gestao.ts";

const titleId = "gestao-comparacao";

/**
 * Both consultorias answer the same questions. Each answer contains the consultoria's name; on wide screens a header row
 * shows it.
 */
export function ChoiceSection() {
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId} className="max-w-[20ch] text-h2">
        Qual combina com o seu <em>momento</em>?
      </h2>
      <div className="mt-7 overflow-hidden rounded-[28px] bg-papel shadow-suave md:rounded-ficha lg:mt-14">
        <div
          aria-hidden="true"
          className="hidden font-semibold font-titulo text-[1.375rem]/tight text-mata md:grid md:grid-cols-[1fr_1.4fr_1.4fr] lg:grid-cols-[1fr_1.5fr_1.5fr]"
        >
          <span />
          <span className="px-6 py-6 lg:px-8">{orientativa.nome}</span>
          <span className="bg-orvalho px-6 py-6 lg:px-8">{transformadora.nome}</span>
        </div>
        {comparacao.map((linha, index) => (
          <div
            key={linha.pergunta}
            className={classNames(
              index === 0 ? "md:border-t" : "border-t",
              "border-linha md:grid md:grid-cols-[1fr_1.4fr_1.4fr] lg:grid-cols-[1fr_1.5fr_1.5fr]",
            )}
          >
            <h3 className="px-5 pt-5 text-[1.1875rem]/tight md:px-6 md:py-5 md:text-lg/tight lg:px-8 lg:py-6">
              {linha.pergunta}
            </h3>
            <dl className="grid grid-cols-2 text-base/snug md:col-span-2 md:text-[1.0625rem]/snug">
              <Answer consultoria="Orientativa">{linha.orientativa}</Answer>
              <Answer consultoria="Transformadora" tinted>
                {linha.transformadora}
              </Answer>
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Answer({
  consultoria,
  tinted = false,
  children,
}: {
  consultoria: string;
  tinted?: boolean;
  children: string;
}) {
  return (
    <div className={classNames(answer, tinted && "md:bg-orvalho")}>
      <dt className="mb-1 font-semibold text-folha text-peq md:sr-only">{consultoria}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const answer = "px-4 pt-3 pb-5 max-md:first:pl-5 md:px-6 md:py-5 lg:px-8 lg:py-6";

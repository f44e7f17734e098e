import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Plus } from "lucide";
import { comparacao, orientativa, transformadora } from "~/content/gestao.ts";

const titleId = "gestao-comparacao";

/**
 * Both consultorias answer the same questions. Each answer contains the consultoria's name; on wide screens a header row
 * shows it. Folded on a phone, where the two cards have just said most of it.
 */
export function ChoiceSection() {
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId} className="max-w-[20ch] text-h2">
        Qual combina com o seu <em>momento</em>?
      </h2>
      <details className="group/comparison mt-6 rounded-[28px] bg-papel shadow-suave md:overflow-hidden md:rounded-ficha md:details-content:[content-visibility:visible] lg:mt-10">
        <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-[28px] py-2.5 pr-3 pl-5 font-semibold text-mata md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          Comparar ponto a ponto
          <span className="grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-contorno transition-[rotate] duration-250 group-open/comparison:rotate-45">
            <Icon of={Plus} />
          </span>
        </summary>
        <div
          aria-hidden="true"
          className="hidden font-semibold font-titulo text-[1.375rem]/tight text-mata md:grid md:grid-cols-[1fr_1.4fr_1.4fr] lg:grid-cols-[1fr_1.5fr_1.5fr]"
        >
          <span />
          <span className="px-6 py-6 lg:px-8">{orientativa.nome}</span>
          <span className="bg-orvalho px-6 py-6 lg:px-8">{transformadora.nome}</span>
        </div>
        {comparacao.map((linha) => (
          <div
            key={linha.pergunta}
            className={classNames(
              "border-linha border-t md:grid md:grid-cols-[1fr_1.4fr_1.4fr] lg:grid-cols-[1fr_1.5fr_1.5fr]",
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
      </details>
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

import { AREAS } from "@eden/domain/diagnostico/areas";
import { FAIXAS, faixaOf } from "@eden/domain/diagnostico/faixas";
import type { AreaNota } from "@eden/domain/diagnostico/pontuacao";
import type { Previa } from "@eden/domain/diagnostico/previa";
import { joinNomes } from "@eden/domain/join-nomes";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { Button, ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { Icon } from "@eden/ui/core/icon.tsx";
import { ArrowRight } from "lucide";
import type { ReactNode, RefObject } from "react";
import { whatsappLink } from "~/content/whatsapp.ts";
import { PreviaVine } from "./previa-vine.tsx";

interface PreviaResultProps {
  previa: Previa;
  heading: RefObject<HTMLHeadingElement | null>;
  onRestart: () => void;
}

/** The first picture: the strongest and the weakest area, one step for today, and the way to the whole diagnostic. */
export function PreviaResult({ previa, heading, onRestart }: PreviaResultProps) {
  if (previa.status === "incompleta") return null;
  return (
    <div className="rounded-ficha bg-papel p-5.5 shadow-suave md:p-8">
      <PreviaVine grown={previa.areas.length} of={previa.areas.length} />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-[1.625rem]/tight shadow-none! outline-none!">
        {titleOf(previa)}
      </h3>
      {previa.status === "completa" && (
        <p className="mt-3">
          O que mais pede cuidado: <strong className="font-semibold">{cuidadoOf(previa.fraca)}</strong>.{" "}
          {previa.passos && <>Comece hoje: {lowerFirst(previa.passos.hoje)}</>}
        </p>
      )}
      <Areas areas={previa.areas} />
      <p className="mt-4 text-pedra text-peq">
        É um primeiro retrato, com uma pergunta por área. Nada do que você respondeu foi guardado ou enviado.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink to="/diagnostico-gestao" className="max-xl:grow">
          Fazer o diagnóstico inteiro
          <Icon of={ArrowRight} />
        </ButtonLink>
        <Button variant="outline" onClick={onRestart} className="max-xl:grow">
          Responder de novo
        </Button>
      </div>
      <p className="mt-3 text-base">
        O diagnóstico inteiro é para lojas cadastradas. Ainda não é o seu caso?{" "}
        <AppLink
          to={whatsappLink(
            "Olá! Respondi às sete perguntas do site e quero fazer o diagnóstico inteiro da minha loja.",
          )}
          className="inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4"
        >
          Converse com um consultor
        </AppLink>
      </p>
    </div>
  );
}

function titleOf(previa: Exclude<Previa, { status: "incompleta" }>): ReactNode {
  if (previa.status === "completa") return `Seu ponto forte é ${AREAS[previa.forte].nome}`;
  return faixaOf(previa.nota) === "firme"
    ? "Suas sete áreas estão firmes"
    : "Suas sete áreas estão no mesmo ponto do caminho";
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Weakest first, as in the whole diagnostic. */
function cuidadoOf(fraca: Extract<Previa, { status: "completa" }>["fraca"]): string {
  return fraca.status === "uma" ? AREAS[fraca.area].nome : joinNomes(fraca.areas.map((area) => AREAS[area].nome));
}

function Areas({ areas }: { areas: readonly AreaNota[] }) {
  return (
    <ul className="mt-5 grid border-linha border-b">
      {areas.map(({ area, nota }) => {
        const faixa = faixaOf(nota);
        return (
          <li
            key={area}
            className="flex min-h-10 items-center justify-between gap-4 border-linha border-t py-1.5 text-base/tight"
          >
            {AREAS[area].nome}
            <span className={classNames("flex shrink-0 items-center gap-2 font-semibold text-peq", colours[faixa])}>
              <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
              {FAIXAS[faixa].nome}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const colours = { cuidado: "text-terracota", caminho: "text-aviso", firme: "text-folha" } as const;

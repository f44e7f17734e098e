import { AREAS } from "@eden/domain/diagnostico/areas";
import { faixaOf } from "@eden/domain/diagnostico/faixas";
import type { Passos } from "@eden/domain/diagnostico/passos";
import { AppLink } from "@eden/ui/core/app-link.tsx";
import { ButtonLink } from "@eden/ui/core/button.tsx";
import { classNames } from "@eden/ui/core/class-names.ts";
import { SocialIcon } from "@eden/ui/core/icon.tsx";
import { type RefObject, useCallback, useState } from "react";
import { whatsappLink } from "~/content/whatsapp.ts";
import { Acoes } from "./acoes.tsx";
import { DESENHOS } from "./desenhos.ts";
import { Folha } from "./folha.tsx";
import { FolhasNotice } from "./folhas-notice.tsx";
import { cuidadoOf, estagioOf, faixaNome, isFirme, mensagemOf, type Retrato } from "./jardim.ts";
import type { Folhas } from "./use-folhas.ts";

interface FimProps {
  retrato: Retrato;
  nome: string;
  quadro: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  subLevel: 2 | 3;
  onRestart: () => void;
  folhas: Folhas;
}

/** The garden in words: where to begin, what to do with it, and the seven areas. */
export function Fim({ retrato, nome, quadro, heading, subLevel, onRestart, folhas }: FimProps) {
  const Title = `h${subLevel}` as const;
  const [printing, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const { before, area, after } = cuidadoOf(retrato);
  return (
    <>
      <div className="animate-fade md:row-span-2 md:self-center">
        <p className="font-semibold text-folha text-peq">Pronto. Sete plantas, sete áreas</p>
        <Title
          ref={heading}
          tabIndex={-1}
          className="mt-0.5 text-[clamp(2rem,1.4rem+2vw,3.125rem)]/[1.06] wrap-anywhere shadow-none! outline-none! lg:mt-1.5"
        >
          {nome ? (
            <>
              O jardim da <em className="font-medium text-folha italic">{nome}</em>
            </>
          ) : (
            <>
              O seu <em className="font-medium text-folha italic">jardim</em>
            </>
          )}
        </Title>
        <p className="mt-3 text-[1.1875rem]/snug">
          {before}
          {area && <strong className="font-semibold">{area}</strong>}
          {after}
        </p>
        <FolhasNotice folhas={folhas} />
        {retrato.passos && !isFirme(retrato) && <Comeco passos={retrato.passos} />}
        <ButtonLink to={whatsappLink(mensagemOf(retrato.areas))} variant="ipe" size="l" className="mt-5 w-full px-4!">
          <SocialIcon of="whatsapp" size={22} />
          Conversar sobre este resultado
        </ButtonLink>
        <Acoes retrato={retrato} nome={nome} quadro={quadro} onPrint={() => setPrinting(true)} />
        <p className="mt-2 text-pedra text-peq">Nada do que você respondeu foi guardado ou enviado.</p>
        <p className="flex flex-wrap gap-x-5 text-base">
          <button type="button" onClick={onRestart} className={linkStyle}>
            Responder de novo
          </button>
          <AppLink to="/diagnostico-gestao" className={linkStyle}>
            Já sou do grupo: diagnóstico inteiro
          </AppLink>
          <AppLink to="/ferramentas" className={linkStyle}>
            Fazer as contas: ferramentas grátis
          </AppLink>
        </p>
      </div>
      <ol className="grid self-start md:col-start-2 lg:grid-cols-2 lg:gap-x-7">
        {retrato.areas.map(({ area, nota }) => (
          <li
            key={area}
            className="flex min-h-10.5 items-center gap-2.5 border-nevoa border-b py-1 text-base/tight lg:text-peq"
          >
            <Desenho nota={nota} />
            {AREAS[area].nome}
            <b className={classNames("ml-auto whitespace-nowrap font-semibold text-peq", colours[faixaOf(nota)])}>
              {faixaNome(nota)}
            </b>
          </li>
        ))}
      </ol>
      {/* The key: after another attempt it takes the pictures that are there by then. */}
      <Folha
        key={folhas.failed.length}
        retrato={retrato}
        nome={nome}
        quadro={quadro}
        printing={printing}
        onPrinted={endPrinting}
      />
    </>
  );
}

const linkStyle = "inline-flex min-h-11 items-center font-semibold text-folha underline underline-offset-4";

const colours = { cuidado: "text-terracota", caminho: "text-aviso", firme: "text-folha" } as const;

/** Today's step, and the two that follow it on request. */
function Comeco({ passos }: { passos: Passos }) {
  return (
    <div className="mt-4 rounded-[20px] border-ipe border-l-6 bg-papel px-4.5 pt-3.5 pb-1.5">
      <p className="font-semibold text-folha text-peq">Comece hoje</p>
      <p className="text-lg/snug">{passos.hoje}</p>
      <details className="mt-1">
        <summary className="flex min-h-11 items-center font-semibold text-folha text-peq underline underline-offset-4">
          Nesta semana e neste mês
        </summary>
        <dl className="grid gap-2 pb-2.5 text-base/snug">
          <div>
            <dt className="font-semibold text-folha text-peq">Nesta semana</dt>
            <dd>{passos.semana}</dd>
          </div>
          <div>
            <dt className="font-semibold text-folha text-peq">Neste mês</dt>
            <dd>{passos.mes}</dd>
          </div>
        </dl>
      </details>
    </div>
  );
}

function Desenho({ nota }: { nota: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0 fill-folha">
      <path fillRule="evenodd" d={DESENHOS[estagioOf(nota / 100)]} />
    </svg>
  );
}

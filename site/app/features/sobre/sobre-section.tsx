import { Picture, type PictureFile } from "@eden/ui/core/picture.tsx";
import { Section } from "@eden/ui/core/section.tsx";
import { Tabs } from "@eden/ui/tabs.tsx";
import { type Aba, type AbaId, abas, type Valor } from "~/content/sobre.ts";
import { sobreMissao } from "~/images/sobre-missao.ts";
import { sobreProposito } from "~/images/sobre-proposito.ts";
import { sobreValores } from "~/images/sobre-valores.ts";
import { sobreVisao } from "~/images/sobre-visao.ts";

const tabs = abas.map((aba) => ({ id: aba.id, label: aba.rotulo, content: <AbaPanel aba={aba} /> }));

/**
 * From 1024 px a panel's picture is left of the tabs and out of the flow, so that the tabs do not move with the length
 * of the text.
 */
const frame =
  "relative lg:min-h-112 lg:pl-[calc((100%-3.5rem)*5/12+3.5rem)] xl:min-h-129 xl:pt-14 xl:pl-[calc((100%-6rem)*5/12+6rem)] noscript:[&_[role=tablist]]:hidden";

export function SobreSection() {
  return (
    <Section aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo" className="sr-only">
        Sobre o Éden Grupo
      </h2>
      <Tabs label="Sobre o Éden Grupo" tabs={tabs} className={frame} />
      {/* Without JavaScript tabs cannot be switched: the panels are shown one below the other. */}
      <noscript>
        {abas.slice(1).map((aba) => (
          <div key={aba.id} className={`${frame} mt-18`}>
            <AbaPanel aba={aba} />
          </div>
        ))}
      </noscript>
    </Section>
  );
}

function AbaPanel({ aba }: { aba: Aba }) {
  return (
    <div className="md:grid md:grid-cols-[7fr_5fr] md:gap-10 lg:block">
      <div>
        <h3 className="text-h2">{aba.titulo}</h3>
        {aba.descricao.map((paragraph) => (
          <p
            key={paragraph}
            className="mt-4 max-w-[56ch] text-[1.0625rem] text-tinta lg:text-[1.1875rem] [&+&]:text-pedra xl:first-of-type:mt-6"
          >
            {paragraph}
          </p>
        ))}
        {aba.valores && <Values valores={aba.valores} />}
      </div>
      <AbaPicture of={aba.id} />
    </div>
  );
}

function Values({ valores }: { valores: readonly Valor[] }) {
  return (
    <ul className="mt-5 grid gap-3.5 xs:grid-cols-2 xs:gap-x-5 lg:mt-7 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-6">
      {valores.map(({ nome, frase }) => (
        <li key={nome}>
          <strong className="block font-semibold font-titulo text-[1.1875rem]/snug text-mata tracking-[-0.01em]">
            {nome}
          </strong>
          <span className="mt-1 block text-pedra text-peq/snug">{frase}</span>
        </li>
      ))}
    </ul>
  );
}

const pictures: Record<AbaId, PictureFile> = {
  proposito: sobreProposito,
  missao: sobreMissao,
  visao: sobreVisao,
  valores: sobreValores,
};

function AbaPicture({ of: aba }: { of: AbaId }) {
  return (
    <div className="arco mx-20 mt-6 md:mx-0 md:mt-0 lg:absolute lg:top-0 lg:left-0 lg:w-[calc((100%-3.5rem)*5/12)] xl:w-[calc((100%-6rem)*5/12)]">
      <Picture
        of={pictures[aba]}
        sizes="(min-width: 1280px) 460px, (min-width: 1024px) 384px, (min-width: 768px) 290px, 80vw"
        className="aspect-8/9 h-auto w-full rounded-[inherit] bg-orvalho object-cover object-bottom"
      />
    </div>
  );
}

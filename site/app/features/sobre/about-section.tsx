import { Section } from "@eden/ui/section.tsx";
import { Tabs } from "@eden/ui/tabs.tsx";
import { abas } from "~/content/sobre.ts";
import { AboutPanel } from "./about-panel.tsx";

const tabs = abas.map((aba) => ({ id: aba.id, label: aba.rotulo, content: <AboutPanel aba={aba} /> }));

/**
 * From 1024 px a panel's picture is left of the tabs and out of the flow, so that the tabs do not move with the length
 * of the text. Each part is animated separately, because animating the panel would move its picture too.
 */
const frame =
  "relative lg:min-h-112 lg:pl-[calc((100%-3.5rem)*5/12+3.5rem)] xl:min-h-140 xl:pt-18 xl:pl-[calc((100%-6rem)*5/12+6rem)] [&_[role=tabpanel]]:animate-none! noscript:[&_[role=tablist]]:hidden";

export function AboutSection() {
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
            <AboutPanel aba={aba} />
          </div>
        ))}
      </noscript>
    </Section>
  );
}

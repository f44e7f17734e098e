import { BelowFold } from "@eden/ui/below-fold.tsx";
import { HeartHandshake, Scale, Sparkles } from "lucide";
import { agenteVirtual, clubeDeVantagens, precificacao } from "~/content/tecnologia.ts";
import { PlanosBlock } from "~/features/planos-bloco/planos-block.tsx";
import { AgentChat } from "~/features/tecnologia/agent-chat.tsx";
import { Band, TecnologiaOpening } from "~/features/tecnologia/band.tsx";
import { ClubCard } from "~/features/tecnologia/club-card.tsx";
import { PriceRuler } from "~/features/tecnologia/price-ruler.tsx";
import { ToolShelf } from "~/features/tecnologia/tool-shelf.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/edentech",
    title: "Tecnologia",
    description:
      "Agente virtual, clube de vantagens, precificação inteligente e painéis de gestão pensados para a rotina da farmácia independente.",
    card: "edentech",
    trail: [{ label: "Tecnologia", path: "/edentech" }],
  });

export const handle: SiteHandle = { convite: "eva" };

const sections = (
  <>
    <TecnologiaOpening />
    <BelowFold>
      <div className="grid gap-3 lg:gap-6">
        <Band destaque={agenteVirtual} icon={Sparkles} tone="mata" drawn className="max-lg:mb-11">
          <AgentChat />
        </Band>
        <Band destaque={clubeDeVantagens} icon={HeartHandshake} tone="orvalho" drawing="left">
          <ClubCard />
        </Band>
        <Band destaque={precificacao} icon={Scale} tone="sol" drawing="wide" drawn>
          <PriceRuler />
        </Band>
      </div>
      <ToolShelf />
      <PlanosBlock show={["edificacao", "plenitude"]} />
    </BelowFold>
  </>
);

export default function Edentech() {
  return sections;
}

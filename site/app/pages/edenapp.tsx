import { BelowFold } from "@eden/ui/below-fold.tsx";
import { AcessosSection } from "~/features/edenapp/acessos-section.tsx";
import { AppOpening } from "~/features/edenapp/app-opening.tsx";
import { AulasBlock } from "~/features/edenapp/aulas-block.tsx";
import { VideoBlock } from "~/features/edenapp/video-block.tsx";
import { edenAppProduct } from "~/head/dados/product-data.ts";
import { pageMeta } from "~/head/page-meta.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/edenapp",
    title: "Éden Grupo - Eden App",
    description:
      "Mais de 30 aulas sobre marketing, cultura, gestão, mentalidade e tricotomia humana, no celular do dono de farmácia.",
    card: "edenapp",
    trail: [{ label: "App", path: "/edenapp" }],
    structuredData: [edenAppProduct()],
  });

export const handle: SiteHandle = { convite: "preco" };

const sections = (
  <>
    <AppOpening />
    <BelowFold>
      <VideoBlock />
      <AulasBlock />
      <AcessosSection />
    </BelowFold>
  </>
);

export default function Edenapp() {
  return sections;
}

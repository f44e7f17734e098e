import { convite } from "~/content/convite.ts";
import { PoliticaDocument } from "~/features/politica/politica-document.tsx";
import { pageMeta } from "~/head/page-meta.ts";
import { fecho } from "~/images/fecho.ts";
import type { SiteHandle } from "./frames/site/site.tsx";

export const meta = () =>
  pageMeta({
    path: "/politica-privacidade",
    title: "Éden Grupo - Política de Privacidade",
    description:
      "Como o Éden Grupo trata dados pessoais: finalidades, bases legais, prazos, cookies e como exercer os direitos da LGPD.",
    trail: [{ label: "Política de Privacidade", path: "/politica-privacidade" }],
  });

export const handle: SiteHandle = {
  convite: {
    title: (
      <>
        Sua farmácia já tem raiz. Vamos fazer <em>crescer</em>?
      </>
    ),
    picture: fecho,
    ...convite,
  },
};

export default function PoliticaPrivacidade() {
  return <PoliticaDocument />;
}

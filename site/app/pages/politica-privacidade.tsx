import { PoliticaDocument } from "~/features/politica/politica-document.tsx";
import { pageMeta } from "~/head/page-meta.ts";

export const meta = () =>
  pageMeta({
    path: "/politica-privacidade",
    title: "Éden Grupo - Política de Privacidade",
    description:
      "Como o Éden Grupo trata dados pessoais: finalidades, bases legais, prazos, cookies e como exercer os direitos da LGPD.",
    trail: [{ label: "Política de Privacidade", path: "/politica-privacidade" }],
  });

export default function PoliticaPrivacidade() {
  return <PoliticaDocument />;
}

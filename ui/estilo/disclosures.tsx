import { Accordion } from "../accordion.tsx";
import { Tabs } from "../tabs.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const tabs = [
  { id: "proposito", label: "Propósito", content: <p>Para que nenhum dono de farmácia cresça sozinho.</p> },
  { id: "missao", label: "Missão", content: <p>Dar ferramentas e companhia a quem abre a loja todo dia.</p> },
  { id: "visao", label: "Visão", content: <p>Farmácias de bairro com raiz, gestão e futuro.</p> },
  { id: "valores", label: "Valores", content: <p>Clareza, cuidado, constância.</p> },
];

const items = (prefix: string) => [
  {
    id: `${prefix}-1`,
    title: "Como faço para entrar?",
    content: <p>Converse com um consultor ou escolha um plano.</p>,
  },
  { id: `${prefix}-2`, title: "Quem pode participar?", content: <p>Donos de farmácia e suas equipes.</p> },
  { id: `${prefix}-3`, title: "Como funciona o aplicativo?", content: <p>Aulas no celular, no seu ritmo.</p> },
];

export function Disclosures() {
  return (
    <SpecimenGroup
      id="abas-e-sanfonas"
      title="Abas e sanfonas"
      lead="Setas, Home e End nas abas. Nas sanfonas, o + gira e vira ×."
    >
      <Specimen title="Abas">
        <Tabs label="Sobre o grupo" tabs={tabs} />
      </Specimen>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Specimen title="Uma aberta por vez">
          <Accordion name="exclusiva" items={items("exclusiva")} initialOpen={0} />
        </Specimen>
        <Specimen title="Quantas quiser">
          <Accordion items={items("livre")} />
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

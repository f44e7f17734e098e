import { SpecimenGroup } from "./specimen.tsx";

const swatches = [
  { name: "creme", hex: "#F8F1E4", use: "A página", fill: "bg-creme" },
  { name: "papel", hex: "#FFFDF8", use: "Cartões e campos", fill: "bg-papel" },
  { name: "orvalho", hex: "#E6F3EA", use: "Superfície verde, calma", fill: "bg-orvalho" },
  { name: "areia", hex: "#F1E7D3", use: "Trilho das abas", fill: "bg-areia" },
  { name: "sol", hex: "#F8E3B2", use: "Cartão ensolarado", fill: "bg-sol" },
  { name: "linha", hex: "#E4DCCB", use: "Fios", fill: "bg-linha" },
  { name: "contorno", hex: "#75857D", use: "Borda de campo", fill: "bg-contorno" },
  { name: "pedra", hex: "#51615A", use: "Texto secundário", fill: "bg-pedra" },
  { name: "tinta", hex: "#14211B", use: "Texto", fill: "bg-tinta" },
  { name: "mata", hex: "#0E3B2E", use: "Títulos, seções escuras", fill: "bg-mata" },
  { name: "folha", hex: "#1B6B4A", use: "Links, estados ativos", fill: "bg-folha" },
  { name: "broto", hex: "#8FD14F", use: "Acento sobre mata", fill: "bg-broto" },
  { name: "ipê", hex: "#F5B82E", use: "A ação da tela, o foco", fill: "bg-ipe" },
  { name: "terracota", hex: "#B4452C", use: "Acento quente", fill: "bg-terracota" },
  { name: "coral", hex: "#F3A68F", use: "Perda, sobre mata", fill: "bg-coral" },
  { name: "erro", hex: "#B3261E", use: "Erros", fill: "bg-erro" },
  { name: "aviso", hex: "#5E4500", use: "Espera, sem falha", fill: "bg-aviso" },
  { name: "barro", hex: "#DDC9A3", use: "O chão do funil", fill: "bg-barro" },
  { name: "âmbar", hex: "#D79A12", use: "Prazo perto, em anéis e barras", fill: "bg-ambar" },
  { name: "âmbar-linha", hex: "#E8D9A8", use: "Borda de anotação", fill: "bg-ambar-linha" },
  { name: "água", hex: "#123F5A", use: "Diagnóstico, sobre água-fundo", fill: "bg-agua" },
  { name: "água-fundo", hex: "#E2EDF5", use: "Selo do diagnóstico", fill: "bg-agua-fundo" },
  { name: "folha-2", hex: "#3F8A5F", use: "O caule dos números", fill: "bg-folha-2" },
  { name: "cinza", hex: "#A9B5AB", use: "O período anterior", fill: "bg-cinza" },
  { name: "whatsapp", hex: "#D9FDD3", use: "Balão da prévia", fill: "bg-whatsapp" },
];

const niveis = [
  "bg-nivel-1",
  "bg-nivel-2",
  "bg-nivel-3",
  "bg-nivel-4",
  "bg-nivel-5 text-white",
  "bg-nivel-6 text-white",
];

export function Colours() {
  return (
    <SpecimenGroup
      id="cores"
      title="Cores"
      lead="O fundo das imagens é exatamente o creme: elas se fundem à página, sem moldura."
    >
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:gap-6">
        {swatches.map(({ name, hex, use, fill }) => (
          <li key={name} className="leading-snug">
            <div className={`h-24 rounded-cartao border border-linha ${fill}`} />
            <p className="mt-3 font-semibold">{name}</p>
            <p className="text-peq text-pedra">{hex}</p>
            <p className="text-peq text-pedra">{use}</p>
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-3 gap-2 md:grid-cols-6 lg:gap-3" aria-label="Cores dos seis níveis">
        {niveis.map((fill, index) => (
          <li key={fill} className={`rounded-cartao px-4 py-5 font-titulo font-semibold ${fill}`}>
            nivel-{index + 1}
          </li>
        ))}
      </ol>
    </SpecimenGroup>
  );
}

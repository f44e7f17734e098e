import { Sprout } from "lucide";
import { Eyebrow } from "../core/section.tsx";
import { Specimen, SpecimenGroup } from "./specimen.tsx";

const steps = [
  { name: "h1", style: "text-h1", sample: "Raiz firme" },
  { name: "página", style: "text-pagina", sample: "Escolha o ritmo" },
  { name: "etapa", style: "text-etapa", sample: "Como você quer começar?" },
  { name: "h2", style: "text-h2", sample: "Quem cultiva com você" },
  { name: "h3", style: "text-h3", sample: "Forma de pagamento" },
];

const dense = [
  { name: "micro", style: "text-micro", sample: "faltam 27 min de trabalho" },
  { name: "small", style: "text-small", sample: "Interesse na Mentoria" },
  { name: "body", style: "text-body", sample: "O texto e os botões de uma tela de trabalho" },
  { name: "read", style: "text-read", sample: "O que se lê com calma: uma mensagem, um nome" },
  { name: "title", style: "text-title font-strong", sample: "Próximo passo" },
  { name: "heading", style: "text-heading font-titulo font-semibold", sample: "Aparecida Gonçalves" },
  { name: "display", style: "text-display font-titulo font-semibold", sample: "Pagamentos" },
  { name: "figure", style: "text-figure font-titulo font-semibold", sample: "Bom dia" },
  { name: "score", style: "text-score font-strong tabular-nums", sample: "72" },
];

export function Typography() {
  return (
    <SpecimenGroup
      id="tipografia"
      title="Tipografia"
      lead="Fraunces nos títulos e no dinheiro. Atkinson Hyperlegible Next no texto e nos documentos: O e 0, I e l e 1 não se confundem."
    >
      <Specimen title="Títulos">
        <dl className="grid gap-6">
          {steps.map(({ name, style, sample }) => (
            <div key={name} className="grid gap-1 md:grid-cols-[120px_1fr] md:items-baseline">
              <dt className="text-peq text-pedra">{name}</dt>
              <dd className={`font-titulo font-semibold text-mata ${style}`}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen title="Telas de trabalho" surface="papel">
        <dl className="grid gap-3">
          {dense.map(({ name, style, sample }) => (
            <div key={name} className="grid gap-x-4 md:grid-cols-[120px_1fr] md:items-baseline">
              <dt className="text-peq text-pedra">{name}</dt>
              <dd className={style}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <div className="grid gap-6 md:grid-cols-2 lg:gap-8">
        <Specimen title="Texto" surface="papel">
          <Eyebrow icon={Sprout}>Linha sobre o título</Eyebrow>
          <p className="mt-4 text-lead text-pedra">Abertura: comece pequeno, crie raiz, avance quando fizer sentido.</p>
          <p className="mt-4 max-w-[62ch]">
            Corpo: aulas, consultoria, ferramentas e marcas para o dono de farmácia independente.
          </p>
          <p className="mt-4 text-peq text-pedra">Pequeno: nenhuma cobrança foi feita.</p>
          <p className="mt-4 tabular-nums">12.ABC.345/01DE-35</p>
          <p className="valor mt-4 text-3xl text-mata">R$ 1.998,00</p>
        </Specimen>
        <Specimen title="Sobre mata" surface="mata">
          <Eyebrow icon={Sprout}>Linha sobre o título</Eyebrow>
          <p className="mt-4 font-titulo text-h2 font-semibold text-white">
            Uma palavra por título em <em className="font-medium text-broto">itálico</em>
          </p>
          <p className="mt-4 text-lead text-nevoa">O broto é o acento daqui; sobre fundo claro ele nunca aparece.</p>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}

import { mentionsMensagem } from "@eden/domain/painel/choose-modelo";
import { keysOf, ORIGENS, type Origem } from "@eden/domain/painel/valores";
import type { ModeloEditado } from "./modelo-previa.tsx";

interface ValeParaProps {
  modelo: ModeloEditado;
  onChange: (origens: Origem[]) => void;
}

/** Which people a template is for, by their newest origin. */
export function ValePara({ modelo, onChange }: ValeParaProps) {
  const { origens } = modelo;
  const toggle = (origem: Origem) =>
    onChange(keysOf(ORIGENS).filter((other) => origens.includes(other) !== (other === origem)));
  return (
    <fieldset className="mt-4">
      <legend className="text-body font-semibold">Vale para</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Chip nome="Todas as origens" pressed={origens.length === 0} onClick={() => onChange([])} />
        {keysOf(ORIGENS).map((origem) => (
          <Chip key={origem} nome={ORIGENS[origem]} pressed={origens.includes(origem)} onClick={() => toggle(origem)} />
        ))}
      </div>
      <p className="mt-2 text-body text-pretty text-pedra">
        {mentionsMensagem(modelo)
          ? "Fala em “sua mensagem”: só aparece para quem escreveu uma."
          : "A resposta começa com o primeiro modelo que vale para a origem mais nova da pessoa."}
      </p>
    </fieldset>
  );
}

function Chip({ nome, pressed, onClick }: { nome: string; pressed: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className="min-h-8 rounded-full border border-linha-2 bg-white px-3 text-small font-semibold text-mata hover:border-contorno aria-pressed:border-folha aria-pressed:bg-orvalho max-lg:min-h-11 max-lg:px-4 max-lg:text-body pointer-coarse:min-h-11"
    >
      {nome}
    </button>
  );
}

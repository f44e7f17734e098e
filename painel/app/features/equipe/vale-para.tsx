import { mentionsMensagem } from "@eden/domain/painel/choose-modelo";
import { hasMotivos, MOTIVOS_DO_MODELO } from "@eden/domain/painel/motivos-do-modelo";
import { keysOf, ORIGENS } from "@eden/domain/painel/valores";
import type { ModeloEditado } from "./modelo-previa.tsx";

interface ValeParaProps {
  modelo: ModeloEditado;
  onChange: (change: Partial<ModeloEditado>) => void;
}

/** Whom or what a template is for: people by their newest origin, payments by reason, stores by situation. */
export function ValePara({ modelo, onChange }: ValeParaProps) {
  const { momento, motivos, origens } = modelo;
  if (!hasMotivos(momento)) {
    return (
      <Choice
        todos="Todas as origens"
        opcoes={ORIGENS}
        chosen={origens}
        onChange={(chosen) => onChange({ origens: chosen })}
        explicacao={
          mentionsMensagem(modelo)
            ? "Fala em “sua mensagem”: só aparece para quem escreveu uma."
            : "A resposta começa com o primeiro modelo que vale para a origem mais nova da pessoa."
        }
      />
    );
  }
  return (
    <Choice
      todos={momento === "pagamento" ? "Todos os motivos" : "Todas as lojas"}
      opcoes={MOTIVOS_DO_MODELO[momento] as Record<string, string>}
      chosen={motivos}
      onChange={(chosen) => onChange({ motivos: chosen })}
      explicacao={
        momento === "pagamento"
          ? "A mensagem começa com o primeiro modelo que vale para o motivo do pagamento."
          : "O convite começa com o primeiro modelo que vale para a situação da loja."
      }
    />
  );
}

interface ChoiceProps<Id extends string> {
  todos: string;
  opcoes: Record<Id, string>;
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  explicacao: string;
}

function Choice<Id extends string>({ todos, opcoes, chosen, onChange, explicacao }: ChoiceProps<Id>) {
  const ids = keysOf(opcoes);
  const toggle = (id: Id) => onChange(ids.filter((other) => chosen.includes(other) !== (other === id)));
  return (
    <fieldset className="mt-4">
      <legend className="text-body font-semibold">Vale para</legend>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        <Chip nome={todos} pressed={chosen.length === 0} onClick={() => onChange([])} />
        {ids.map((id) => (
          <Chip key={id} nome={opcoes[id]} pressed={chosen.includes(id)} onClick={() => toggle(id)} />
        ))}
      </div>
      <p className="mt-2 text-body text-pretty text-pedra">{explicacao}</p>
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
